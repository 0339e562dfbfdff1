/// What a person who learns is shown.
public struct LearnView: Sendable, Equatable {
    /// How far it is.
    public enum Stage: String, Sendable {
        /// Nothing is learned now.
        case idle
        /// Something is to be touched.
        case listening
        /// One more move is needed to be sure.
        case unsure
        /// What was touched is known.
        case recognised
        /// What was touched cannot move the control.
        case refused
        /// The rule is in the file.
        case written
    }

    /// What can be done next.
    public struct Choices: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: Int

        /// A set of choices by its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The rule can be written.
        public static let accept = Choices(rawValue: 1)
        /// It can be written in the place of the rules that it meets.
        public static let replace = Choices(rawValue: 2)
        /// The text that is to be sent must be said first.
        public static let text = Choices(rawValue: 4)
        /// The last rule can be taken out of the file again.
        public static let undo = Choices(rawValue: 8)
    }

    /// How far it is.
    public var stage: Stage
    /// The local id of the control that is to be driven.
    public var lid: Int?
    /// What to do, or what was seen, in a sentence.
    public var text: String
    /// Why it is taken for that, and what else is to be known.
    public var reasons: [String]
    /// The rules as they will stand in the file.
    public var rule: String
    /// What can be done next.
    public var choices: Choices

    /// A view with the given parts.
    public init(
        _ stage: Stage = .idle, lid: Int? = nil, text: String = "", reasons: [String] = [], rule: String = "",
        choices: Choices = []
    ) {
        (self.stage, self.lid, self.text, self.reasons) = (stage, lid, text, reasons)
        (self.rule, self.choices) = (rule, choices)
    }
}
