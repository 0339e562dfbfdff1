public import MIDI

/// One rule in its running shape.
public struct CompiledRule: Hashable, Sendable {
    /// The number of the device's entry in the file, from 0.
    public let device: Int
    /// The line of the file in which the rule starts, from 1.
    public let line: Int
    /// The rule's own name, or what it does: `cc 0 → slider Brightness`.
    public let name: String
    /// What it listens to.
    public let source: RuleSource
    /// The only channel that it listens to; nil for all.
    public let channel: Channel?
    /// The number of its target in ``CompiledMapping/targets``.
    public let target: Int
    /// The axis that it moves, of a pad.
    let axis: PadAxis?
    /// What becomes of its actions when they cannot be sent at once.
    public let delivery: RuleDelivery
    /// How long an action may wait, if each one counts.
    public let expiry: Duration
    /// The most updates a second of its control, if the rule has a say in that.
    public let rate: Double?
    /// In which order the halves of its pair come, if that is known.
    let order: PairOrder?
    /// How it answers.
    let response: Response
    /// Whether small moves do not count.
    let hasDeadband: Bool
    /// Which presses it means, and when it acts.
    let press: PressRule
    /// For how long its switch may bounce; nil when it does not.
    let debounce: Duration?
    /// The number of its layer; nil when it has none.
    let layer: Int?
    /// How it takes its control over.
    let takeover: Takeover
    /// How it moves its control by steps, if it does.
    let turning: Turning?
    /// What shows its control on the surface; nil for the usual light.
    let lights: [Light]?
}

extension Rule {
    /// What the rule does in a few words, unless it has a name of its own.
    var shownName: String {
        name ?? "\(axis.map { "\($0.rawValue) " } ?? "")\(source) → \(target.kind.rawValue) \(target.control.plain)"
    }
}
