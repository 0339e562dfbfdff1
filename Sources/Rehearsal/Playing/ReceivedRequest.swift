import Volta

/// A request for an action as it arrived at Volta.
struct ReceivedRequest: Sendable {
    /// Since the start of the test.
    let time: Duration
    let lid: Int
    let type: String
    let value: JSONValue?
    /// The control of the page that was active, or of one before; nil when none had that local id.
    let control: LayoutControl?
    /// The status that it was answered with; nil when no answer came.
    let status: Int?

    /// The control's label for people.
    var label: String { control?.label ?? "control \(lid)" }
}
