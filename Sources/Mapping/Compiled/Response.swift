/// How a rule answers to its input.
enum Response: Hashable, Sendable {
    /// Each press makes the same demand.
    case press(Demand, threshold: UInt16)
    /// Each press picks the option that the input's place among the rule's inputs says.
    case pick(threshold: UInt16)
    /// On while held.
    case hold(threshold: UInt16, isInverted: Bool)
    /// The level follows the value.
    case level(Shaping, threshold: UInt16)
    /// The option follows the value.
    case sweep(Shaping)

    /// The response that a rule's source, target and settings come to.
    init(_ rule: Rule) {
        let settings = rule.settings
        let follows = rule.source.kind.isContinuous
        let threshold = settings.threshold ?? rule.source.defaultThreshold
        switch (rule.target.kind, settings.value) {
        case (.button, _): self = .press(.press, threshold: threshold)
        case (.slider, .level(let level)): self = .press(.level(level), threshold: threshold)
        case (.slider, _), (.xyPad, _): self = .level(Shaping(rule), threshold: follows ? 0 : threshold)
        case (.toggle, .state(let state)): self = .press(.set(state), threshold: threshold)
        case (.toggle, _): self = Self.toggle(settings, threshold: threshold)
        case (.string, .text(let text)): self = .press(.text(text), threshold: threshold)
        case (.string, _): self = .press(.text(""), threshold: threshold)
        case (.index, .option(let option)): self = .press(.option(option), threshold: threshold)
        case (.index, _): self = follows ? .sweep(Shaping(rule)) : .pick(threshold: threshold)
        }
    }

    private static func toggle(_ settings: RuleSettings, threshold: UInt16) -> Response {
        switch settings.mode ?? .flip {
        case .flip: .press(.flip, threshold: threshold)
        case .on: .press(.set(true), threshold: threshold)
        case .off: .press(.set(false), threshold: threshold)
        case .follow: .hold(threshold: threshold, isInverted: settings.invert ?? false)
        }
    }

    /// What the rule asks for, or nil for nothing; `option` is the input's place among the rule's inputs.
    func demand(for stimulus: Stimulus, option: Int) -> Demand? {
        switch self {
        case .press(let demand, let threshold):
            return stimulus.isPress(threshold: threshold) ? demand : nil
        case .pick(let threshold):
            return stimulus.isPress(threshold: threshold) ? .option(option) : nil
        case .hold(let threshold, let isInverted):
            if stimulus.isPress(threshold: threshold) { return .set(!isInverted) }
            return stimulus.isRelease(threshold: threshold) ? .set(isInverted) : nil
        case .level(let shaping, let threshold):
            return follows(stimulus, threshold) ? .level(shaping.position(of: stimulus.value)) : nil
        case .sweep(let shaping):
            if case .steps = stimulus.kind { return nil }
            return .sweep(shaping.position(of: stimulus.value))
        }
    }

    /// What the rule asks for when its control is turned to a position; nil when it follows no position.
    func demand(at position: Double) -> Demand? {
        switch self {
        case .level: .level(position)
        case .sweep: .sweep(position)
        case .press, .pick, .hold: nil
        }
    }

    /// What a press asks for whenever it acts; nil for a rule that follows the input.
    func pressDemand(option: Int) -> Demand? {
        switch self {
        case .press(let demand, _): demand
        case .pick: .option(option)
        case .hold, .level, .sweep: nil
        }
    }

    /// Whether it acts at one moment of a press.
    var actsOnPress: Bool { pressDemand(option: 0) != nil }

    /// From which value on the input is pressed.
    var threshold: UInt16 {
        switch self {
        case .press(_, let threshold), .pick(let threshold), .hold(let threshold, _), .level(_, let threshold):
            threshold
        case .sweep: 0
        }
    }

    /// Whether a level moves with a stimulus: always, except for notes too soft to count.
    private func follows(_ stimulus: Stimulus, _ threshold: UInt16) -> Bool {
        switch stimulus.kind {
        case .value, .trigger: true
        case .steps: false
        case .noteOn, .noteOff: stimulus.isPress(threshold: threshold) || stimulus.isRelease(threshold: threshold)
        }
    }

    /// How values become positions, for a rule that follows them.
    var shaping: Shaping? {
        switch self {
        case .level(let shaping, _), .sweep(let shaping): shaping
        case .press, .pick, .hold: nil
        }
    }

    /// Whether the rule is on only while its input is held.
    var isHold: Bool {
        if case .hold = self { return true }
        return false
    }

    /// The response to one of the rule's inputs, whose place among them picks the option.
    func resolved(option: Int) -> Response {
        guard case .pick(let threshold) = self else { return self }
        return .press(.option(option), threshold: threshold)
    }

    /// What becomes of actions that cannot go at once, when the rule does not say it.
    func defaultDelivery(for target: RuleTarget.Kind, from source: RuleSource.Kind) -> RuleDelivery {
        switch (target, self) {
        case (.button, _), (.string, _): .every
        case (.slider, _), (.xyPad, _), (.toggle, _), (.index, .sweep): .latest
        case (.index, _): source == .program ? .latest : .every
        }
    }
}

extension RuleSource {
    /// From which value on it is pressed: the middle, or for notes any velocity.
    ///
    /// A wheel rests in the middle, so that it is pressed further up.
    fileprivate var defaultThreshold: UInt16 {
        switch self {
        case .pitchBend: 12288
        case .controlPair, .parameter: 8192
        case .note, .notes: 1
        default: 64
        }
    }
}
