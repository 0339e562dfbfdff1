import Time

/// Rules that act on the release, on long or on double presses, or only on some velocities.
extension Engine {
    /// What a press of an input would be to its rules for double presses.
    func doublePress(
        _ stimulus: Stimulus, _ places: Range<Int>, isCovered: Bool, in table: RuleTable, _ presses: PressMemory,
        _ now: Moment
    ) -> DoublePress {
        var double = DoublePress.none
        for place in places {
            let rule = Int(table.hits[place].rule)
            guard mapping.rules[rule].press.moment == .double, isPress(stimulus, for: rule),
                isOn(rule, isCovered: isCovered)
            else { continue }
            if presses.isSecond(place, at: now) { return .second }
            double = .first
        }
        return double
    }

    /// Whether what a rule makes of its input depends on what came before.
    func remembersPresses(_ stimulus: Stimulus, _ rule: Int, _ double: DoublePress) -> Bool {
        if mapping.rules[rule].press.hasMemory { return true }
        if !mapping.layers.isEmpty, mapping.rules[rule].response.letsGo(of: stimulus) { return true }
        return double != .none && mapping.rules[rule].response.actsOnPress
    }

    /// Whether a rule that remembers its presses acts now.
    mutating func acts(
        on stimulus: Stimulus, _ place: Int, _ rule: Int, _ isOn: Bool, _ double: DoublePress, in slot: Int,
        _ now: Moment
    ) -> Bool {
        let press = mapping.rules[rule].press
        let actsOnPress = mapping.rules[rule].response.actsOnPress
        if isPress(stimulus, for: rule) {
            guard isOn else {
                tell(rule) { $0.layerReason(of: rule, at: place, in: slot) }
                return false
            }
            guard actsOnPress else {
                ports[slot].presses.hold(place, until: nil)
                return true
            }
            let answer = ports[slot].presses.press(place, press, double: double, at: now)
            if let verdict = answer.verdict(of: press) { tell(rule) { _ in verdict } }
            return answer == .acts
        }
        let threshold = mapping.rules[rule].response.threshold
        guard stimulus.isRelease(threshold: threshold) else {
            tell(rule) { _ in .stays(press.whyNoPress(stimulus, threshold: threshold)) }
            return false
        }
        let end = ports[slot].presses.release(place)
        if end != .notHeld, press.moment == .release || !actsOnPress { return true }
        tell(rule) { _ in .stays(press.whyNothing(at: end, actsOnPress: actsOnPress)) }
        return false
    }

    /// Lets a press act that has waited long enough: it was long, or no second one came.
    mutating func act(
        late place: Int, in table: RuleTable, atOnce: Bool, now: Moment,
        _ emit: (EngineOutput) -> Void
    ) {
        let hit = table.hits[place]
        let rule = Int(hit.rule)
        let moment = mapping.rules[rule].press.moment
        guard moment == .press || (moment == .long && !atOnce),
            let demand = mapping.rules[rule].response.pressDemand(option: Int(hit.option))
        else { return }
        meet(placed(demand, rule), rule: rule, now: now, emit)
    }

    /// A press that becomes long can be the first of two no more: what waited for that acts before.
    mutating func actOnTaps(
        before place: Int, in slot: Int, _ table: RuleTable, now: Moment, _ emit: (EngineOutput) -> Void
    ) {
        guard table.hasDoubles, mapping.rules[Int(table.hits[place].rule)].press.moment == .long else { return }
        for other in table.range(ofCell: table.cell(ofPlace: place)) {
            guard mapping.rules[Int(table.hits[other].rule)].press.moment == .press,
                ports[slot].presses.takeWaiting(other)
            else { continue }
            act(late: other, in: table, atOnce: false, now: now, emit)
        }
    }

    /// Whether a rule lets go, when its port leaves, of what it did: a toggle that follows, or a state set on release.
    ///
    /// A button or a vote on release is not one: nobody let go.
    func letsGo(_ rule: Int) -> Bool {
        if mapping.rules[rule].response.isHold { return true }
        return mapping.rules[rule].press.moment == .release && mapping.rules[rule].delivery == .latest
    }

    private func isPress(_ stimulus: Stimulus, for rule: Int) -> Bool {
        mapping.rules[rule].press.isPress(stimulus, threshold: mapping.rules[rule].response.threshold)
    }
}
