/// The way from a value to a position: input, invert, curve, steps, range.
struct Shaping: Hashable, Sendable {
    /// The value that becomes 0.
    let first: UInt16
    /// The value that becomes 1; never the same as the first.
    let last: UInt16
    private let isInverted: Bool
    private let curve: Curve
    /// How many positions there are, 2 or more; nil for any.
    private let steps: Int?
    /// What 0 and 1 become at the end.
    let range: RuleSettings.Output
    /// How many values to either side of the middle are the middle; 0 for none.
    private let deadzone: UInt16
    /// How far the travel must have gone on to count.
    private let deadband: Double

    init(_ rule: Rule) {
        let settings = rule.settings
        (first, last) = settings.input.map { ($0.first, $0.last) } ?? (0, rule.source.maximum)
        isInverted = settings.invert ?? false
        curve = settings.curve ?? .linear
        steps = settings.steps
        range = settings.range ?? RuleSettings.Output(first: 0, last: 1)
        deadzone = settings.deadzone ?? 0
        deadband = settings.deadband ?? 0
    }

    /// All positions that the range has.
    var reach: ClosedRange<Double> { min(range.first, range.last)...max(range.first, range.last) }

    /// How many values the whole travel has, 1 or more.
    var length: Int { abs(Int(last) - Int(first)) }

    /// The part of the travel that a value stands for, 0 to 1.
    func travel(of value: UInt16) -> Double {
        guard deadzone == 0 else { return travelAroundMiddle(of: value) }
        let length = Double(last) - Double(first)
        return min(max((Double(value) - Double(first)) / length, 0), 1)
    }

    /// The same with a middle that has a width: half the travel there, and the rest of it shared by both sides.
    ///
    /// The middle is where a wheel rests: 8192 of 0 to 16383, and 64 of 0 to 127.
    private func travelAroundMiddle(of value: UInt16) -> Double {
        let (low, high) = (Int(min(first, last)), Int(max(first, last)))
        let middle = (low + high + 1) / 2
        let distance = Int(value) - middle
        let way = (distance < 0 ? middle - low : high - middle) - Int(deadzone)
        let side = min(Double(max(abs(distance) - Int(deadzone), 0)) / Double(way), 1) / 2
        return (distance < 0) == (first < last) ? 0.5 - side : 0.5 + side
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
