public import MIDI
public import Volta

extension Explanation {
    /// The explanation for programs.
    public var fields: [String: JSONValue] {
        var fields: [String: JSONValue] = [
            "rule": .string(name), "line": .integer(line), "verdict": .string(verdict.id),
            "text": .string(verdict.text),
        ]
        fields["reason"] = verdict.reason.map(JSONValue.string)
        if case .acts(let action, let control) = verdict {
            fields["control"] = .string(control)
            fields["lid"] = .integer(action.lid)
            fields["type"] = .string(action.value.kind.name)
            fields["value"] = try? action.value.json()
        }
        return fields
    }
}

extension LayerSwitch {
    /// The switch for programs.
    public var fields: [String: JSONValue] {
        ["layer": .string(name), "on": .bool(isOn), "changed": .bool(isChange), "text": .string(text)]
    }
}

extension Silence {
    /// The silence for programs.
    public var fields: [String: JSONValue] {
        let near = near.map { near -> JSONValue in
            .object(["rule": .string(near.name), "line": .integer(near.line), "text": .string(near.text)])
        }
        return ["reason": .string(id), "text": .string(text), "near": .array(near)]
    }
}

extension Message {
    /// The message for programs: its kind, channel, number and value as far as it has them, and its bytes.
    public var fields: [String: JSONValue] {
        let input = MessageInput(self)
        var fields: [String: JSONValue] = [
            "kind": .string(input.kind.rawValue), "text": .string("\(input.text): \(valueText)"),
            "bytes": .string(hexText),
        ]
        fields["channel"] = input.channel.map { .integer($0.number) }
        fields["number"] = input.number.map { .integer(Int($0)) }
        fields["value"] = value.map { .integer($0.value) }
        return fields
    }
}

extension MessageExplanation {
    /// The explanation for programs.
    public var fields: [String: JSONValue] {
        var fields: [String: JSONValue] = ["rules": .array(rules.map { .object($0.fields) })]
        if !layers.isEmpty { fields["layers"] = .array(layers.map { .object($0.fields) }) }
        if !late.isEmpty { fields["late"] = .array(late.map { .object($0.fields) }) }
        fields["silence"] = silence.map { .object($0.fields) }
        return fields
    }
}

extension Message {
    /// Its bytes as people write them: `B0 07 40`.
    public var hexText: String { bytes.map(\.hex).joined(separator: " ") }
}

extension UInt8 {
    /// Two hexadecimal digits.
    fileprivate var hex: String {
        let digits = String(self, radix: 16, uppercase: true)
        return digits.count == 1 ? "0\(digits)" : digits
    }
}
