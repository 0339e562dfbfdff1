import Dashboard
import Learning

extension LearnView {
    /// What is shown of a state of learning a control.
    init(_ state: LearnState, of lid: Int, canUndo: Bool) {
        let undo: Choices = canUndo ? .undo : []
        switch state {
        case .idle: self.init(.idle, choices: undo)
        case .listening(let ask): self.init(.listening, lid: lid, text: Self.sentence(ask), choices: undo)
        case .refused(let reason): self.init(.refused, lid: lid, text: Self.sentence(reason), choices: undo)
        case .unsure(let proposal, let ask):
            self.init(
                .unsure, lid: lid, text: Self.sentence(ask), reasons: proposal.map { $0.sentences } ?? [],
                rule: proposal?.text ?? "", choices: undo.union(proposal?.choices ?? []))
        case .recognised(let proposal):
            self.init(
                .recognised, lid: lid, text: Self.sentence("this is \(proposal.seen)"), reasons: proposal.sentences,
                rule: proposal.text, choices: undo.union(proposal.choices))
        }
    }

    /// The words as a sentence.
    fileprivate static func sentence(_ words: String) -> String {
        let end = words.hasSuffix(".") || words.hasSuffix("?") ? "" : "."
        return words.prefix(1).uppercased() + words.dropFirst() + end
    }
}

extension LearnProposal {
    /// The rules, one in a line.
    fileprivate var text: String { rules.joined(separator: "\n") }

    /// Why it is taken for that, and what should be known before it is accepted.
    fileprivate var sentences: [String] {
        let entry =
            place.line.map { "it goes to \(place.device), line \($0)" } ?? "it goes to a new entry for \(place.device)"
        let words = [reason, remark, next, obstacle, entry].compactMap(\.self) + conflicts.map(\.text) + warnings
        return words.filter { !$0.isEmpty }.map(LearnView.sentence)
    }

    fileprivate var choices: LearnView.Choices {
        if needsText { return .text }
        var choices: LearnView.Choices = []
        if obstacle == nil { choices.insert(.accept) }
        if !conflicts.isEmpty { choices.insert(.replace) }
        return choices
    }
}
