/// A message and when it is played.
public struct TimedMessage: Hashable, Sendable {
    /// The time since the start of the performance.
    public let time: Duration
    /// What is played then.
    public let message: Message

    /// Creates a message at a time since the start of the performance.
    public init(time: Duration, message: Message) {
        self.time = time
        self.message = message
    }
}
