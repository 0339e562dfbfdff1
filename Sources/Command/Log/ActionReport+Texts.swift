import Bridge
import Volta

extension ActionReport {
    /// The control, its type and the value, for people.
    var text: String {
        let text = value?.text ?? ""
        return "\(type) \(control)" + (text.isEmpty ? "" : " \(text)")
    }

    /// The action's fields in the JSON log; `value` is what was sent.
    var fields: [String: JSONValue] {
        var fields: [String: JSONValue] = ["control": .string(control), "type": .string(type)]
        fields["lid"] = lid.map(JSONValue.integer)
        fields["value"] = try? value?.json()
        return fields
    }
}

extension ActionValue {
    /// The value for people; empty for a press.
    var text: String {
        switch self {
        case .button: ""
        case .slider(let position): position.formatted(decimals: 3)
        case .toggle(let isOn): isOn ? "on" : "off"
        case .index(let option): String(option)
        case .string(let text): "\"\(text)\""
        case .xyPad(let x, let y): "\(x.formatted(decimals: 3)), \(y.formatted(decimals: 3))"
        }
    }
}
