/// How far a fader or knob has to go until it has the control that it waits for.
public struct TakeoverWait: Hashable, Sendable {
    /// Whether the values that it says must rise.
    public let isUp: Bool
    /// The part of its travel that it must go, above 0 and at most 1.
    public let distance: Double

    /// The shortest way from a value to one at which the control is met; nil when there is none.
    ///
    /// - Parameters:
    ///   - value: Where it is.
    ///   - last: The greatest value that it says.
    ///   - travel: How many values its whole travel has, above 0.
    ///   - isMet: Whether the control is met with a step from one value to the next.
    init?(from value: UInt16, last: UInt16, travel: Int, isMet: (_ from: UInt16, _ to: UInt16) -> Bool) {
        // By leaps first: of the 16384 values of a fader with 14 bits each one would take too long.
        let leap = max(Int(last) / 128, 1)
        for start in stride(from: 0, to: Int(last), by: leap) {
            let up = Self.steps(from: value, start..<(start + leap), last: last, 1, isMet)
            let down = Self.steps(from: value, start..<(start + leap), last: last, -1, isMet)
            guard let steps = [up, down].compactMap(\.self).min() else { continue }
            self.init(isUp: steps == up, steps: steps, of: travel)
            return
        }
        return nil
    }

    /// How many steps up or down meet the control first, of those that a range counts; nil when none does.
    private static func steps(
        from value: UInt16, _ range: Range<Int>, last: UInt16, _ direction: Int, _ isMet: (UInt16, UInt16) -> Bool
    ) -> Int? {
        func place(after steps: Int) -> UInt16 { UInt16(min(max(Int(value) + direction * steps, 0), Int(last))) }
        let (from, to) = (place(after: range.lowerBound), place(after: range.upperBound))
        guard from != to, isMet(from, to) else { return nil }
        let most = abs(Int(to) - Int(value))
        return (range.lowerBound..<most).first { isMet(place(after: $0), place(after: $0 + 1)) }.map { $0 + 1 } ?? most
    }

    private init(isUp: Bool, steps: Int, of travel: Int) {
        self.isUp = isUp
        distance = min(Double(steps) / Double(travel), 1)
    }
}

extension TakeoverWait: CustomStringConvertible {
    /// What to do, such as `move up 12 %`.
    public var description: String {
        "move \(isUp ? "up" : "down") \(max(Int((distance * 100).rounded()), 1)) %"
    }
}
