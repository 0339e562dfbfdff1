import Testing

/// A mapping file with mistakes, and what is said of it.
struct MappingCase: Sendable, CustomTestStringConvertible {
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
