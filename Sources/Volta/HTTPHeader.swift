/// One header field of a request or an answer.
public struct HTTPHeader: Sendable, Equatable {
    /// The field's name; compared without regard to case.
    public let name: String
    /// The field's value, without white space around it.
    public let value: String

    /// A header field.
    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
