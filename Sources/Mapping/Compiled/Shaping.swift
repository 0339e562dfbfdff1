/// The way from a value to a position: input, invert, curve, steps, range.
struct Shaping: Hashable, Sendable {
    /// The value that becomes 0.
    private let first: UInt16
    /// The value that becomes 1; never the same as the first.
    private let last: UInt16
    private let isInverted: Bool
    private let curve: Curve
    /// How many positions there are, 2 or more; nil for any.
    private let steps: Int?
    /// What 0 and 1 become at the end.
    private let range: RuleSettings.Output
    /// How far the travel must have gone on to count.
    private let deadband: Double

    init(_ rule: Rule) {
        let settings = rule.settings
        (first, last) = settings.input.map { ($0.first, $0.last) } ?? (0, rule.source.maximum)
        isInverted = settings.invert ?? false
        curve = settings.curve ?? .linear
        steps = settings.steps
        range = settings.range ?? RuleSettings.Output(first: 0, last: 1)
        deadband = settings.deadband ?? 0
    }

    /// All positions that the range has.
    var reach: ClosedRange<Double> { min(range.first, range.last)...max(range.first, range.last) }

    /// The part of the travel that a value stands for, 0 to 1.
    func travel(of value: UInt16) -> Double {
        let length = Double(last) - Double(first)
        return min(max((Double(value) - Double(first)) / length, 0), 1)
    }

    /// Whether the travel has gone on far enough from where it last counted; the ends always count.
    func counts(_ travel: Double, after last: Double?) -> Bool {
        guard let last, deadband > 0, travel > 0, travel < 1 else { return true }
        // Values that lie a dead-band apart are too near, whatever the last digits of their difference are.
        return abs(travel - last) > deadband + 1e-9
    }

    /// The position of a value, within the range; both ends are reached exactly.
    func position(of value: UInt16) -> Double {
        let travel = travel(of: value)
        let curved = curve.value(at: isInverted ? 1 - travel : travel)
        let share = steps.map { Self.step(curved, $0) } ?? curved
        return range.first * (1 - share) + range.last * share
    }

    /// The nearest of some positions at equal distances, of which each has an equal part.
    private static func step(_ share: Double, _ count: Int) -> Double {
        let place = min(Int(share * Double(count)), count - 1)
        return Double(place) / Double(count - 1)
    }
}
