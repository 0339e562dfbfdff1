/// A message and when it is played.
public struct TimedMessage: Hashable, Sendable {
    /// The time since the start of the performance.
    public let time: Duration
    /// What is played then.
    public let message: Message
    /// The number of the track of the file that it stands in, from 0.
    public let track: Int

    /// Creates a message at a time since the start of the performance.
    public init(time: Duration, message: Message, track: Int = 0) {
        self.time = time
        self.message = message
        self.track = track
    }
}
