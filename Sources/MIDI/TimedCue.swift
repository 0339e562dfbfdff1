/// A cue point of a track: what happened at a time that no message says.
public struct TimedCue: Hashable, Sendable {
    /// The time since the start of the performance.
    public let time: Duration
    /// How many messages of the file come before it.
    public let position: Int
    /// The number of its track.
    public let track: Int
    /// What happened.
    public let text: String
}
