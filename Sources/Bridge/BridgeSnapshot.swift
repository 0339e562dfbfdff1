public import Dispatching

/// The whole state of a bridge at one moment, for onlookers.
public struct BridgeSnapshot: Sendable {
    /// The active page and what drives it.
    public var page: PageSnapshot
    /// Where the deliveries of each control stand, by its local id; controls for which nothing waits are left out.
    public var standings: [Int: Standing]
    /// What became of all actions.
    public var books: Books
    /// The limits that hold.
    public var limits: Limits
    /// The actions a second that are allowed now: the total limit, or less after Volta asked for patience.
    public var rate: Double
    /// How often Volta has asked for patience.
    public var throttles: Int
    /// How many values named no option of their control.
    public var withoutOption: Int
    /// How many MIDI messages came that a rule could listen to.
    public var messages: Int
    /// Whether everything is held back because Volta refuses it.
    public var isHeld: Bool

    /// A bridge that has done nothing yet.
    public init() {
        page = PageSnapshot(number: 0, layout: nil)
        standings = [:]
        books = Books()
        limits = Limits()
        rate = limits.total
        (throttles, withoutOption, messages, isHeld) = (0, 0, 0, false)
    }
}
