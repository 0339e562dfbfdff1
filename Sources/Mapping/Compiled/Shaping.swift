/// The way from a value to a position: input, then invert, then range.
struct Shaping: Hashable, Sendable {
    /// The value that becomes 0.
    let first: UInt16
    /// The value that becomes 1; never the same as the first.
    let last: UInt16
    var isInverted = false
    /// What 0 and 1 become at the end.
    var range = RuleSettings.Output(first: 0, last: 1)

    init(_ rule: Rule) {
        let settings = rule.settings
        (first, last) = settings.input.map { ($0.first, $0.last) } ?? (0, rule.source.maximum)
        isInverted = settings.invert ?? false
        if let range = settings.range { self.range = range }
    }

    /// The position of a value, 0 to 1 and within the range; both ends are reached exactly.
    func position(of value: UInt16) -> Double {
        let length = Double(last) - Double(first)
        let share = min(max((Double(value) - Double(first)) / length, 0), 1)
        let turned = isInverted ? 1 - share : share
        return range.first * (1 - turned) + range.last * turned
    }
}
