/// The keys of what is sent.
enum SendKey: String, CaseIterable {
    case cc, note, program, nrpn, rpn
    case pitchBend = "pitch_bend"
    case pressure
    case keyPressure = "key_pressure"
    case transport
    case channel, value, velocity, bank, hold, sweep, over

    /// Whether the key says what kind of message it is.
    var isSource: Bool {
        switch self {
        case .channel, .value, .velocity, .bank, .hold, .sweep, .over: false
        default: true
        }
    }

    /// The keys that may stand beside this source.
    var companions: [SendKey] {
        switch self {
        case .cc: [.channel, .value, .sweep, .over, .hold]
        case .note: [.channel, .velocity, .hold]
        case .program: [.channel, .bank]
        case .nrpn, .rpn, .pitchBend, .pressure, .keyPressure: [.channel, .value, .sweep, .over]
        default: []
        }
    }
}
