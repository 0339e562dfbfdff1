/// What became of a submitted action at once.
public enum Submission: Sendable, Equatable {
    /// It waits for its turn.
    case accepted
    /// It waits in the place of an older value of its control, which will not be sent.
    case merged
    /// The control has, or is about to get, this very value: there is nothing to send.
    case unchanged
    /// It is not taken: too many wait already, or the program is ending.
    case turnedAway
}
