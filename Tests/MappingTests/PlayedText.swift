import MIDI

/// What an example of the reference plays: a message, or `later`, a second in which nothing comes.
enum PlayedText: Sendable, Equatable {
    case message(Message)
    case later

    /// What a text such as `channel 10 note 36 100`, `bend 8192` or `start` says; nil when it says nothing.
    init?(_ text: String) {
        var words = text.split(separator: " ").map(String.init)
        var channel = Channel(statusByte: 0)
        if words.first == "channel", words.count > 2, let number = Int(words[1]).flatMap(Channel.init(number:)) {
            channel = number
            words.removeFirst(2)
        }
        let numbers = words.dropFirst().compactMap { UInt16($0) }
        guard let kind = words.first, numbers.count == words.count - 1 else { return nil }
        if kind == "later", numbers.isEmpty {
            self = .later
            return
        }
        guard let message = Self.message(kind, numbers, channel) else { return nil }
        self = .message(message)
    }

    private static func message(_ kind: String, _ numbers: [UInt16], _ channel: Channel) -> Message? {
        let data = numbers.compactMap { $0 < 128 ? UInt8($0) : nil }
        switch (kind, numbers.count, data.count) {
        case ("cc", 2, 2): return .controlChange(channel: channel, controller: data[0], value: data[1])
        case ("note", 2, 2) where data[1] == 0: return .noteOff(channel: channel, note: data[0], velocity: 0)
        case ("note", 2, 2): return .noteOn(channel: channel, note: data[0], velocity: data[1])
        case ("key", 2, 2): return .keyPressure(channel: channel, note: data[0], pressure: data[1])
        case ("program", 1, 1): return .programChange(channel: channel, program: data[0])
        case ("pressure", 1, 1): return .channelPressure(channel: channel, pressure: data[0])
        case ("bend", 1, _): return .pitchBend(channel: channel, value: numbers[0])
        case ("start", 0, _): return .start
        case ("stop", 0, _): return .stop
        case ("continue", 0, _): return .continue
        default: return nil
        }
    }
}
