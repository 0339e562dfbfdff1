/// One header field of a request or an answer.
public struct HTTPHeader: Sendable, Equatable {
    /// The field's name; compared without regard to case.
    public let name: String
    /// The field's value, without white space around it.
    public let value: String

    /// Whether a request can carry it: the name is a token, and the value has no control character but a tab.
    ///
    /// Anything else could begin a second field or a second request.
    public var isValid: Bool {
        let isNameByte: (UInt8) -> Bool = { (0x21...0x7E).contains($0) && !"\"(),/:;<=>?@[\\]{}".utf8.contains($0) }
        return !name.isEmpty && name.utf8.allSatisfy(isNameByte)
            && value.utf8.allSatisfy { ($0 >= 0x20 && $0 != 0x7F) || $0 == 0x09 }
    }

    /// A header field.
    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
