/// What a rule waits for before it acts on a message.
public enum WaitReason: Hashable, Sendable {
    /// The message is one half of a 14-bit value.
    case otherHalf
    /// It acts on the release.
    case release
    /// It acts when the press has been held for so long.
    case hold(Duration)
    /// It acts on the second one of two presses.
    case secondPress
    /// It acts unless a second press comes within this time, which another rule means.
    case noSecondPress(Duration)
    /// The switch may still bounce: what it says last counts when it has been at rest for so long.
    case rest(Duration)
    /// The control, by its name in the file, is not there; what is asked of it is kept.
    case control(String, Absence)

    /// The reason's name for programs.
    public var id: String {
        switch self {
        case .otherHalf: "other_half"
        case .release: "release"
        case .hold: "hold"
        case .secondPress: "second_press"
        case .noSecondPress: "no_second_press"
        case .rest: "debounce"
        case .control(_, let absence): absence.id
        }
    }

    /// The reason in one plain sentence.
    public var text: String {
        switch self {
        case .otherHalf: "waits for the other half of the 14-bit value"
        case .release: "waits for the release"
        case .hold(let time): "waits until it is held for \(time.shortText)"
        case .secondPress: "waits for the second press"
        case .noSecondPress(let time): "waits \(time.shortText) in case a second press comes"
        case .rest(let time): "debounce: waits until the switch has been at rest for \(time.shortText)"
        case .control(let name, let absence): absence.text(of: name)
        }
    }
}
