import Recognition

/// What a press is, of each kind of control.
extension RuleChoice {
    /// The rules that act once a press; nil for what has none.
    ///
    /// A button that latches says on at one press and off at the next: it needs a rule for either.
    static func presses(of finding: Finding, value: String? = nil) -> [RuleDraft]? {
        let threshold = pressThreshold(finding)
        switch finding.control {
        case .encoder, .parameter(_, isStepped: true): return nil
        case .button(_, .latching, _, _), .pad(_, .latching, _):
            return [[], ["when: release"]].map { RuleDraft(finding, $0 + threshold, value: value) }
        default: return [RuleDraft(finding, threshold, value: value)]
        }
    }

    /// From which value on it is pressed, where that is to be said.
    static func pressThreshold(_ finding: Finding) -> [String] {
        switch finding.control {
        case .button(_, _, let levels, let rest):
            levels.count == 1 && rest < 64 && levels.lowerBound >= 64 ? [] : ["threshold: \(rest + 1)"]
        case .fader, .pressure, .keyPressure: ["threshold: 64"]
        case .pair, .parameter: ["threshold: 8192"]
        case .pitchBend(let isWheel): ["threshold: \(isWheel ? 12288 : 8192)"]
        case .pad, .encoder, .program, .transport: []
        }
    }

    /// What should be known of presses of such a control.
    static func pressRemark(_ finding: Finding) -> String? {
        switch finding.control {
        case .button(_, .latching, _, _), .pad(_, .latching, _):
            "the button latches by itself: one rule for on, one for off, so that each press counts"
        case .fader, .pair, .parameter, .pitchBend, .pressure, .keyPressure:
            "it is pressed when the value passes the threshold upwards"
        default: nil
        }
    }
}
