extension ActionValue {
    /// The kind of control that takes this value.
    public var kind: ControlKind {
        switch self {
        case .button: .button
        case .slider: .slider
        case .toggle: .toggle
        case .index: .index
        case .string: .string
        case .xyPad: .xyPad
        }
    }

    /// The value as an action carries it; nil for a press, which carries none.
    ///
    /// - Throws: ``VoltaError/invalidValue(_:)`` for a number that is not finite or outside its range.
    public func json() throws(VoltaError) -> JSONValue? {
        switch self {
        case .button: nil
        case .slider(let position): try Self.coordinate(position, of: "slider position")
        case .toggle(let isOn): .bool(isOn)
        case .index(let option): try Self.option(option)
        case .string(let text): .string(text)
        case .xyPad(let x, let y):
            .array([try Self.coordinate(x, of: "x coordinate"), try Self.coordinate(y, of: "y coordinate")])
        }
    }

    private static func coordinate(_ number: Double, of name: String) throws(VoltaError) -> JSONValue {
        guard number.isFinite, (0...1).contains(number) else {
            throw .invalidValue("The \(name) \(number) is not a number from 0 to 1")
        }
        // Negative zero is inside the range, but would be written as -0.
        return .number(number.magnitude)
    }

    private static func option(_ number: Int) throws(VoltaError) -> JSONValue {
        guard number >= 0 else { throw .invalidValue("The option \(number) is below 0") }
        return .integer(number)
    }
}
