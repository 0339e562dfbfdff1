/// The position of something that is moved by steps as well as set.
///
/// Steps are counted from the last position that was set, so that there and back is the same position.
struct Dial: Hashable, Sendable {
    /// Nearer to an end than this is the end.
    private static let nearness = 1e-9

    private var origin: Double
    private var step = 0.0
    private var turned = 0.0

    /// A dial at a position.
    init(at position: Double) {
        origin = position
    }

    /// Where it is.
    var position: Double { origin + turned * step }

    /// Turns it by steps of a size; at an end of the range it stops, or goes on from the other end.
    mutating func turn(by steps: Double, of size: Double, within range: ClosedRange<Double>, wraps: Bool) {
        if size != step {
            self = Dial(at: position)
            step = size
        }
        turned += steps
        let (low, high) = (range.lowerBound, range.upperBound)
        if wraps, position >= high - Self.nearness || position < low - Self.nearness {
            self = Dial(at: low + Self.remainder(position - low, high - low))
        } else if position >= high - Self.nearness {
            self = Dial(at: high)
        } else if position <= low + Self.nearness {
            self = Dial(at: low)
        }
    }

    /// What is left of a distance when whole lengths are taken away, at least 0 and less than the length.
    private static func remainder(_ distance: Double, _ length: Double) -> Double {
        let rest = distance.truncatingRemainder(dividingBy: length)
        // The many digits of a difference are noise.
        let positive = ((rest < 0 ? rest + length : rest) * 1e12).rounded() / 1e12
        return positive >= length - nearness ? 0 : positive
    }
}
