/// What one rule makes of a message, and why.
public struct Explanation: Hashable, Sendable {
    /// The number of the rule in ``CompiledMapping/rules``.
    public let rule: Int
    /// The line of the file in which the rule starts, from 1.
    public let line: Int
    /// The rule's own name, or what it does: `cc 0 → slider Brightness`.
    public let name: String
    /// What it listens to, in the words of the file: `cc 0`.
    public let source: String
    /// What it moves, in the words of the file: `slider Brightness`.
    public let target: String
    /// What it makes of the message.
    public let verdict: Verdict

    init(rule number: Int, of mapping: CompiledMapping, _ verdict: Verdict) {
        let rule = mapping.rules[number]
        let target = mapping.targets[rule.target]
        (self.rule, line, name, source) = (number, rule.line, rule.name, rule.source.description)
        self.target = "\(target.kind.rawValue) \(target.control.plain)"
        self.verdict = verdict
    }

    /// The rule and its verdict in one line for people: `cc 0 → slider Brightness: 0.504`.
    public var text: String { "\(name): \(verdict.text)" }

    /// The same behind the message, whose input needs no saying again: `→ slider Brightness: 0.504`.
    public var shortText: String { "→ \(name.hasSuffix(" → \(target)") ? target : name): \(verdict.text)" }
}
