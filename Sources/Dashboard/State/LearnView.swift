/// What a person who learns is shown.
public struct LearnView: Sendable, Equatable {
    /// How far it is.
    public enum Stage: String, Sendable {
        /// Nothing is learned now.
        case idle
        /// Something is to be touched.
        case listening
        /// One more move is needed.
        case unsure
        /// What was touched is known, and can be accepted.
        case recognised
        /// The rule is in the file.
        case written
        /// It did not work.
        case failed
    }

    /// How far it is.
    public var stage: Stage
    /// The local id of the control that is to be driven.
    public var lid: Int?
    /// What to do, or what was seen, in a sentence.
    public var text: String
    /// Why it is taken for that.
    public var reasons: [String]
    /// The rule as it will stand in the file.
    public var rule: String
    /// Whether the last rule can be taken out of the file again.
    public var canUndo: Bool

    /// A view with the given parts.
    public init(
        _ stage: Stage = .idle, lid: Int? = nil, text: String = "", reasons: [String] = [], rule: String = "",
        canUndo: Bool = false
    ) {
        (self.stage, self.lid, self.text, self.reasons) = (stage, lid, text, reasons)
        (self.rule, self.canUndo) = (rule, canUndo)
    }
}
