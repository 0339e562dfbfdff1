/// A value of the API that is read from any JSON leniently, and written back whole.
protocol JSONRepresentable: Codable {
    /// Nil when a part is missing without which the value has no use.
    init?(json: JSONValue)
    var json: JSONValue { get }
}

extension JSONRepresentable {
    /// Reads the value, keeping the fields that this version does not know.
    public init(from decoder: any Decoder) throws {
        guard let value = Self(json: try JSONValue(from: decoder)) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "This is not a \(Self.self)."))
        }
        self = value
    }

    /// Writes the value with all its fields.
    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension [String: JSONValue] {
    func without(_ names: String...) -> [String: JSONValue] { filter { !names.contains($0.key) } }
}
