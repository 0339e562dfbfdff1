import Bridge
import MIDI
import Simulator
import Volta

/// What the demo shows: what came in, what Volta accepted, and where each control stands.
struct DemoState {
    private(set) var messages = 0
    private(set) var lastMessage: Message?
    private(set) var accepted = 0
    private(set) var slowest = Duration.zero
    private(set) var controls: [Control] = []
    /// When the performance began.
    private(set) var start: ContinuousClock.Instant?

    /// One control of the layout and what Volta has accepted for it.
    struct Control: Equatable {
        let control: LayoutControl
        var value: JSONValue?
        var count = 0
    }

    mutating func begin(_ layout: LayoutInfo, at now: ContinuousClock.Instant) {
        start = start ?? now
        controls = layout.controls.filter(\.kind.takesActions).map { Control(control: $0) }
    }

    mutating func receive(_ message: Message) {
        messages += 1
        lastMessage = message
    }

    mutating func accept(_ action: AcceptedAction) {
        accepted += 1
        guard let index = controls.firstIndex(where: { $0.control.lid == action.lid }) else { return }
        controls[index].value = action.value
        controls[index].count += 1
    }

    mutating func delivered(latency: Duration) { slowest = max(slowest, latency) }
}
