import MIDI

/// What is known of one port's inputs.
struct PortState: Sendable {
    private static let inputs = 16 * 128

    /// The number of the port's table, or nil when no entry fits the port.
    let table: Int?
    /// The last value of each controller, 0 before the first.
    private var controllers = [UInt8](repeating: 0, count: inputs)
    /// The greatest velocity of each note since its last release, 0 when it is not held.
    private var notes = [UInt8](repeating: 0, count: inputs)

    init(table: Int?) {
        self.table = table
    }

    /// What a message is to the rules, and the cell it belongs to; nil for messages that no rule listens to.
    mutating func stimulus(_ message: Message) -> (Stimulus, RuleTable.Kind, Channel, UInt8)? {
        switch message {
        case .controlChange(let channel, let controller, let value):
            let previous = Self.replace(&controllers, channel, controller, with: value)
            return (
                Stimulus(kind: .controlChange, value: value, previous: previous), .controlChange, channel, controller
            )
        case .noteOn(let channel, let note, let velocity) where velocity > 0:
            let held = notes[Self.index(channel, note)]
            let previous = Self.replace(&notes, channel, note, with: max(held, velocity))
            return (Stimulus(kind: .noteOn, value: velocity, previous: previous), .note, channel, note)
        case .noteOn(let channel, let note, _), .noteOff(let channel, let note, _):
            let previous = Self.replace(&notes, channel, note, with: 0)
            return (Stimulus(kind: .noteOff, value: 0, previous: previous), .note, channel, note)
        case .programChange(let channel, let program):
            return (Stimulus(kind: .programChange, value: program, previous: 0), .programChange, channel, program)
        default: return nil
        }
    }

    /// The releases of all that is held, as if the hand let go of it.
    func releases() -> [Message] {
        Channel.all.flatMap { channel in
            (UInt8(0)..<128).flatMap { number -> [Message] in
                var messages: [Message] = []
                if notes[Self.index(channel, number)] > 0 {
                    messages.append(.noteOff(channel: channel, note: number, velocity: 0))
                }
                if controllers[Self.index(channel, number)] > 0 {
                    messages.append(.controlChange(channel: channel, controller: number, value: 0))
                }
                return messages
            }
        }
    }

    private static func replace(
        _ values: inout [UInt8], _ channel: Channel, _ number: UInt8, with value: UInt8
    ) -> UInt8 {
        let index = index(channel, number)
        defer { values[index] = value }
        return values[index]
    }

    private static func index(_ channel: Channel, _ number: UInt8) -> Int {
        Int(channel.index) * 128 + Int(number & 0x7F)
    }
}
