extension LayoutInfo {
    /// Reads a layout from the bytes of a JSON text; nil when they are not one.
    public init?(jsonText bytes: [UInt8]) {
        guard let json = JSONValue(json: bytes) else { return nil }
        self.init(json: json)
    }

    /// The bytes of the layout as JSON, on one line, with sorted keys.
    public var jsonText: [UInt8] { json.encoded() ?? [] }
}
