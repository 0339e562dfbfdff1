public import Volta
public import Time

extension Engine {
    /// The layout's page is known, or has changed: rules are bound to its controls, and what waited for them goes out.
    ///
    /// A rule whose control is not on the page, has another type or cannot be told from others sleeps. Presses that
    /// have waited too long are dropped first.
    public mutating func bind(to layout: LayoutInfo, now: Moment, _ emit: (EngineOutput) -> Void) {
        dropExpired(now: now)
        let index = LayoutIndex(layout)
        absences = [:]
        controls = mapping.targets.enumerated().map { number, target in
            let resolution = index.resolution(of: target)
            if case .found(let control) = resolution { return BoundControl(control) }
            absences[number] = Absence(resolution)
            return nil
        }
        positions.bind(controls)
        heights.bind(controls)
        release()
        for (target, control) in zip(mapping.targets, controls) where target.kind == .toggle {
            if let control { toggles[control.identity] = toggles[control.identity] ?? AskedState() }
        }
        sameControl = positions.sharers
        lights.markAll(again: true)
        let controls = controls
        for item in waiting.take(where: { controls[$0] != nil }) {
            act(item.demand, rule: item.rule, after: now - item.arrival, emit)
        }
    }

    /// The most updates a second of each control that some rule bounds, by its local id: the least that a rule says.
    public var rates: [Int: Double] {
        var rates: [Int: Double] = [:]
        for rule in mapping.rules {
            guard let rate = rule.rate, let lid = controls[rule.target]?.lid else { continue }
            rates[lid] = min(rate, rates[lid] ?? rate)
        }
        return rates
    }

    /// The numbers of the rules whose control is not there.
    public var sleepingRules: [Int] {
        mapping.rules.indices.filter { controls[mapping.rules[$0].target] == nil && mapping.rules[$0].axis != .y }
    }

    /// Takes what a person should be told since the last time.
    public mutating func takeNotices() -> [EngineNotice] {
        defer { notices.removeAll(keepingCapacity: true) }
        return notices
    }

    /// Whether there is anything to be told.
    public var hasNotices: Bool { !notices.isEmpty }

    /// Makes an action of a demand, now that its control is there.
    ///
    /// It may wait as long as its rule says, less than it has waited already.
    mutating func act(
        _ demand: Demand, rule: Int, after wait: Duration = .zero, _ emit: (EngineOutput) -> Void
    ) {
        guard let control = controls[mapping.rules[rule].target], let value = value(of: demand, control, rule) else {
            return
        }
        counts.actions += 1
        let action = Action(lid: control.lid, value: value)
        let (delivery, expiry) = (mapping.rules[rule].delivery, mapping.rules[rule].expiry)
        if case .index(let option) = value { chosen[control.identity, default: AskedState()].asked = option }
        controlChanged(mapping.rules[rule].target)
        if isExplaining { tell(rule, acts: action, on: control) }
        emit(EngineOutput(rule: rule, action: action, delivery: delivery, expiry: expiry - wait))
    }

    private mutating func value(of demand: Demand, _ control: BoundControl, _ rule: Int) -> ActionValue? {
        switch demand {
        case .press: return .button
        case .level(let level): return .slider(level)
        case .point(let x, let y): return .xyPad(x: x, y: y)
        case .text(let text): return .string(text)
        case .set(let state): return toggle(control, to: state)
        case .flip: return toggle(control, to: !expectedState(of: control))
        case .keep: return toggle(control, to: expectedState(of: control))
        case .option(let option):
            if control.hasOption(option) { return .index(option) }
            tell(rule) { _ in .stays(.noOption(option)) }
            notice(.noSuchOption(rule: rule, option: option), of: rule)
        case .sweep(let position):
            if let option = control.option(at: position) { return .index(option) }
            tell(rule) { _ in .stays(.noOptions) }
            notice(.noOptions(rule: rule), of: rule)
        }
        return nil
    }
}
