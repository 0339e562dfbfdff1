/// The key of the API; it shows itself nowhere.
struct APIKey: Equatable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The secret, for the connection alone.
    let secret: String

    var description: String { "(hidden)" }
    var debugDescription: String { description }
    var customMirror: Mirror { Mirror(self, children: []) }
}
