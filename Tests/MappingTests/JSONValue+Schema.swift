import Volta
import YAML

/// JSON values as a schema looks at them.
extension JSONValue {
    /// What a node of YAML 1.2 is for an editor.
    init(_ node: Node) {
        switch node.content {
        case .sequence(let nodes): self = .array(nodes.map { JSONValue($0) })
        case .mapping(let entries):
            self = .object(Dictionary(entries.map { ($0.key, JSONValue($0.value)) }, uniquingKeysWith: { $1 }))
        case .scalar(let text, let style):
            if node.isNull {
                self = .null
            } else if let number = try? node.integer() {
                self = .integer(number)
            } else if let number = try? node.number() {
                self = .number(number)
            } else if style == .plain, ["true", "True", "TRUE", "false", "False", "FALSE"].contains(text) {
                self = .bool(text.lowercased() == "true")
            } else {
                self = .string(text)
            }
        }
    }

    subscript(key: String) -> JSONValue? { object[key] }

    /// The members; empty for anything but an object.
    var object: [String: JSONValue] { objectValue ?? [:] }

    /// The elements; empty for anything but a list.
    var array: [JSONValue] { arrayValue ?? [] }

    /// Whether the value is of a type of JSON Schema.
    func isOf(type: String) -> Bool {
        switch (self, type) {
        case (.null, "null"), (.bool, "boolean"), (.string, "string"), (.array, "array"), (.object, "object"): true
        case (.integer, "integer"), (.integer, "number"), (.number, "number"): true
        case (.number(let number), "integer"): number.rounded() == number
        default: false
        }
    }
}
