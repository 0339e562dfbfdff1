/// What a rule that remembers presses makes of one.
enum PressAnswer {
    /// It acts.
    case acts
    /// It acts on the release.
    case waitsForRelease
    /// It acts when the press has become long.
    case waitsForHold
    /// It acts on a second press.
    case waitsForSecond
    /// It acts unless there is a second press, which is another rule's.
    case waitsForNoSecond
    /// The press is the second one that another rule has waited for.
    case isSecond
}
