/// The seed client's name for a JSON value of any kind.
public typealias AnyCodable = JSONValue

extension JSONValue {
    /// The text, when it is one.
    public var stringValue: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The boolean, when it is one; a number never is.
    public var boolValue: Bool? {
        if case .bool(let flag) = self { flag } else { nil }
    }

    /// The number as a Double, rounded beyond 2⁵³, when it is one; a boolean never is.
    public var doubleValue: Double? {
        switch self {
        case .integer(let integer): Double(integer)
        case .number(let number): number
        default: nil
        }
    }

    /// The number, when it is one without a fraction that fits 64 bits.
    public var intValue: Int? {
        switch self {
        case .integer(let integer): integer
        case .number(let number): Int(exactly: number)
        default: nil
        }
    }

    /// The list, when it is one.
    public var arrayValue: [JSONValue]? {
        if case .array(let values) = self { values } else { nil }
    }

    /// The object's members, when it is one.
    public var objectValue: [String: JSONValue]? {
        if case .object(let members) = self { members } else { nil }
    }

    /// The value as the Swift type nearest to it: String, Bool, Int, Double, `[Any]`, `[String: Any]`, or an empty
    /// text for `null`, as in the seed client.
    public var value: Any {
        switch self {
        case .null: ""
        case .bool(let flag): flag
        case .integer(let integer): integer
        case .number(let number): number
        case .string(let text): text
        case .array(let values): values.map(\.value)
        case .object(let members): members.mapValues(\.value)
        }
    }
}
