/// A layout's active page, as `GET /layout/{layoutId}` tells it.
///
/// Reading is lenient where nothing is lost by it: optional fields may be missing, null or of another kind, unknown
/// fields are kept. A control without a local id or a type cannot be acted on: it is left out and counted. An answer
/// without a list of controls is not a layout.
public struct LayoutInfo: Hashable, Sendable {
    /// The layout's id.
    public let layoutId: String
    /// The page whose controls these are; empty when there is none.
    public let activePageId: String
    /// The controls of the active page, in the order of the answer.
    public let controls: [LayoutControl]
    /// How many outputs receive the values; 0 when the answer does not say.
    public let destinationCount: Int
    /// How many controls were left out because they have no local id or no type.
    public let unreadableControls: Int
    /// The fields of the answer that this version does not know.
    public let otherFields: [String: JSONValue]

    /// A layout with the given parts.
    public init(
        layoutId: String, activePageId: String, controls: [LayoutControl], destinationCount: Int = 0,
        unreadableControls: Int = 0, otherFields: [String: JSONValue] = [:]
    ) {
        self.layoutId = layoutId
        self.activePageId = activePageId
        self.controls = controls
        self.destinationCount = destinationCount
        self.unreadableControls = unreadableControls
        self.otherFields = otherFields
    }
}

extension LayoutInfo: JSONRepresentable {
    init?(json: JSONValue) {
        guard let fields = json.objectValue, let entries = fields["controls"]?.arrayValue else { return nil }
        let controls = entries.compactMap(LayoutControl.init(json:))
        self.init(
            layoutId: fields["layoutId"]?.stringValue ?? "", activePageId: fields["activePageId"]?.stringValue ?? "",
            controls: controls, destinationCount: fields["destinationCount"]?.intValue ?? 0,
            unreadableControls: entries.count - controls.count,
            otherFields: fields.without("layoutId", "activePageId", "controls", "destinationCount"))
    }

    var json: JSONValue {
        var fields = otherFields
        fields["layoutId"] = .string(layoutId)
        fields["activePageId"] = .string(activePageId)
        fields["controls"] = .array(controls.map(\.json))
        fields["destinationCount"] = .integer(destinationCount)
        return .object(fields)
    }
}
