import Bridge
import MIDI
import Simulator
import Volta

/// What the demo shows: what came in, what Volta accepted, and where each control stands.
struct DemoState {
    private(set) var messages = 0
    private let wiring: Wiring
    private(set) var accepted = 0
    private(set) var controls: [Control] = []
    /// When the performance began.
    private(set) var start: ContinuousClock.Instant?

    /// One control of the layout and what Volta has accepted for it.
    struct Control: Equatable {
        let control: LayoutControl
        /// The last message that drives it.
        var message: Message?
        var value: JSONValue?
        var count = 0
    }

    init(_ wiring: Wiring) {
        self.wiring = wiring
    }

    mutating func begin(_ layout: LayoutInfo, at now: ContinuousClock.Instant) {
        start = start ?? now
        controls = layout.controls.filter(\.kind.takesActions).map { Control(control: $0) }
    }

    mutating func receive(_ message: Message) {
        messages += 1
        let labels = wiring.labels(for: message)
        for index in controls.indices where labels.contains(controls[index].control.label) {
            controls[index].message = message
        }
    }

    /// Takes note of an accepted action; its control as it stands now.
    mutating func accept(_ action: AcceptedAction) -> Control? {
        accepted += 1
        guard let index = controls.firstIndex(where: { $0.control.lid == action.lid }) else { return nil }
        controls[index].value = action.value
        controls[index].count += 1
        return controls[index]
    }
}
