/// What the value of an option or an operand may be, as far as a shell can complete it.
enum ValueKind: Equatable, Sendable {
    /// A number, a name or the like.
    case free
    /// One of a few words.
    case words([String])
    /// A file, also with one of these endings only; and words that stand beside files.
    case file(endings: [String] = [], orWords: [String] = [])

    /// The kind that a placeholder of the help speaks of.
    init(placeholder: String) {
        switch placeholder.filter({ $0.isLetter || $0 == "." }) {
        case "MAPPING": self = .file(endings: ["yaml", "yml"])
        case "FILE.mid": self = .file(endings: ["mid"])
        case "FILE", "FILE...": self = .file()
        case "SOURCE": self = .file(orWords: ["alsa", "-"])
        default: self = .free
        }
    }
}
