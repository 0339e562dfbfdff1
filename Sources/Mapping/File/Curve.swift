/// How a value grows with the travel.
public enum Curve: Hashable, Sendable {
    /// A place on a curve of one's own.
    public struct Point: Hashable, Sendable {
        /// The part of the travel, 0 to 1.
        public var travel: Double
        /// The value there, 0 to 1.
        public var value: Double
    }

    /// Evenly.
    case linear
    /// Fast, then slowly: the reverse of exponential.
    case logarithmic
    /// Slowly, then fast: tenfold in steepness from end to end.
    case exponential
    /// Slowly at both ends.
    case s
    /// Straight from point to point, of which each lies further than the one before.
    case points([Point])

    /// The curves that have names.
    enum Name: String, CaseIterable {
        case linear, logarithmic, exponential, s

        var curve: Curve {
            switch self {
            case .linear: .linear
            case .logarithmic: .logarithmic
            case .exponential: .exponential
            case .s: .s
            }
        }
    }

    /// The most points that a curve may have, to bound the time that a value takes.
    static let maximumPoints = 64
}
