public import Volta

/// One action that the simulated API accepted.
public struct AcceptedAction: Sendable, Equatable {
    /// When it was accepted, counted from the simulator's start.
    public let time: Duration
    /// The control's local id.
    public let lid: Int
    /// The control's type, as `Slider`.
    public let type: String
    /// The control's label.
    public let label: String
    /// The value as it was sent; null for a button.
    public let value: JSONValue

    /// The action as one line of JSON without a line end, its keys always in the same order; the time in milliseconds.
    public var jsonLine: String {
        let fields: [(String, JSONValue)] = [
            ("time", .integer(time.milliseconds)), ("lid", .integer(lid)), ("type", .string(type)),
            ("label", .string(label)), ("value", value),
        ]
        return "{" + fields.map { "\"\($0)\":\($1.text)" }.joined(separator: ",") + "}"
    }
}

extension Duration {
    fileprivate var milliseconds: Int {
        Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
    }
}
