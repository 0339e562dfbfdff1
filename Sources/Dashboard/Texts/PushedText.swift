/// One event of a `text/event-stream`.
enum PushedText {
    /// The event's text; the data holds no line break, as JSON on one line never does.
    static func event(_ name: String, _ data: String) -> String { "event: \(name)\ndata: \(data)\n\n" }
}
