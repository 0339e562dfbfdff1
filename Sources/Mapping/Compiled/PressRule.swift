/// Which presses a rule means, and when in a press it acts.
struct PressRule: Hashable, Sendable {
    /// How long a press is held to be long, when the rule does not say it.
    static let usualHold = Duration.milliseconds(600)
    /// Two presses that begin within this time are a double one.
    static let doubleTime = Duration.milliseconds(300)

    /// When in a press the rule acts.
    let moment: PressMoment
    /// How long a long press is held.
    let hold: Duration
    /// The only velocities that count; nil for all.
    let velocities: ClosedRange<UInt16>?

    init(_ settings: RuleSettings) {
        moment = settings.when ?? .press
        hold = settings.hold ?? Self.usualHold
        velocities = settings.velocity.map { UInt16($0.lowerBound)...UInt16($0.upperBound) }
    }

    /// Whether a press or a release can only be judged by what came before.
    var hasMemory: Bool { moment != .press || velocities != nil }

    /// Whether something is a press that the rule means.
    func isPress(_ stimulus: Stimulus, threshold: UInt16) -> Bool {
        guard stimulus.isPress(threshold: threshold) else { return false }
        return velocities?.contains(stimulus.value) ?? true
    }
}
