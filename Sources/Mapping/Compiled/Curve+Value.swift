extension Curve {
    /// The value at a part of the travel, 0 to 1; the curves with names reach 0 and 1 exactly.
    func value(at travel: Double) -> Double {
        switch self {
        case .linear: travel
        case .exponential: (PowerOfTen.value(travel) - 1) / 9
        case .logarithmic: PowerOfTen.exponent(1 + 9 * travel)
        case .s: travel * travel * (3 - 2 * travel)
        case .points(let points): Self.value(at: travel, of: points)
        }
    }

    /// Before the first point and behind the last one the value stays.
    private static func value(at travel: Double, of points: [Point]) -> Double {
        guard let index = points.firstIndex(where: { $0.travel >= travel }) else { return points.last?.value ?? travel }
        let next = points[index]
        guard index > 0, next.travel > travel else { return next.value }
        let before = points[index - 1]
        let share = (travel - before.travel) / (next.travel - before.travel)
        return before.value * (1 - share) + next.value * share
    }
}
