/// A value of a JSON text whose members keep their order.
indirect enum SchemaNode: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByDictionaryLiteral,
    ExpressibleByArrayLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral
{
    case text(String)
    case boolean(Bool)
    case number(Double)
    case list([SchemaNode])
    case members([(key: String, value: SchemaNode)])

    init(stringLiteral value: String) { self = .text(value) }
    init(booleanLiteral value: Bool) { self = .boolean(value) }
    init(integerLiteral value: Int) { self = .number(Double(value)) }
    init(floatLiteral value: Double) { self = .number(value) }
    init(arrayLiteral elements: SchemaNode...) { self = .list(elements) }
    init(dictionaryLiteral elements: (String, SchemaNode)...) {
        self = .members(elements.map { (key: $0.0, value: $0.1) })
    }

    /// The list of some texts.
    static func texts(_ texts: [String]) -> SchemaNode { .list(texts.map { .text($0) }) }

    /// The object with more members behind its own; anything else stays as it is.
    func adding(_ more: [(key: String, value: SchemaNode)]) -> SchemaNode {
        guard case .members(let members) = self else { return self }
        return .members(members + more)
    }

    /// The object with a description before its own members.
    static func described(_ description: String, _ node: SchemaNode) -> SchemaNode {
        guard case .members(let members) = node else { return node }
        return .members([("description", .text(description))] + members)
    }

    /// The properties of an object, each with its description.
    static func properties(_ keys: [(name: String, summary: String, schema: SchemaNode)]) -> SchemaNode {
        .members(keys.map { ($0.name, described($0.summary, $0.schema)) })
    }

    /// The properties of an object that has some keys.
    static func properties<Key: SchemaKey>(of keys: Key.Type) -> SchemaNode {
        properties(keys.allCases.map { ($0.rawValue, $0.summary, $0.schema) })
    }

    /// The JSON text; what fits stands in one line.
    func text(indent: Int = 0) -> String {
        let short = line
        guard indent + short.count > 110 else { return short }
        let inner = String(repeating: " ", count: indent + 2)
        let end = "\n" + String(repeating: " ", count: indent)
        switch self {
        case .list(let nodes):
            return "[\n" + nodes.map { inner + $0.text(indent: indent + 2) }.joined(separator: ",\n") + end + "]"
        case .members(let members):
            let lines = members.map { "\(inner)\(Self.quoted($0.key)): \($0.value.text(indent: indent + 2))" }
            return "{\n" + lines.joined(separator: ",\n") + end + "}"
        default: return short
        }
    }

    /// The JSON text in one line.
    private var line: String {
        switch self {
        case .text(let text): Self.quoted(text)
        case .boolean(let value): value ? "true" : "false"
        case .number(let number): Int(exactly: number).map(String.init) ?? String(number)
        case .list(let nodes): "[" + nodes.map(\.line).joined(separator: ", ") + "]"
        case .members(let members):
            "{" + members.map { "\(Self.quoted($0.key)): \($0.value.line)" }.joined(separator: ", ") + "}"
        }
    }

    /// A text in quotes; the schema has no control characters.
    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
