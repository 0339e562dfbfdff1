/// How far the learning of one control is.
public enum LearnState: Hashable, Sendable {
    /// No control is being learnt.
    case idle
    /// Nothing was touched yet, or not enough; the text says what to touch.
    case listening(ask: String)
    /// Something was touched that may be one thing or another; the text asks for the movement that decides it.
    ///
    /// The proposal is the best guess. It is nil where that guess cannot move the control.
    case unsure(LearnProposal?, ask: String)
    /// What was touched is known, and the rule stands.
    case recognised(LearnProposal)
    /// What was touched is known, and cannot move the control; the text says why and what to do.
    case refused(String)

    /// What would be accepted now; nil when there is nothing.
    public var proposal: LearnProposal? {
        switch self {
        case .unsure(let proposal, _): proposal
        case .recognised(let proposal): proposal
        case .idle, .listening, .refused: nil
        }
    }
}
