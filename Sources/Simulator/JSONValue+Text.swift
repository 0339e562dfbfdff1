import Volta

extension JSONValue {
    /// The value as JSON on one line; what came as JSON always has one.
    var text: String { jsonText(self) ?? "null" }
}
