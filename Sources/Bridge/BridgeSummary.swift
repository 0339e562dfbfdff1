public import Dispatching
import Volta

/// What became of everything, for the end of a run.
public struct BridgeSummary: Sendable, Equatable {
    /// The counts of all actions.
    public let books: Books
    /// The values and presses that could not be delivered.
    public let unsent: [ActionReport]
    /// The presses and newest values whose control was not there in time, so that no action was made of them.
    public var withoutControl = 0
}
