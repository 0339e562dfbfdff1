/// What a sequencer or a transport key can tell the transport to do.
public enum Transport: String, Hashable, Sendable, CaseIterable {
    /// Go from the beginning.
    case start
    /// Halt.
    case stop
    /// Go on from where it halted.
    case `continue`

    /// The number of its cell.
    var number: Int {
        switch self {
        case .start: 0
        case .stop: 1
        case .continue: 2
        }
    }
}
