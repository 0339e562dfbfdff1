extension LearnState {
    /// The state in sentences, one a line, for a terminal or a page; names of devices and controls stand as they came.
    public var lines: [String] {
        switch self {
        case .idle: []
        case .listening(let ask): [ask]
        case .refused(let reason): [reason]
        case .unsure(let proposal, let ask):
            (proposal.map { ["perhaps \($0.seen): \($0.reason)"] } ?? []) + ["to be sure: \(ask)"]
        case .recognised(let proposal): proposal.lines
        }
    }
}

extension LearnProposal {
    /// The proposal in sentences, one a line.
    public var lines: [String] {
        var lines = ["this is \(seen): \(reason)"]
        lines += rules
        lines.append(place.words)
        lines += [remark].compactMap(\.self)
        lines += conflicts.map { "note: \($0.text)" }
        lines += warnings.map { "warning: \($0)" }
        lines += [obstacle.map { "it cannot be written: \($0)" }, next].compactMap(\.self)
        return lines
    }
}

extension LearnProposal.Place {
    /// Where the rule goes: `into the entry of LPD8 (line 4)`.
    public var words: String {
        line.map { "into the entry of \(device) (line \($0))" }
            ?? "into a new entry: \(newLines.joined(separator: ", "))"
    }
}
