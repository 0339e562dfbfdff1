public import Dispatching
import Volta

/// What became of everything, for the end of a run.
public struct BridgeSummary: Sendable, Equatable {
    /// The counts of all actions, also of those whose control was not there.
    public let books: Books
    /// How often Volta has asked for patience, by 429 or 503.
    public let throttles: Int
    /// The values that named no option of their control and became no action; the books do not know them.
    public let withoutOption: Int
    /// The values and presses whose requests were still under way, so that they may have arrived.
    public let unconfirmed: [ActionReport]
    /// The values and presses that could not be delivered: those that waited, then those whose control was not there.
    public let unsent: [ActionReport]
}
