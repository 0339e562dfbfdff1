import Mapping
import Volta

/// Reads the kind and value that `send` is given.
enum ValueOperand {
    static func read(kind: String, text: String?) throws(Failure) -> ActionValue {
        switch kind.lowercased() {
        case "button":
            guard text == nil else { throw Failure(.usage, "a button takes no value") }
            return .button
        case "slider": return .slider(try position(try needed(text, "a slider needs a value from 0 to 1")))
        case "toggle": return .toggle(try state(try needed(text, "a toggle needs on or off")))
        case "index":
            let text = try needed(text, "an index needs the number of an option, from 0")
            guard let option = Int(text), option >= 0 else {
                throw Failure(.usage, "an index needs the number of an option, from 0, not '\(text)'")
            }
            return .index(option)
        case "string": return .string(try needed(text, "a string needs a text"))
        case "xypad", "xy": return try point(try needed(text, "an XY pad needs two numbers: 0.5,0.25"))
        default:
            throw Failure(.usage, "unknown kind '\(kind)'; use button, slider, toggle, index, string or xypad")
        }
    }

    private static func needed(_ text: String?, _ message: String) throws(Failure) -> String {
        guard let text else { throw Failure(.usage, message) }
        return text
    }

    private static func position(_ text: some StringProtocol) throws(Failure) -> Double {
        guard let number = Double(String(text)), (0...1).contains(number) else {
            throw Failure(.usage, "a number from 0 to 1 is needed, not '\(text)'")
        }
        return number
    }

    private static func state(_ text: String) throws(Failure) -> Bool {
        switch text.lowercased() {
        case "on", "true": true
        case "off", "false": false
        default: throw Failure(.usage, "a toggle needs on or off, not '\(text)'")
        }
    }

    private static func point(_ text: String) throws(Failure) -> ActionValue {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 2 else { throw Failure(.usage, "an XY pad needs two numbers: 0.5,0.25, not '\(text)'") }
        return .xyPad(x: try position(parts[0]), y: try position(parts[1]))
    }
}

extension ControlReference {
    /// The control that a word of the command line means: `/002`, `2` or a label.
    init(operand: String) {
        if operand.hasPrefix("/") {
            self = .address(operand)
        } else if let lid = Int(operand), lid >= 0 {
            self = .lid(lid)
        } else {
            self = .label(operand)
        }
    }
}
