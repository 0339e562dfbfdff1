import Mapping
public import YAML

/// One test: a story that begins anew, in the order of its times.
public struct RehearsalTest: Sendable {
    /// What people call it.
    public let name: String
    /// Where it is written.
    public let place: Place
    let steps: [RehearsalStep]

    /// The devices that its steps name, each once.
    var devices: [PortName] {
        steps.compactMap(\.device?.name).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// When the last thing happens or is expected.
    var lastTime: Duration { steps.map(\.end).max() ?? .zero }
}
