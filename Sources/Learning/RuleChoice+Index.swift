import Recognition

/// Controls that pick options.
extension RuleChoice {
    /// The rules for what was touched; `option` is the only one that is to be picked.
    static func index(_ findings: [Finding], _ options: OptionList, option: Int?) -> RuleChoice {
        guard let last = findings.last else { return .more(ask: "touch a control") }
        guard options.count > 0 else { return .refused("the layout lists no options of this control") }
        if let option { return one(last, option) }
        if last.control.isContinuous { return sweep(last, options) }
        let presses = findings.filter { !$0.control.isContinuous }
        if let programs = programs(presses, options) { return programs }
        let next = options.number(at: presses.count).map {
            "press what is to pick \(options.words($0)), or accept"
        }
        if let notes = notes(presses, options) { return .rules([notes], next: next) }
        let rules = presses.enumerated().flatMap { place, finding in
            Self.presses(of: finding, value: "value: \(options.number(at: place) ?? place)") ?? []
        }
        return .rules(rules, remark: presses.lazy.compactMap { pressRemark($0) }.first, next: next)
    }

    private static func one(_ finding: Finding, _ option: Int) -> RuleChoice {
        guard let presses = presses(of: finding, value: "value: \(option)") else {
            return .refused(
                "this is \(finding.control.words), it has no press to pick one option: press a button, key or pad")
        }
        return .rules(presses, remark: pressRemark(finding))
    }

    private static func sweep(_ finding: Finding, _ options: OptionList) -> RuleChoice {
        guard options.numbers != nil else {
            return .refused(
                "the layout lists no options of this control, so a position picks none: press a button or pad")
        }
        switch finding.control {
        case .encoder, .parameter(_, isStepped: true):
            return .rules(
                [RuleDraft(finding, ["step: \(options.count > 1 ? "1/\(options.count)" : "1")"])],
                remark: "each step goes on by one option")
        default: return .rules([RuleDraft(finding)], remark: "it goes through the options in equal parts")
        }
    }

    /// One rule for all programs, when each one touched has the number of its option.
    private static func programs(_ findings: [Finding], _ options: OptionList) -> RuleChoice? {
        var banks: Set<UInt16?> = []
        for (place, finding) in findings.enumerated() {
            guard case .program(let number, let bank) = finding.control, options.has(Int(number)),
                findings.count == 1 || options.number(at: place) == Int(number),
                finding.channel == findings[0].channel
            else { return nil }
            banks.insert(bank)
        }
        guard banks.count == 1, let bank = banks.first else { return nil }
        let source = (bank.map { "bank: \($0), " } ?? "") + "program: any"
        return .rules(
            [RuleDraft(source: source, channel: findings[0].channel)], remark: "program n picks option n")
    }

    /// One rule for several pads in the order of their options.
    private static func notes(_ findings: [Finding], _ options: OptionList) -> RuleDraft? {
        guard findings.count > 1, options.countsFromZero(upTo: findings.count) else { return nil }
        var notes: [Int] = []
        for finding in findings {
            guard case .pad(let note, let button, _) = finding.control, button != .latching,
                finding.channel == findings[0].channel, !notes.contains(Int(note))
            else { return nil }
            notes.append(Int(note))
        }
        return RuleDraft(source: "notes: \(words(notes))", channel: findings[0].channel)
    }

    /// `36-39`, or `[36, 40-38]`.
    private static func words(_ notes: [Int]) -> String {
        var runs: [(first: Int, last: Int)] = []
        for note in notes {
            if let run = runs.last, abs(note - run.last) == 1,
                run.first == run.last || (run.last > run.first) == (note > run.last)
            {
                runs[runs.count - 1].last = note
            } else {
                runs.append((note, note))
            }
        }
        let words = runs.map { $0.first == $0.last ? "\($0.first)" : "\($0.first)-\($0.last)" }
        return words.count == 1 ? words[0] : "[\(words.joined(separator: ", "))]"
    }
}
