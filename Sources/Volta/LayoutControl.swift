/// One control of a layout's active page.
public struct LayoutControl: Identifiable, Hashable, Sendable {
    /// The local id, which actions name.
    public let lid: Int
    /// The OSC address, as `/003`; empty when the answer has none.
    public let address: String
    /// The API's name of the control's kind, as it came; see ``kind``.
    public let type: String
    /// Everything else that the control was given, of any kind of JSON.
    public let props: [String: JSONValue]
    /// The choices of an Index control.
    public let options: [IndexOption]?
    /// The fields of the answer that this version does not know.
    public let otherFields: [String: JSONValue]

    /// The control's local id.
    public var id: Int { lid }

    /// The control's kind.
    public var kind: ControlKind { ControlKind(name: type) }

    /// The text on the control, or else its type and local id, as `Slider 2`.
    public var label: String { props["label"]?.stringValue ?? "\(type) \(lid)" }

    /// A control with the given parts.
    public init(
        lid: Int, address: String, type: String, props: [String: JSONValue] = [:], options: [IndexOption]? = nil,
        otherFields: [String: JSONValue] = [:]
    ) {
        self.lid = lid
        self.address = address
        self.type = type
        self.props = props
        self.options = options
        self.otherFields = otherFields
    }
}

extension LayoutControl: JSONRepresentable {
    /// Nil without a local id or a type: no action could name such a control.
    init?(json: JSONValue) {
        guard let fields = json.objectValue, let lid = fields["lid"]?.intValue,
            let type = fields["type"]?.stringValue
        else { return nil }
        self.init(
            lid: lid, address: fields["address"]?.stringValue ?? "", type: type,
            props: fields["props"]?.objectValue ?? [:],
            options: fields["options"]?.arrayValue?.compactMap(IndexOption.init(json:)),
            otherFields: fields.without("lid", "address", "type", "props", "options"))
    }

    var json: JSONValue {
        var fields = otherFields
        fields["lid"] = .integer(lid)
        fields["address"] = .string(address)
        fields["type"] = .string(type)
        fields["props"] = .object(props)
        fields["options"] = options.map { .array($0.map(\.json)) }
        return .object(fields)
    }
}
