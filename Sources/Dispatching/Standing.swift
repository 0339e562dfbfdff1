public import Volta

/// Where one control stands with its deliveries.
public struct Standing: Sendable, Equatable {
    /// What is under way to it.
    public let sending: ActionValue?
    /// The newest value that waits.
    public let waiting: ActionValue?
    /// How many presses wait.
    public let waitingPresses: Int

    /// Nothing waits for it or is under way to it.
    public static let idle = Standing(sending: nil, waiting: nil, waitingPresses: 0)
}
