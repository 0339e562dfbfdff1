import Testing

/// A file that cannot be read, and what is said of it.
struct SyntaxCase: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    let expected: String

    init(_ id: String, _ text: String, _ expected: String) {
        self.id = id
        self.text = text
        self.expected = expected
    }

    var testDescription: String { id }
}
