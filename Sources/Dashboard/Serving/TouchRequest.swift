import HTTPServer
import Volta

/// What the page asks when a control is touched: `{"page": 3, "lid": 2, "type": "Slider", "value": 0.5}`.
struct TouchRequest: Equatable {
    /// The longest text that is taken, in bytes.
    static let longestText = 2000

    let page: Int
    let lid: Int
    let value: ActionValue

    init(_ request: ServerRequest) throws(Refusal) {
        let fields = try request.jsonFields()
        guard let page = fields["page"]?.intValue, let lid = fields["lid"]?.intValue,
            let type = fields["type"]?.stringValue
        else { throw .notUnderstood("page, lid and type are needed.") }
        guard let value = Self.value(fields["value"] ?? .null, for: ControlKind(name: type)) else {
            throw .notUnderstood("The value is none for this type.")
        }
        (self.page, self.lid, self.value) = (page, lid, value)
    }

    private static func value(_ json: JSONValue, for kind: ControlKind) -> ActionValue? {
        switch kind {
        case .button: json == .null ? .button : nil
        case .slider: fraction(json).map { .slider($0) }
        case .toggle: json.boolValue.map { .toggle($0) }
        case .index: json.intValue.flatMap { $0 >= 0 ? .index($0) : nil }
        case .string: json.stringValue.flatMap { $0.utf8.count <= longestText ? .string($0) : nil }
        case .xyPad: point(json)
        case .accelerometer, .gyroscope, .unknown: nil
        }
    }

    private static func fraction(_ json: JSONValue) -> Double? {
        json.doubleValue.flatMap { (0...1).contains($0) ? $0 : nil }
    }

    private static func point(_ json: JSONValue) -> ActionValue? {
        guard let parts = json.arrayValue, parts.count == 2, let x = fraction(parts[0]), let y = fraction(parts[1])
        else { return nil }
        return .xyPad(x: x, y: y)
    }
}

extension ServerRequest {
    /// The members of the body's JSON object.
    func jsonFields() throws(Refusal) -> [String: JSONValue] {
        guard let fields = JSONValue(json: body)?.objectValue else {
            throw .notUnderstood("The body is not a JSON object.")
        }
        return fields
    }
}
