public import MIDI

extension Rule {
    /// Whether one message can be for both rules; the devices' channels are those of rules that name none.
    public func meets(_ other: Rule, under channel: Channel? = nil, otherUnder otherChannel: Channel? = nil) -> Bool {
        let (here, there) = (self.channel ?? channel, other.channel ?? otherChannel)
        guard here == nil || there == nil || here == there else { return false }
        return source.meets(other.source)
    }

    /// The rule apart from where it is written and how it is called: equal for two rules that say the same.
    public var meaning: Rule { withoutPlaces }
}

extension RuleSource {
    /// Whether one message, or a part of one value, can be for both sources.
    private var parts: Set<Int>? {
        switch self {
        case .controlChange(let number): [Int(number)]
        case .controlPair(let coarse, let fine): [Int(coarse), Int(fine)]
        default: nil
        }
    }

    fileprivate func meets(_ other: RuleSource) -> Bool {
        if let parts, let otherParts = other.parts { return !parts.isDisjoint(with: otherParts) }
        if case .program = self, case .bankProgram = other { return other.meets(self) }
        if case .bankProgram(_, let program) = self, case .program(let other) = other {
            return program == nil || other == nil || program == other
        }
        return cellKind == other.cellKind && !Set(numbers).isDisjoint(with: other.numbers)
    }
}
