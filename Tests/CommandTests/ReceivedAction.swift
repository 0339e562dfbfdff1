/// An action as a ``StrictVolta`` received it.
struct ReceivedAction: Equatable, Sendable, CustomStringConvertible {
    let lid: Int
    let type: String
    /// Null when the action carries none.
    let value: JSON
    let time: ContinuousClock.Instant

    /// The control and the value, which tests compare.
    var description: String {
        switch value {
        case .null: "\(lid) pressed"
        case .bool(let isOn): "\(lid) \(isOn)"
        case .number(let number): "\(lid) \(number)"
        case .string(let text): "\(lid) \(text)"
        case .array(let values): "\(lid) \(values.compactMap(\.number))"
        case .object: "\(lid) ?"
        }
    }
}
