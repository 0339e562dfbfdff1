/// One choice of an Index control: a sticker, or an answer to vote for.
public struct IndexOption: Identifiable, Hashable, Sendable {
    /// The number that an action carries, 0 or above.
    public let index: Int
    /// The text on it, if any.
    public let label: String?
    /// The address of its picture, if any.
    public let image: String?
    /// The fields of the answer that this version does not know.
    public let otherFields: [String: JSONValue]

    /// The option's number.
    public var id: Int { index }

    /// An option with the given parts.
    public init(index: Int, label: String? = nil, image: String? = nil, otherFields: [String: JSONValue] = [:]) {
        self.index = index
        self.label = label
        self.image = image
        self.otherFields = otherFields
    }
}

extension IndexOption: JSONRepresentable {
    init?(json: JSONValue) {
        guard let fields = json.objectValue, let index = fields["index"]?.intValue else { return nil }
        self.init(
            index: index, label: fields["label"]?.stringValue, image: fields["image"]?.stringValue,
            otherFields: fields.without("index", "label", "image"))
    }

    var json: JSONValue {
        var fields = otherFields
        fields["index"] = .integer(index)
        fields["label"] = label.map(JSONValue.string)
        fields["image"] = image.map(JSONValue.string)
        return .object(fields)
    }
}
