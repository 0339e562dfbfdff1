extension JSONValue: Codable {
    /// Reads any JSON exactly: integers up to 64 bits whole, booleans never as numbers.
    ///
    /// A number that neither fits 64 bits nor a Double, as `1e999`, becomes ``null``.
    public init(from decoder: any Decoder) throws {
        // The commonest kinds first: each wrong guess costs an error.
        let single = try decoder.singleValueContainer()
        if single.decodeNil() {
            self = .null
        } else if let text = try? single.decode(String.self) {
            self = .string(text)
        } else if let members = try? decoder.container(keyedBy: AnyCodingKey.self) {
            self = .object(try Self.members(of: members))
        } else if let integer = try? single.decode(Int.self) {
            self = .integer(integer)
        } else if let list = try? decoder.unkeyedContainer() {
            self = .array(try Self.values(of: list))
        } else if let number = try? single.decode(Double.self) {
            self = .number(number)
        } else {
            self = (try? single.decode(Bool.self)).map(JSONValue.bool) ?? .null
        }
    }

    private static func members(of container: KeyedDecodingContainer<AnyCodingKey>) throws -> [String: JSONValue] {
        var members: [String: JSONValue] = [:]
        for key in container.allKeys {
            members[key.stringValue] = try container.decode(JSONValue.self, forKey: key)
        }
        return members
    }

    private static func values(of container: any UnkeyedDecodingContainer) throws -> [JSONValue] {
        var container = container
        var values: [JSONValue] = []
        while !container.isAtEnd { values.append(try container.decode(JSONValue.self)) }
        return values
    }

    /// Writes the value as the JSON it stands for.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let flag): try container.encode(flag)
        case .integer(let integer): try container.encode(integer)
        case .number(let number): try container.encode(number)
        case .string(let text): try container.encode(text)
        case .array(let values): try container.encode(values)
        case .object(let members): try container.encode(members)
        }
    }
}

/// Any key of an object.
private struct AnyCodingKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
