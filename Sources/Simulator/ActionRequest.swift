import Volta

/// The body of `POST /action`, checked field by field.
struct ActionRequest {
    let layoutID: String
    let lid: Int
    let type: String
    /// Nil when the field is missing, which only a button allows.
    let value: JSONValue?

    init(_ body: [String: JSONValue]) throws(Refusal) {
        layoutID = try body.string("layoutId")
        guard let lid = body["lid"] else { throw .missing("lid") }
        guard case .integer(let number) = lid else { throw .invalid("lid", "it is a whole number, not \(lid.text)") }
        self.lid = number
        type = try body.string("type")
        value = body["value"]
    }

    /// Refuses a type or value that does not fit the control.
    func check(for control: LayoutControl) throws(Refusal) {
        guard type == control.type else {
            throw .invalid("type", "control \(lid) '\(control.label)' is of type \(control.type), not \(type)")
        }
        guard let rule = ValueRule(control) else {
            throw .invalid("type", "\(type) controls have no action")
        }
        guard rule.accepts(value) else { throw .value(value, for: control, expected: rule.description) }
    }
}

extension [String: JSONValue] {
    /// The field's text; refused when it is missing or not a text.
    func string(_ field: String) throws(Refusal) -> String {
        guard let value = self[field] else { throw .missing(field) }
        guard case .string(let text) = value else { throw .invalid(field, "it is a text, not \(value.text)") }
        return text
    }
}
