public import MIDI

/// An input of a controller to which no rule listens.
public enum UnusedInput: Hashable, Sendable {
    /// A controller's number.
    case controlChange(Channel, UInt8)
    /// A note's number.
    case note(Channel, UInt8)
    /// A program's number.
    case program(Channel, UInt8)

    /// The input that a message comes from; nil for messages that no rule can listen to, and for releases.
    init?(_ message: Message) {
        switch message {
        case .controlChange(let channel, let controller, _): self = .controlChange(channel, controller)
        case .noteOn(let channel, let note, _): self = .note(channel, note)
        case .programChange(let channel, let program): self = .program(channel, program)
        default: return nil
        }
    }
}
