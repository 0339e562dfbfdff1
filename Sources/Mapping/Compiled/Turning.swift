import MIDI

/// How a rule moves its control by steps: those of an endless encoder, or of a parameter.
struct Turning: Hashable, Sendable {
    /// What one step moves when the rule does not say it.
    static let usualStep = 0.01
    /// Steps that come this slowly are not accelerated.
    private static let slow = Duration.milliseconds(100)
    /// Steps that come this fast are accelerated most.
    private static let fast = Duration.milliseconds(10)

    /// How the steps are said in the value; nil for a parameter, which has messages for them.
    private let encoding: RelativeEncoding?
    private let step: Double
    private let acceleration: Double
    private let wraps: Bool
    private let isReversed: Bool
    private let low: Double
    private let high: Double

    /// The turning of a rule; nil when nothing turns.
    init?(_ rule: Rule) {
        let settings = rule.settings
        guard settings.encoder != nil || rule.source.hasSteps else { return nil }
        encoding = settings.encoder
        step = settings.step ?? Self.usualStep
        acceleration = settings.acceleration ?? 1
        wraps = settings.wrap ?? false
        let (first, last) = settings.range.map { ($0.first, $0.last) } ?? (0, 1)
        (low, high) = (min(first, last), max(first, last))
        isReversed = (settings.invert ?? false) != (first > last)
    }

    /// The steps that something means, above 0 to the right; nil when it is a value.
    func steps(in stimulus: Stimulus) -> Int? {
        if case .steps(let steps) = stimulus.kind { return steps }
        return encoding?.steps(of: UInt8(stimulus.value & 0x7F))
    }

    /// Turns a dial by steps, of which the last ones came a time ago, if there were any.
    func turn(_ dial: inout Dial, by steps: Int, after pause: Duration?) {
        let signed = Double(isReversed ? -steps : steps)
        dial.turn(by: signed * factor(after: pause), of: step, within: low...high, wraps: wraps)
    }

    /// By how much steps count more the faster they come: from 1 to the acceleration.
    private func factor(after pause: Duration?) -> Double {
        guard let pause, acceleration != 1 else { return 1 }
        let speed = (Self.slow - pause) / (Self.slow - Self.fast)
        return 1 + (acceleration - 1) * min(max(speed, 0), 1)
    }
}

extension RuleSource {
    /// Whether there are messages for steps up and down.
    fileprivate var hasSteps: Bool {
        if case .parameter = self { return true }
        return false
    }
}
