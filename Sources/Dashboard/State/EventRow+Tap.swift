public import Bridge
import MIDI
import Mapping
public import Volta

extension EventRow {
    /// What came from a device and what became of it; nil for what comes all the time and means nothing.
    ///
    /// - Parameter time: The time, in seconds since 1970.
    public init?(_ event: TapEvent, time: Double) {
        if event.message?.isPulse == true { return nil }
        let lines =
            event.late.map { Line($0, isLate: true) } + event.layers.map { Line(rule: "", .acts, $0.text) }
            + event.rules.map { Line($0, isLate: false) }
            + (event.silence.map { [Line(rule: "", .stays, $0.text)] } ?? [])
        let position = event.message?.value.map { Double($0.value) / Double($0.maximum) }
        self.init(
            from: event.portName,
            input: event.message.map { MessageInput($0).text } ?? event.late.first?.explanation.name ?? "",
            value: event.message?.valueText ?? "", position: position, lines: lines,
            lids: (event.late + event.rules).compactMap(\.lid), time: time)
        isRelease = event.isRelease
    }
}

extension EventRow {
    /// A touch on a page of the dashboard.
    ///
    /// - Parameter time: The time, in seconds since 1970.
    public init(touching control: LayoutControl, _ value: ActionValue, time: Double) {
        let position: Double? = if case .slider(let level) = value { level } else { nil }
        self.init(
            from: "this page", input: control.label, value: value.shortText, position: position, lines: [],
            lids: [control.lid], time: time)
    }
}

extension EventRow.Line {
    fileprivate init(_ answer: RuleAnswer, isLate: Bool) {
        let explanation = answer.explanation
        let queue = answer.queue.map { $0 == .sent ? "" : " (\($0.text))" } ?? ""
        self.init(
            rule: explanation.name, explanation.verdict.kind,
            (isLate ? "only now: " : "") + explanation.verdict.text + queue)
    }
}

extension Verdict {
    fileprivate var kind: EventRow.Line.Verdict {
        switch self {
        case .acts: .acts
        case .waits: .waits
        case .stays: .stays
        }
    }
}

extension RuleAnswer {
    /// The local id of the control that it acts on.
    fileprivate var lid: Int? {
        if case .acts(let action, _) = explanation.verdict { action.lid } else { nil }
    }
}
