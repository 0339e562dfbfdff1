/// Faders that take over what stands elsewhere.
extension Engine {
    /// A demand of a rule as far as the hand that moved has its control; nil when it does not.
    mutating func takenOver(_ demand: Demand, _ rule: Int, by stimulus: Stimulus, _ hand: Grip.Hand) -> Demand? {
        guard case .level(let level) = demand, mapping.rules[rule].takeover != .jump,
            let shaping = mapping.rules[rule].response.shaping
        else { return demand }
        let takeover = mapping.rules[rule].takeover
        let target = mapping.rules[rule].target
        let previous = stimulus.hasPrevious ? shaping.position(of: stimulus.previous) : nil
        return positions.grip(target) { grip, dial in
            grip.move(
                hand, takeover, to: level, from: previous, control: dial.position, range: shaping.reach)
        }.map { .level($0) }
    }
}
