/// What became of a touch on the dashboard.
public enum TouchResult: Sendable, Equatable {
    /// It goes the way of every action.
    case taken
    /// The page has changed since it was shown: the local id may name another control.
    case pageChanged
    /// The page has no such control, or it takes no such value.
    case notPossible(reason: String)
    /// Too many actions wait, or the program is ending.
    case turnedAway
}
