import Volta

/// Which values the actions of a control may have.
enum ValueRule {
    case nothing
    case fraction
    case boolean
    case option(of: [Int])
    case text
    case point

    /// The rule for a control; nil when controls of its type take no actions.
    init?(_ control: LayoutControl) {
        switch control.kind {
        case .button: self = .nothing
        case .slider: self = .fraction
        case .toggle: self = .boolean
        case .index: self = .option(of: (control.options ?? []).map(\.index))
        case .string: self = .text
        case .xyPad: self = .point
        case .accelerometer, .gyroscope, .unknown: return nil
        }
    }

    /// Whether a value may be sent; nil is a missing one.
    func accepts(_ value: JSONValue?) -> Bool {
        switch (self, value) {
        case (.nothing, nil), (.nothing, .null): true
        case (.fraction, let value?): Self.isFraction(value)
        case (.boolean, .bool): true
        case (.option(let options), let value?): value.intValue.map(options.contains) ?? false
        case (.text, .string): true
        case (.point, .array(let coordinates)): coordinates.count == 2 && coordinates.allSatisfy(Self.isFraction)
        default: false
        }
    }

    private static func isFraction(_ value: JSONValue) -> Bool {
        value.doubleValue.map((0...1).contains) ?? false
    }
}

extension ValueRule: CustomStringConvertible {
    /// What is expected, to follow "takes".
    var description: String {
        switch self {
        case .nothing: "no value or null"
        case .fraction: "a number from 0 to 1"
        case .boolean: "true or false"
        case .option(let options): "the number of an option (\(options.map(String.init).joined(separator: ", ")))"
        case .text: "a text"
        case .point: "[x, y], each from 0 to 1"
        }
    }
}
