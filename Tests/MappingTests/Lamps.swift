import MIDI

/// Some lamps, rings or motor faders of a surface that take messages of one kind.
struct Lamps: Sendable {
    /// One of them.
    struct Address: Hashable, Comparable, Sendable {
        let kind: String
        let channel: Int
        let number: Int

        static func < (left: Address, right: Address) -> Bool {
            (left.kind, left.channel, left.number) < (right.kind, right.channel, right.number)
        }
    }

    let addresses: Set<Address>
    /// The values that they know.
    let values: Set<Int>

    init(notes: some Sequence<Int>, channel: Int = 1, _ values: some Sequence<Int>) {
        addresses = Set(notes.map { Address(kind: "note", channel: channel, number: $0) })
        self.values = Set(values)
    }

    init(ccs: some Sequence<Int>, channel: Int = 1, _ values: some Sequence<Int>) {
        addresses = Set(ccs.map { Address(kind: "cc", channel: channel, number: $0) })
        self.values = Set(values)
    }

    /// Faders that stand where the pitch bend of their channel says.
    init(fadersOn channels: some Sequence<Int>) {
        addresses = Set(channels.map { Address(kind: "bend", channel: $0, number: 0) })
        values = Set(0...16383)
    }
}

extension Message {
    /// Which lamp a message is for, and what it says; nil for messages that are for none.
    var forLamp: (address: Lamps.Address, value: Int)? {
        switch self {
        case .noteOn(let channel, let note, let velocity):
            (Lamps.Address(kind: "note", channel: channel.number, number: Int(note)), Int(velocity))
        case .controlChange(let channel, let controller, let value):
            (Lamps.Address(kind: "cc", channel: channel.number, number: Int(controller)), Int(value))
        case .pitchBend(let channel, let value):
            (Lamps.Address(kind: "bend", channel: channel.number, number: 0), Int(value))
        default: nil
        }
    }
}
