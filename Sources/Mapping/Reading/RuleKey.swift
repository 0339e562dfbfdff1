/// The keys that this version reads in a rule.
enum RuleKey: String, CaseIterable {
    case cc, note, notes, program, nrpn, rpn
    case pitchBend = "pitch_bend"
    case pressure
    case keyPressure = "key_pressure"
    case transport
    case x, y
    case button, slider, toggle, index, string
    case xyPad = "xy"
    case channel, bank, order, input, range, invert, value, mode, threshold
    case curve, steps, deadband, deadzone, encoder, step, acceleration, wrap, start
    case layer, takeover, when, hold, velocity, debounce, light, delivery, rate, expire, name

    /// The kind of source that the key names, if it names one.
    var source: RuleSource.Kind? { RuleSource.Kind(rawValue: rawValue) }

    /// Whether the key may stand in an axis of a pad.
    var isOfAxis: Bool {
        switch self {
        case .channel, .bank, .order, .input, .range, .invert, .threshold: true
        case .curve, .steps, .deadband, .deadzone, .encoder, .step, .acceleration, .wrap, .start, .takeover, .light:
            true
        default: source != nil
        }
    }

    /// The kind of target that the key names, if it names one.
    var target: RuleTarget.Kind? { RuleTarget.Kind(rawValue: rawValue) }
}
