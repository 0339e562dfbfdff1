import Testing
import Volta
import YAML

/// Validates by a JSON Schema, as far as the schema of mappings goes; a keyword that it does not know is a mistake.
struct SchemaValidator: Sendable {
    let root: JSONValue

    /// What is wrong with a value, each as the path and the keyword that refuses it; empty when nothing is.
    func mistakes(in value: JSONValue) -> [String] { mistakes(value, by: root, at: "") }

    /// The properties of a definition, or of a part of the whole file by its key; of the file for an empty name.
    func properties(of name: String) -> [String: JSONValue] {
        if name.isEmpty { return root["properties"]?.object ?? [:] }
        let part = root["$defs"]?[name] ?? root["properties"]?[name]
        return part?["properties"]?.object ?? [:]
    }

    private func mistakes(_ value: JSONValue, by schema: JSONValue, at path: String) -> [String] {
        if case .bool(let isAllowed) = schema { return isAllowed ? [] : ["\(path): false"] }
        guard case .object(let keywords) = schema else { return ["\(path): no schema"] }
        return keywords.sorted { $0.key < $1.key }.flatMap { keyword, argument -> [String] in
            if let inner = applied(keyword, argument, keywords, value, path) { return inner }
            guard let isValid = assertion(keyword, argument, value) else { return ["\(path): unknown \(keyword)"] }
            return isValid ? [] : ["\(path): \(keyword)"]
        }
    }

    private func passes(_ value: JSONValue, _ schema: JSONValue) -> Bool { mistakes(value, by: schema, at: "").isEmpty }

    /// What a keyword that holds other schemas finds; nil for the other keywords.
    private func applied(
        _ keyword: String, _ argument: JSONValue, _ keywords: [String: JSONValue], _ value: JSONValue, _ path: String
    ) -> [String]? {
        switch keyword {
        case "$ref":
            let name = argument.stringValue?.split(separator: "/").last.map(String.init) ?? ""
            guard let target = root["$defs"]?[name] else { return ["\(path): no \(name)"] }
            return mistakes(value, by: target, at: path)
        case "properties":
            return argument.object.keys.sorted().flatMap { key in
                value[key].map { mistakes($0, by: argument[key] ?? .bool(true), at: "\(path)/\(key)") } ?? []
            }
        case "items":
            return value.array.enumerated().flatMap { mistakes($1, by: argument, at: "\(path)/\($0)") }
        case "additionalProperties":
            let known = keywords["properties"]?.object ?? [:]
            return value.object.keys.sorted().filter { known[$0] == nil }.flatMap { key in
                value[key].map { mistakes($0, by: argument, at: "\(path)/\(key)") } ?? []
            }
        case "allOf": return argument.array.flatMap { mistakes(value, by: $0, at: path) }
        case "if":
            let branch = keywords[passes(value, argument) ? "then" : "else"]
            return branch.map { mistakes(value, by: $0, at: path) } ?? []
        case "then", "else": return []
        default: return nil
        }
    }

    /// Whether a value passes a keyword; nil when the keyword is not known.
    private func assertion(_ keyword: String, _ argument: JSONValue, _ value: JSONValue) -> Bool? {
        switch keyword {
        case "$schema", "$defs", "title", "description": true
        case "type": (argument.array + [argument]).contains { value.isOf(type: $0.stringValue ?? "") }
        case "const": value == argument
        case "enum": argument.array.contains(value)
        case "minimum": value.doubleValue.map { $0 >= argument.doubleValue ?? 0 } ?? true
        case "maximum": value.doubleValue.map { $0 <= argument.doubleValue ?? 0 } ?? true
        case "exclusiveMinimum": value.doubleValue.map { $0 > argument.doubleValue ?? 0 } ?? true
        case "pattern":
            value.stringValue.map { text in
                (try? Regex(argument.stringValue ?? "").firstMatch(in: text)).flatMap(\.self) != nil
            } ?? true
        case "minItems": value.arrayValue.map { Double($0.count) >= argument.doubleValue ?? 0 } ?? true
        case "maxItems": value.arrayValue.map { Double($0.count) <= argument.doubleValue ?? 0 } ?? true
        case "uniqueItems": value.arrayValue.map { Set($0).count == $0.count } ?? true
        case "required":
            value.isOf(type: "object") ? argument.array.allSatisfy { value[$0.stringValue ?? ""] != nil } : true
        case "anyOf": argument.array.contains { passes(value, $0) }
        case "oneOf": argument.array.count { passes(value, $0) } == 1
        case "not": !passes(value, argument)
        default: nil
        }
    }
}
