public import YAML

/// Why nothing was written.
public enum LearnRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// Nothing was touched that could be written.
    case nothingLearnt
    /// A String control needs the text that is to be sent.
    case needsText
    /// The mapping file has errors.
    case fileHasErrors([Diagnostic])
    /// The new rule contradicts rules that are there.
    case contradicts(String)
    /// The very rule is there already.
    case isThere(line: Int)
    /// The rules of the file are written in a way that cannot be added to.
    case noPlace
    /// There is nothing to be undone.
    case nothingToUndo
    /// What was learnt is no longer in the file as it was written.
    case wasChanged

    /// What happened, and what to do.
    public var description: String {
        switch self {
        case .nothingLearnt: "nothing was recognised yet: touch a control first"
        case .needsText: "a text is needed: say what is to be sent"
        case .fileHasErrors(let errors):
            "the mapping file has \(errors.count == 1 ? "an error" : "\(errors.count) errors"); "
                + "mend it first, 'volta-midi check' shows \(errors.count == 1 ? "it" : "them")"
        case .contradicts(let message): "the file cannot have both: \(message); replace the rule that is there"
        case .isThere(let line): "the rule is there already, in line \(line)"
        case .noPlace:
            "the rules of this file are written in a way that cannot be added to; write each one in a line of its own"
        case .nothingToUndo: "there is nothing to undo"
        case .wasChanged: "the rule was changed since it was learnt; remove it in an editor"
        }
    }
}
