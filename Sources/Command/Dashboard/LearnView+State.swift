import Dashboard
import Learning

extension LearnView {
    /// What is shown of a state of learning a control.
    init(_ state: LearnState, of lid: Int, canUndo: Bool) {
        switch state {
        case .idle: self.init(.idle, canUndo: canUndo)
        case .listening(let ask): self.init(.listening, lid: lid, text: Self.sentence(ask), canUndo: canUndo)
        case .refused(let reason): self.init(.failed, lid: lid, text: Self.sentence(reason), canUndo: canUndo)
        case .unsure(let proposal, let ask):
            self.init(
                .unsure, lid: lid, text: Self.sentence(ask), reasons: proposal.map(Self.reasons) ?? [],
                rule: proposal?.text ?? "", canUndo: canUndo)
        case .recognised(let proposal):
            let stage: Stage = proposal.obstacle == nil && !proposal.needsText ? .recognised : .failed
            self.init(
                stage, lid: lid, text: Self.sentence("this is \(proposal.seen)"), reasons: Self.reasons(proposal),
                rule: proposal.text, canUndo: canUndo)
        }
    }

    /// Why, and what should be known before it is accepted.
    private static func reasons(_ proposal: LearnProposal) -> [String] {
        let place = proposal.place
        let entry =
            place.line.map { "It goes to \(place.device), line \($0)." }
            ?? "It goes to a new entry for \(place.device)."
        let others = [proposal.reason, proposal.remark, proposal.next, proposal.obstacle].compactMap { text in
            text.flatMap { $0.isEmpty ? nil : sentence($0) }
        }
        return others + [entry] + proposal.conflicts.map { sentence($0.text) } + proposal.warnings.map(sentence)
    }

    /// The words as a sentence.
    private static func sentence(_ words: String) -> String {
        words.prefix(1).uppercased() + words.dropFirst() + (words.hasSuffix(".") || words.hasSuffix("?") ? "" : ".")
    }
}

extension LearnProposal {
    /// The rules, one in a line.
    fileprivate var text: String { rules.joined(separator: "\n") }
}
