/// What has hold of a control, as far as take-over goes.
struct Grip: Sendable {
    /// One input of a port for one rule: the port's slot, and the place of the rule's hit in its table.
    struct Hand: Hashable, Sendable {
        let slot: Int
        let place: Int
        /// How often the layers had changed: a change of layer lets go of everything.
        let layerChanges: Int
    }

    /// A fader this near to its slider takes it over, as a part of the slider's range.
    private static let nearness = 0.02

    /// Whether anything was ever sent to the control; before that nobody knows where it is.
    private(set) var isKnown = false
    private(set) var holder: Hand?

    /// Something has set the control: a hand, or for nil what is no hand.
    ///
    /// Another hand has it no longer.
    mutating func set(by hand: Hand?) {
        isKnown = true
        if holder != hand { holder = nil }
    }

    /// Something was sent to the control, which did not move it.
    mutating func becomeKnown() { isKnown = true }

    /// The control is held no longer.
    mutating func release() {
        holder = nil
    }

    /// The same with the hand that has the control under its new number, or with none.
    func moved(to hands: [Hand: Hand]) -> Grip {
        var grip = self
        grip.holder = holder.flatMap { hands[$0] }
        return grip
    }

    /// Where a control goes when a hand moves; nil when it stays, because the hand does not have it yet.
    ///
    /// - Parameters:
    ///   - position: Where the hand is.
    ///   - previous: Where it was before, if that is known.
    ///   - control: Where the control is.
    ///   - isMet: Whether the move meets the control.
    ///   - range: What the hand can reach. A control beyond an end is met at the end.
    mutating func move(
        _ hand: Hand, _ takeover: Takeover, to position: Double, from previous: Double?, control: Double,
        isMet: Bool, range: ClosedRange<Double>
    ) -> Double? {
        guard takeover != .jump, isKnown, holder != hand, !isMet else {
            holder = hand
            return position
        }
        guard takeover == .scale, let previous, previous != position else { return nil }
        return Self.scaled(position, previous, min(max(control, range.lowerBound), range.upperBound), range)
    }

    /// Whether a move ends near to a control or passes it, however fast; one beyond the range is met at its end.
    static func meets(
        _ position: Double, _ previous: Double?, control place: Double, range: ClosedRange<Double>
    ) -> Bool {
        let control = min(max(place, range.lowerBound), range.upperBound)
        if abs(position - control) <= nearness * (range.upperBound - range.lowerBound) + 1e-9 { return true }
        guard let previous else { return false }
        return min(previous, position) <= control && control <= max(previous, position)
    }

    /// The control goes the same part of its way to the end as the hand of its own.
    private static func scaled(
        _ position: Double, _ previous: Double, _ control: Double, _ range: ClosedRange<Double>
    ) -> Double {
        let end = position > previous ? range.upperBound : range.lowerBound
        return end + (control - end) * (end - position) / (end - previous)
    }
}
