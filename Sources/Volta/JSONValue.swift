/// A JSON value that keeps what it was: a boolean is never a number, a number never a boolean.
public enum JSONValue: Hashable, Sendable {
    /// The JSON `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number without a fraction that fits 64 bits.
    case integer(Int)
    /// Any other number.
    case number(Double)
    /// A text.
    case string(String)
    /// A list.
    case array([JSONValue])
    /// An object; the order of its keys is not kept.
    case object([String: JSONValue])
}
