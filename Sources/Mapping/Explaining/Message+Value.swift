public import MIDI

extension Message {
    /// What the message says of its input, and the most that it can say; nil for messages that say no number.
    ///
    /// Of a release that is 0.
    public var value: (value: Int, maximum: Int)? {
        switch self {
        case .controlChange(_, _, let value), .noteOn(_, _, let value), .keyPressure(_, _, let value),
            .channelPressure(_, let value), .programChange(_, let value):
            (Int(value), 127)
        case .noteOff: (0, 127)
        case .pitchBend(_, let value): (Int(value), 16383)
        default: nil
        }
    }

    /// Whether it is one of those that come all the time and mean nothing to a rule: the clock and active sensing.
    public var isPulse: Bool { self == .clock || self == .activeSensing }

    /// What the message says, for people: `64`, `off`, `start`, `12 bytes`; empty for what says nothing.
    public var valueText: String {
        switch self {
        case .noteOff: "off"
        case .start: "start"
        case .stop: "stop"
        case .continue: "continue"
        case .systemExclusive(let bytes): "\(bytes.count + 2) bytes"
        case .timeCodeQuarterFrame: "time code"
        case .songPosition(let position): "song position \(position)"
        case .songSelect(let song): "song \(song)"
        case .tuneRequest: "tune request"
        case .clock: "clock"
        case .activeSensing: "active sensing"
        case .systemReset: "reset"
        default: value.map { String($0.value) } ?? ""
        }
    }
}
