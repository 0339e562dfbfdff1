/// The way from a 7-bit value to a position: input, then invert, then range.
struct Shaping: Hashable, Sendable {
    /// The value that becomes 0.
    var first: UInt8 = 0
    /// The value that becomes 1; never the same as the first.
    var last: UInt8 = 127
    var isInverted = false
    /// What 0 and 1 become at the end.
    var range = RuleSettings.Output(first: 0, last: 1)

    init(_ settings: RuleSettings) {
        if let input = settings.input { (first, last) = (input.first, input.last) }
        isInverted = settings.invert ?? false
        if let range = settings.range { self.range = range }
    }

    /// The position of a value, 0 to 1 and within the range; both ends are reached exactly.
    func position(of value: UInt8) -> Double {
        let length = Double(last) - Double(first)
        let share = min(max((Double(value) - Double(first)) / length, 0), 1)
        let turned = isInverted ? 1 - share : share
        return range.first * (1 - turned) + range.last * turned
    }
}
