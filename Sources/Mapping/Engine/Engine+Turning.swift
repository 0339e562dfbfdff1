import Time

extension Engine {
    /// What a rule makes of what happened to one of its inputs; nil for nothing.
    mutating func demand(
        of rule: Int, for stimulus: Stimulus, option: Int, by hand: Grip.Hand, now: Moment
    ) -> Demand? {
        if let turning = mapping.rules[rule].turning, let steps = turning.steps(in: stimulus) {
            return turn(rule, turning, by: steps, now)
        }
        guard let demand = mapping.rules[rule].response.demand(for: stimulus, option: option) else {
            tell(rule) { .stays($0.mapping.rules[rule].response.whyNoDemand(for: stimulus)) }
            return nil
        }
        guard let taken = takenOver(demand, rule, by: stimulus, hand) else {
            tell(rule) { .stays(.takeover($0.takeoverWait(of: rule))) }
            return nil
        }
        guard goesOn(rule, stimulus.value) else {
            tell(rule) { _ in .stays(.deadband) }
            return nil
        }
        return placed(taken, rule, by: hand)
    }

    /// A demand of a rule, whose control is where it says from now on.
    mutating func placed(_ demand: Demand, _ rule: Int, by hand: Grip.Hand? = nil) -> Demand {
        let target = mapping.rules[rule].target
        guard let position = position(of: demand, target) else { return demand }
        guard let axis = mapping.rules[rule].axis else {
            positions[target] = Dial(at: position)
            grip(rule, by: hand)
            return demand
        }
        grip(rule, by: hand)
        return point(target, axis) { $0 = Dial(at: position) }
    }

    /// Whether a value lies outside the dead-band of the last one that counted.
    private mutating func goesOn(_ rule: Int, _ value: UInt16) -> Bool {
        guard mapping.rules[rule].hasDeadband, let shaping = mapping.rules[rule].response.shaping else { return true }
        let travel = shaping.travel(of: value)
        guard shaping.counts(travel, after: lastTravels[rule]) else { return false }
        lastTravels[rule] = travel
        return true
    }

    private mutating func turn(
        _ rule: Int, _ turning: Turning, by steps: Int, _ now: Moment
    ) -> Demand? {
        guard steps != 0 else {
            tell(rule) { _ in .stays(.noStep) }
            return nil
        }
        let target = mapping.rules[rule].target
        // A turn back is a new one, so that a knob that bounces stays where it is.
        let pause = lastTurns[rule].flatMap { $0.isRight == (steps > 0) ? now - $0.time : nil }
        lastTurns[rule] = LastTurn(time: now, isRight: steps > 0)
        grip(rule, by: nil)
        if let axis = mapping.rules[rule].axis {
            return point(target, axis) { turning.turn(&$0, by: steps, after: pause) }
        }
        turning.turn(&positions[target], by: steps, after: pause)
        let demand = mapping.rules[rule].response.demand(at: positions[target].position)
        if demand == nil { tell(rule) { _ in .stays(.stepsPressNothing) } }
        return demand
    }

    /// The point of a pad after a move along one axis.
    private mutating func point(_ target: Int, _ axis: PadAxis, _ move: (inout Dial) -> Void) -> Demand {
        switch axis {
        case .x: move(&positions[target])
        case .y: move(&heights[target])
        }
        // Both are sent, so that both are known.
        positions.grip(target) { grip, _ in grip.becomeKnown() }
        heights.grip(target) { grip, _ in grip.becomeKnown() }
        return .point(x: positions[target].position, y: heights[target].position)
    }

    /// Where a demand puts its control, if it does.
    private func position(of demand: Demand, _ target: Int) -> Double? {
        switch demand {
        case .level(let level): level
        case .sweep(let position): position
        case .option(let option): controls[target]?.position(of: option)
        default: nil
        }
    }
}
