import Recognition
import Volta

/// What becomes of touched controls for a control of the layout.
enum RuleChoice: Hashable {
    /// Rules, with what should be known of them and what may be touched besides.
    case rules([RuleDraft], remark: String? = nil, next: String? = nil)
    /// More must be touched.
    case more(ask: String)
    /// They cannot move it; why, and what to do.
    case refused(String)

    /// What becomes of what was touched, in its order; not empty.
    init(_ findings: [Finding], for control: LayoutControl, option: Int?) {
        guard let last = findings.last else {
            self = .more(ask: "touch a control")
            return
        }
        switch control.kind {
        case .button: self = Self.button(last)
        case .slider: self = Self.slider(last)
        case .toggle: self = Self.toggle(last)
        case .index: self = Self.index(findings, OptionList(control), option: option)
        case .string: self = Self.string(last)
        case .xyPad: self = Self.point(findings)
        case .accelerometer, .gyroscope, .unknown:
            self = .refused("a control of type \(control.type) takes no actions")
        }
    }

    private static func button(_ finding: Finding) -> RuleChoice {
        guard let presses = presses(of: finding) else {
            return noPress(finding, "it has no press for a button")
        }
        return .rules(presses, remark: pressRemark(finding))
    }

    private static func slider(_ finding: Finding) -> RuleChoice {
        switch finding.control {
        case .fader, .pair, .encoder, .parameter, .pressure, .keyPressure: .rules([RuleDraft(finding)])
        case .pitchBend(let isWheel):
            .rules(
                [RuleDraft(finding)],
                remark: isWheel ? "a wheel that is let go of leaves the slider in the middle" : nil)
        case .button(_, .pressOnly, _, _), .pad(_, .pressOnly, _), .program, .transport:
            .rules(
                [RuleDraft(finding, value: "value: 1")], remark: "each press sets it to 1: `value` may be another level"
            )
        case .button(_, let button, let levels, let rest):
            .rules(
                [
                    RuleDraft(
                        finding, levels.upperBound < 127 || rest > 0 ? ["input: [\(rest), \(levels.upperBound)]"] : [])
                ],
                remark: heldRemark(button))
        case .pad(_, let button, let feelsVelocity):
            .rules(
                [RuleDraft(finding)],
                remark: feelsVelocity
                    ? "it follows how hard the pad is hit, and is 0 when that is let go of" : heldRemark(button))
        }
    }

    private static func heldRemark(_ button: RecognizedControl.Button) -> String {
        button == .latching
            ? "it is 1 while the button is on, and 0 while it is off" : "it is 1 while held, and 0 otherwise"
    }

    private static func toggle(_ finding: Finding) -> RuleChoice {
        switch finding.control {
        case .button(_, .latching, _, _), .pad(_, .latching, _):
            return .rules(
                [RuleDraft(finding, ["mode: follow"] + pressThreshold(finding))],
                remark: "the button latches by itself, so the toggle follows it")
        case .fader, .pair, .pitchBend, .pressure, .keyPressure, .parameter(_, isStepped: false):
            return .rules(
                [RuleDraft(finding, ["mode: follow"] + pressThreshold(finding))],
                remark: "it is on above the threshold, and off below")
        default:
            guard let presses = presses(of: finding) else { return noPress(finding, "it can turn no toggle on or off") }
            return .rules(presses, remark: pressRemark(finding))
        }
    }

    private static func string(_ finding: Finding) -> RuleChoice {
        guard let presses = presses(of: finding) else { return noPress(finding, "it has no press to send a text at") }
        return .rules(presses, remark: pressRemark(finding))
    }

    private static func noPress(_ finding: Finding, _ reason: String) -> RuleChoice {
        .refused("this is \(finding.control.words), \(reason): press a button, key or pad, or move a fader")
    }

    // MARK: - Pads

    private static func point(_ findings: [Finding]) -> RuleChoice {
        let axes = Array(findings.suffix(2))
        guard let last = axes.last else { return .more(ask: "touch a control") }
        guard last.control.isContinuous else {
            return .refused(
                "this is \(last.control.words), but each direction of the pad needs a fader or a knob: move one")
        }
        guard axes.count == 2 else {
            return .more(
                ask: "\(last.words) moves it from side to side (x); now move what is to move it up and down (y)")
        }
        return .rules([RuleDraft(x: RuleDraft(axes[0]).parts[0], y: RuleDraft(axes[1]).parts[0])])
    }

    /// Two controllers that a finger on a surface moves at once.
    static func surface(_ x: Finding, _ y: Finding) -> RuleChoice {
        .rules(
            [RuleDraft(x: RuleDraft(x).parts[0], y: RuleDraft(y).parts[0])],
            remark: "both move at once: x is the one that went further, so move from side to side")
    }
}
