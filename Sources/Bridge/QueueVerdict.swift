/// What the queue made of an action at once.
public enum QueueVerdict: String, Sendable, Hashable {
    /// It is on its way.
    case sent
    /// It waits in the place of an older value of its control.
    case merged
    /// Its control has, or is about to get, this very value.
    case unchanged
    /// It waits for its turn under the limits.
    case limited
    /// It waits until the action before it on its control is answered.
    case behind
    /// It waits for Volta, which cannot be reached.
    case offline
    /// It waits until Volta takes actions again, which it refuses all.
    case held
    /// It was not taken: too many wait, or the program is ending.
    case turnedAway = "turned_away"

    /// What became of the action, for people.
    public var text: String {
        switch self {
        case .sent: "sent at once"
        case .merged: "takes the place of an older value that waits"
        case .unchanged: "unchanged, so not sent again"
        case .limited: "at the rate limit: waits for its turn"
        case .behind: "waits for the answer to the one before"
        case .offline: "held: Volta cannot be reached"
        case .held: "held: Volta refuses all actions for now"
        case .turnedAway: "turned away: too many wait, or the program is ending"
        }
    }
}
