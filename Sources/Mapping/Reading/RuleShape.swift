/// The parts of a rule that decide which settings have a meaning in it.
struct RuleShape {
    var source: RuleSource.Kind
    /// Whether the source is a pair of controllers.
    var isPair = false
    var target: RuleTarget.Kind
    var hasEncoder = false
    var hasValue = false
    var hasVelocity = false
    var mode: ToggleMode?
    var when: PressMoment?
    var delivery: RuleDelivery?

    /// Whether the target moves with the value that arrives, and is not only set by a press.
    var isContinuous: Bool {
        guard !hasValue else { return false }
        return target == .slider || target == .xyPad || (target == .index && source.isContinuous)
    }

    /// Why a setting has no meaning in the rule, or nil when it has one.
    func objection(to key: RuleKey) -> String? {
        switch key {
        case .input, .curve, .deadband: isContinuous ? encoderObjection : continuousOnly
        case .invert: isContinuous || mode == .follow ? nil : continuousOnly
        case .steps: stepsObjection
        case .deadzone: deadzoneObjection
        case .range: rangeObjection
        case .mode: target == .toggle ? modeObjection : "it is for toggles"
        case .value: target == .button ? "a button's press carries no value" : nil
        case .threshold: thresholdObjection
        case .encoder: isContinuous ? noEncoder : continuousOnly
        case .start where target == .xyPad: nil
        case .step, .acceleration, .wrap, .start: turningObjection
        case .channel: source == .transport ? "the transport belongs to no channel" : nil
        case .takeover: takeoverObjection
        case .when: whenObjection
        case .hold: when == .long ? nil : "it goes with `when: long`"
        case .velocity: isNote ? nil : "it is for `note` and `notes`"
        case .debounce: debounceObjection
        case .expire: expireObjection
        case .bank: source == .program ? nil : "it goes with `program`"
        case .order: isPair ? nil : "it is for two controllers that make one value, such as `cc: [1, 33]`"
        default: nil
        }
    }

    private var continuousOnly: String {
        switch target {
        case .button: "a button is pressed, it follows no value"
        case .toggle: "a toggle is on or off, it follows no value"
        case .string: "a text is sent by a press, it follows no value"
        case .slider, .xyPad: "`value` already says the slider's level"
        case .index: hasValue ? "`value` already says the option" : "each \(sourceWord) picks an option"
        }
    }

    private var encoderObjection: String? {
        hasEncoder ? "an encoder says steps, not values" : nil
    }

    private var stepsObjection: String? {
        guard isContinuous else { return continuousOnly }
        return target == .index ? "the options are the steps" : encoderObjection
    }

    private var noEncoder: String? {
        source == .controlChange && !isPair ? nil : "it is for a `cc` with one number"
    }

    private var turningObjection: String? {
        guard isContinuous else { return continuousOnly }
        let hasSteps = hasEncoder || source == .nrpn || source == .rpn
        return hasSteps ? nil : "it is for an `encoder`, or the steps of a parameter"
    }

    private var rangeObjection: String? {
        guard target == .slider || target == .xyPad else { return "it is for sliders and pads" }
        return hasValue ? continuousOnly : nil
    }

    private var modeObjection: String? {
        guard mode == .follow else { return nil }
        return switch source {
        case .program: "a program change is never released, so nothing can `follow` it"
        case .transport: "the transport is never released, so nothing can `follow` it"
        default: nil
        }
    }

    private var thresholdObjection: String? {
        if hasVelocity { return "`velocity` already says it" }
        return switch source {
        case .program: "a program change is always a press"
        case .transport: "the transport's messages are always presses"
        case .note, .notes: nil
        case .controlChange: isContinuous ? "the rule follows every value of the controller, not its presses" : nil
        default: isContinuous ? "the rule follows every value, not presses" : nil
        }
    }

    private var isNote: Bool { source == .note || source == .notes }

    private var takeoverObjection: String? {
        guard isContinuous else { return continuousOnly }
        return source.isContinuous ? encoderObjection : "it is for faders and knobs, which stand somewhere"
    }

    private var deadzoneObjection: String? {
        guard isContinuous else { return continuousOnly }
        return source.isContinuous ? encoderObjection : "it is for wheels and knobs, which stand somewhere"
    }

    private var expireObjection: String? {
        guard (delivery ?? usualDelivery) == .latest else { return nil }
        return delivery == nil
            ? "only the newest value counts, and never gets too old, unless `delivery: every` is written"
            : "with `delivery: latest` only the newest value counts, and never gets too old"
    }

    /// What becomes of actions that cannot go at once, when the rule does not say it.
    private var usualDelivery: RuleDelivery {
        switch target {
        case .button, .string: .every
        case .slider, .xyPad, .toggle: .latest
        case .index: isContinuous || source == .program ? .latest : .every
        }
    }

    private var whenObjection: String? {
        if isContinuous { return "the rule follows every value, not presses" }
        if mode == .follow { return "a toggle that follows is on from the press to the release" }
        guard when == .release || when == .long else { return nil }
        return switch source {
        case .program: "a program change is never held or released"
        case .transport: "the transport's messages are never held or released"
        default: nil
        }
    }

    private var debounceObjection: String? {
        if isContinuous { return "it is for buttons, and the rule follows every value" }
        return source == .program || source == .transport ? "only buttons bounce" : nil
    }

    private var sourceWord: String {
        switch source {
        case .program: "program"
        case .transport: "message"
        default: "note"
        }
    }
}
