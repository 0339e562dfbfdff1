extension Message {
    /// The message with the given status byte, or nil where that byte starts none.
    ///
    /// This is the one place where bytes become a message: a note-on with velocity 0 becomes a release here, for
    /// the byte stream, files and the sequencer alike.
    ///
    /// - Parameters:
    ///   - status: 0x80 to 0xFF; the system exclusive and undefined statuses give nil.
    ///   - data1: The first data byte, of which the low seven bits count; ignored where the message has none.
    ///   - data2: The second data byte, likewise.
    public init?(status: UInt8, data1: UInt8 = 0, data2: UInt8 = 0) {
        let first = data1 & 0x7F
        let second = data2 & 0x7F
        guard status < 0xF0 else {
            self.init(systemStatus: status, first: first, second: second)
            return
        }
        let channel = Channel(statusByte: status)
        switch status >> 4 {
        case 0x8: self = .noteOff(channel: channel, note: first, velocity: second)
        case 0x9 where second == 0: self = .noteOff(channel: channel, note: first, velocity: 0)
        case 0x9: self = .noteOn(channel: channel, note: first, velocity: second)
        case 0xA: self = .keyPressure(channel: channel, note: first, pressure: second)
        case 0xB: self = .controlChange(channel: channel, controller: first, value: second)
        case 0xC: self = .programChange(channel: channel, program: first)
        case 0xD: self = .channelPressure(channel: channel, pressure: first)
        case 0xE: self = .pitchBend(channel: channel, value: Message.joined(first, second))
        default: return nil
        }
    }

    private init?(systemStatus status: UInt8, first: UInt8, second: UInt8) {
        switch status {
        case 0xF1: self = .timeCodeQuarterFrame(first)
        case 0xF2: self = .songPosition(Message.joined(first, second))
        case 0xF3: self = .songSelect(first)
        case 0xF6: self = .tuneRequest
        case 0xF8: self = .clock
        case 0xFA: self = .start
        case 0xFB: self = .continue
        case 0xFC: self = .stop
        case 0xFE: self = .activeSensing
        case 0xFF: self = .systemReset
        default: return nil
        }
    }

    /// How many data bytes follow a status byte: 0, 1 or 2, or nil for system exclusive, its end and undefined ones.
    public static func dataLength(ofStatus status: UInt8) -> Int? {
        switch status {
        case 0x80...0xBF, 0xE0...0xEF, 0xF2: 2
        case 0xC0...0xDF, 0xF1, 0xF3: 1
        case 0xF6, 0xF8, 0xFA, 0xFB, 0xFC, 0xFE, 0xFF: 0
        default: nil
        }
    }

    /// The message as it goes over a cable, status byte first and without running status.
    ///
    /// Values outside the message's range lose their high bits, so that the result is one message always.
    public var bytes: [UInt8] {
        switch self {
        case .noteOff(let channel, let note, let velocity): Message.encode(0x80, channel, note, velocity)
        case .noteOn(let channel, let note, let velocity): Message.encode(0x90, channel, note, velocity)
        case .keyPressure(let channel, let note, let pressure): Message.encode(0xA0, channel, note, pressure)
        case .controlChange(let channel, let number, let value): Message.encode(0xB0, channel, number, value)
        case .programChange(let channel, let program): [0xC0 | channel.index, program & 0x7F]
        case .channelPressure(let channel, let pressure): [0xD0 | channel.index, pressure & 0x7F]
        case .pitchBend(let channel, let value): [0xE0 | channel.index] + Message.split(value)
        case .systemExclusive(let data): [0xF0] + data.map { $0 & 0x7F } + [0xF7]
        case .timeCodeQuarterFrame(let data): [0xF1, data & 0x7F]
        case .songPosition(let position): [0xF2] + Message.split(position)
        case .songSelect(let song): [0xF3, song & 0x7F]
        case .tuneRequest: [0xF6]
        case .clock: [0xF8]
        case .start: [0xFA]
        case .continue: [0xFB]
        case .stop: [0xFC]
        case .activeSensing: [0xFE]
        case .systemReset: [0xFF]
        }
    }

    private static func encode(_ kind: UInt8, _ channel: Channel, _ data1: UInt8, _ data2: UInt8) -> [UInt8] {
        [kind | channel.index, data1 & 0x7F, data2 & 0x7F]
    }

    /// Fourteen bits from two data bytes, of which the low seven bits come first on the wire.
    private static func joined(_ low: UInt8, _ high: UInt8) -> UInt16 {
        UInt16(high) << 7 | UInt16(low)
    }

    private static func split(_ value: UInt16) -> [UInt8] {
        [UInt8(value & 0x7F), UInt8(value >> 7 & 0x7F)]
    }
}
