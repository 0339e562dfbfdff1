import Mapping
import Recognition
import Volta
import YAML

extension LearnSession {
    /// What was found, and what it comes to.
    struct Found {
        let findings: [Finding]
        let port: LearnPort
        let choice: RuleChoice
    }

    /// The place of rules, kept as long as nothing that it depends on changes.
    struct Cache: Sendable {
        let drafts: [RuleDraft]
        let port: LearnPort
        let text: String?
        let placement: Placement
    }

    /// How far it is; cheap as long as nothing new was found.
    public var state: LearnState {
        mutating get {
            guard let control else { return .idle }
            guard let found, let last = found.findings.last else { return .listening(ask: ask(for: control)) }
            switch found.choice {
            case .more(let ask):
                if case .unsure(let question) = last.certainty { return .unsure(nil, ask: question) }
                return .listening(ask: ask)
            case .refused(let reason):
                if case .unsure(let question) = last.certainty { return .unsure(nil, ask: question) }
                return .refused(reason)
            case .rules(let drafts, let remark, let next):
                let proposal = proposal(found, drafts, control, remark, next)
                if case .unsure(let question) = last.certainty { return .unsure(proposal, ask: question) }
                return .recognised(proposal)
            }
        }
    }

    var found: Found? {
        guard let control else { return nil }
        let ear = ear
        let now = ear?.recognizer.finding
        if control.kind == .xyPad, kept.isEmpty, let ear, let both = ear.recognizer.surface {
            return Found(findings: [both.x, both.y], port: ear.port, choice: .surface(both.x, both.y))
        }
        let findings = kept.map(\.finding) + (now.map { [$0] } ?? [])
        guard let port = now == nil ? kept.last?.port : ear?.port, !findings.isEmpty else { return nil }
        if let first = kept.first, first.port.id != port.id {
            let title = first.port.name?.client ?? "the first device"
            return Found(
                findings: findings, port: port,
                choice: .refused("one rule is of one device: the first control was on \(title), touch one there"))
        }
        return Found(
            findings: findings, port: port, choice: RuleChoice(findings, for: control, option: option))
    }

    /// Whether a text is still to be said.
    var needsText: Bool { control?.kind == .string && (text ?? "").trimmed.isEmpty }

    private func ask(for control: LayoutControl) -> String {
        if let unusable { return unusable }
        switch control.kind {
        case .button, .string: return "press a button, key or pad"
        case .slider: return "move a fader or knob, or press a pad"
        case .toggle: return "press a button, key or pad"
        case .index where option != nil: return "press a button, key or pad for \(words(of: option ?? 0, control))"
        case .index:
            let first = OptionList(control).number(at: 0) ?? 0
            return "press what is to pick \(words(of: first, control)), or move a fader or knob"
        case .xyPad: return "move the fader or knob that is to move it from side to side (x)"
        case .accelerometer, .gyroscope, .unknown: return "a control of type \(control.type) takes no actions"
        }
    }

    private func words(of option: Int, _ control: LayoutControl) -> String { OptionList(control).words(option) }

    // MARK: - Proposals

    private mutating func proposal(
        _ found: Found, _ drafts: [RuleDraft], _ control: LayoutControl, _ remark: String?, _ next: String?
    ) -> LearnProposal {
        let placement = placement(found, drafts, control)
        let outcome = try? placement.outcome.get()
        var obstacle: String?
        if case .failure(let refusal) = placement.outcome { obstacle = refusal.description }
        return LearnProposal(
            findings: found.findings,
            seen: Self.words(found.findings),
            reason: found.findings.last?.reason ?? "", rules: placement.rules,
            place: place(of: placement), remark: remark, next: next, needsText: needsText,
            conflicts: placement.conflicts, warnings: outcome?.warnings ?? [], obstacle: obstacle)
    }

    /// What was touched: one thing, or several of which the last one is new.
    private static func words(_ findings: [Finding]) -> String {
        let before = findings.dropLast().map(\.control.sourceWords)
        let last = findings.last?.words ?? ""
        return before.isEmpty ? last : "\(before.joined(separator: ", ")), then \(last)"
    }

    private func place(of placement: Placement) -> LearnProposal.Place {
        switch placement.entry {
        case .existing(let number):
            return LearnProposal.Place(
                device: devices[number].title, newLines: [], line: devices[number].matchPlace.line)
        case .new(let lines):
            return LearnProposal.Place(
                device: lines[0].replacing("match: ", with: ""), newLines: placement.newLines, line: nil)
        }
    }

    private mutating func placement(_ found: Found, _ drafts: [RuleDraft], _ control: LayoutControl) -> Placement {
        if let cache, cache.drafts == drafts, cache.port == found.port, cache.text == text { return cache.placement }
        let placement = place(drafts, of: control, port: found.port, replacing: false)
        cache = Cache(drafts: drafts, port: found.port, text: text, placement: placement)
        return placement
    }

    func place(_ drafts: [RuleDraft], of control: LayoutControl, port: LearnPort, replacing: Bool) -> Placement {
        let key = RuleTarget.Kind.allCases.first { $0.layoutType == control.type }?.rawValue ?? "slider"
        var drafts = drafts
        if control.kind == .string {
            let said = Node.plainOrQuoted(needsText ? "…" : text ?? "")
            for index in drafts.indices { drafts[index].value = "value: \(said)" }
        }
        return Placement(
            drafts, target: "\(key): \(ControlNames(layout).reference(to: control))", of: control, port: port,
            in: file, replacing: replacing)
    }
}
