/// The parts of a rule that decide which settings have a meaning in it.
struct RuleShape {
    var source: RuleSource.Kind
    var target: RuleTarget.Kind
    var hasValue = false
    var mode: ToggleMode?

    /// Whether the target moves with the value that arrives, and is not only set by a press.
    var isContinuous: Bool {
        guard !hasValue else { return false }
        return target == .slider || (target == .index && source == .controlChange)
    }

    /// Why a setting has no meaning in the rule, or nil when it has one.
    func objection(to key: RuleKey) -> String? {
        switch key {
        case .input: isContinuous ? nil : continuousOnly
        case .invert: isContinuous || mode == .follow ? nil : continuousOnly
        case .range: rangeObjection
        case .mode: target == .toggle ? modeObjection : "it is for toggles"
        case .value: target == .button ? "a button's press carries no value" : nil
        case .threshold: thresholdObjection
        default: nil
        }
    }

    private var continuousOnly: String {
        switch target {
        case .button: "a button is pressed, it follows no value"
        case .toggle: "a toggle is on or off, it follows no value"
        case .slider: "`value` already says the slider's level"
        case .index: hasValue ? "`value` already says the option" : "each \(sourceWord) picks an option"
        }
    }

    private var rangeObjection: String? {
        guard target == .slider else { return "it is for sliders" }
        return hasValue ? continuousOnly : nil
    }

    private var modeObjection: String? {
        source == .program && mode == .follow ? "a program change is never released, so nothing can `follow` it" : nil
    }

    private var thresholdObjection: String? {
        switch source {
        case .program: "a program change is always a press"
        case .controlChange: isContinuous ? "the rule follows every value of the controller, not its presses" : nil
        case .note, .notes: nil
        }
    }

    private var sourceWord: String {
        source == .program ? "program" : "note"
    }
}
