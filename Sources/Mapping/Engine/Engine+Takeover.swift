/// Faders that take over what stands elsewhere.
extension Engine {
    /// How far the fader or knob of a rule has to go until it has its control; nil when it has it, or when the rule does
    /// not wait for anything.
    public func takeoverWait(of rule: Int) -> TakeoverWait? {
        guard let move = lastMoves[rule], let shaping = mapping.rules[rule].response.shaping else { return nil }
        let (grip, dial) = grip(of: rule)
        let isHeld = grip.holder == move.hand && move.hand.layerChanges == layers.changes
        let isThere = isMet(rule, grip, dial, at: shaping.position(of: move.value), from: nil, shaping)
        guard grip.isKnown, !isHeld, !isThere else { return nil }
        return TakeoverWait(from: move.value, last: mapping.rules[rule].source.maximum, travel: shaping.length) {
            isMet(rule, grip, dial, at: shaping.position(of: $1), from: shaping.position(of: $0), shaping)
        }
    }

    /// A demand of a rule as far as the hand that moved has its control; nil when it does not.
    mutating func takenOver(_ demand: Demand, _ rule: Int, by stimulus: Stimulus, _ hand: Grip.Hand) -> Demand? {
        let takeover = mapping.rules[rule].takeover
        guard takeover != .jump, let position = demand.followed, let shaping = mapping.rules[rule].response.shaping
        else { return demand }
        lastMoves[rule] = HandMove(value: stimulus.value, hand: hand)
        let previous = stimulus.hasPrevious ? shaping.position(of: stimulus.previous) : nil
        let (grip, dial) = grip(of: rule)
        let isMet = isMet(rule, grip, dial, at: position, from: previous, shaping)
        let taken = changeGrip(of: rule) {
            $0.move(
                hand, takeover, to: position, from: previous, control: dial.position, isMet: isMet,
                range: shaping.reach)
        }
        return taken.map { demand.moved(to: $0) }
    }

    /// A hand, or for nil what is no hand, has set the control of a rule.
    mutating func grip(_ rule: Int, by hand: Grip.Hand?) {
        changeGrip(of: rule) { $0.set(by: hand) }
    }

    /// Hands of a port, or all, have their controls no longer.
    mutating func release(_ slot: Int? = nil) {
        positions.release { slot == nil || $0.slot == slot }
        heights.release { slot == nil || $0.slot == slot }
    }

    /// Where the hands of a port were is not known any more.
    mutating func forgetMoves(in slot: Int) {
        for rule in lastMoves.indices where lastMoves[rule]?.hand.slot == slot { lastMoves[rule] = nil }
    }

    /// Whether a move meets the control: it ends near to it or passes it, or picks the option that is on.
    private func isMet(
        _ rule: Int, _ grip: Grip, _ dial: Dial, at position: Double, from previous: Double?, _ shaping: Shaping
    ) -> Bool {
        if Grip.meets(position, previous, control: dial.position, range: shaping.reach) { return true }
        guard case .sweep = mapping.rules[rule].response else { return false }
        return isSameOption(mapping.rules[rule].target, position, dial.position)
    }

    private func isSameOption(_ target: Int, _ one: Double, _ other: Double) -> Bool {
        guard let option = controls[target]?.option(at: one) else { return false }
        return option == controls[target]?.option(at: other)
    }

    private func grip(of rule: Int) -> (Grip, Dial) {
        let target = mapping.rules[rule].target
        return mapping.rules[rule].axis == .y
            ? (heights.grip(target), heights[target]) : (positions.grip(target), positions[target])
    }

    private mutating func changeGrip<Result>(of rule: Int, _ change: (inout Grip) -> Result) -> Result {
        let target = mapping.rules[rule].target
        return mapping.rules[rule].axis == .y
            ? heights.grip(target) { grip, _ in change(&grip) } : positions.grip(target) { grip, _ in change(&grip) }
    }
}

extension Demand {
    /// The position that it follows a hand to, 0 to 1; nil for anything else.
    fileprivate var followed: Double? {
        switch self {
        case .level(let position), .sweep(let position): position
        default: nil
        }
    }

    /// The same for another position.
    fileprivate func moved(to position: Double) -> Demand {
        if case .sweep = self { return .sweep(position) }
        return .level(position)
    }
}
