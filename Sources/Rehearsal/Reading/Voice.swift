import MIDI

/// Something that has a value and sends it: a controller, a wheel, a parameter.
enum Voice {
    case controller(UInt8, Channel)
    /// The halves of a 14-bit value, the most significant one first.
    case pair(UInt8, UInt8, Channel)
    case parameter(Int, isRegistered: Bool, Channel)
    case pitchBend(Channel)
    case pressure(Channel)
    case keyPressure(UInt8, Channel)

    /// The greatest value.
    var greatest: Int {
        switch self {
        case .controller, .pressure, .keyPressure: 127
        case .pair, .parameter, .pitchBend: 16383
        }
    }

    /// The messages that say a value.
    func messages(_ value: Int) -> [Message] {
        let (high, low) = (UInt8(value >> 7 & 0x7F), UInt8(value & 0x7F))
        switch self {
        case .controller(let number, let channel):
            return [.controlChange(channel: channel, controller: number, value: low)]
        case .pair(let coarse, let fine, let channel):
            return [(coarse, high), (fine, low)].map { .controlChange(channel: channel, controller: $0, value: $1) }
        case .parameter(let number, let isRegistered, let channel):
            let select: (UInt8, UInt8) = isRegistered ? (101, 100) : (99, 98)
            let parts = [
                (select.0, UInt8(number >> 7 & 0x7F)), (select.1, UInt8(number & 0x7F)), (6, high), (38, low),
            ]
            return parts.map { .controlChange(channel: channel, controller: $0, value: $1) }
        case .pitchBend(let channel): return [.pitchBend(channel: channel, value: UInt16(value))]
        case .pressure(let channel): return [.channelPressure(channel: channel, pressure: low)]
        case .keyPressure(let note, let channel):
            return [.keyPressure(channel: channel, note: note, pressure: low)]
        }
    }
}
