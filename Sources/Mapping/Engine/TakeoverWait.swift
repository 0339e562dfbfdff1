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
        var (up, down) = (value, value)
        while up < last || down > 0 {
            if up < last {
                up += 1
                if isMet(up - 1, up) {
                    self.init(isUp: true, steps: Int(up - value), of: travel)
                    return
                }
            }
            if down > 0 {
                down -= 1
                if isMet(down + 1, down) {
                    self.init(isUp: false, steps: Int(value - down), of: travel)
                    return
                }
            }
        }
        return nil
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
