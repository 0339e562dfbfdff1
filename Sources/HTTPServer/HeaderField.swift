/// One header field of a request or a response.
public struct HeaderField: Sendable, Equatable {
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

extension [HeaderField] {
    /// The value of the first field with this name, without regard to case.
    public subscript(name: String) -> String? {
        let name = name.lowercased()
        return first { $0.name.lowercased() == name }?.value
    }
}
