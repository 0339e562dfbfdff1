/// What a person asks for while learning, by one letter.
enum LearnKey: Equatable {
    case accept
    case replace
    case skip
    case back
    case undo
    case quit
    /// Anything else; the keys are explained.
    case other

    /// The key of a line, of which the first letter counts; an empty one accepts.
    init(_ line: String) {
        self =
            switch line.drop(while: \.isWhitespace).first?.lowercased() {
            case nil, "y": .accept
            case "r": .replace
            case "s", "n": .skip
            case "b": .back
            case "u": .undo
            case "q": .quit
            default: .other
            }
    }

    /// What the keys do.
    static let help = "Enter accepts, s skips, b goes back, u undoes, r replaces what is there, q quits"
}
