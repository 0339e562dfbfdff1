import Volta

/// A number that is expected, as exact as it is written.
struct ExpectedNumber: Equatable, Sendable {
    /// How far a number may be off that is written with a point.
    static let tolerance = 0.001
    /// What is left for the last digits of a whole number or a fraction.
    static let rest = 1e-9

    let value: Double
    /// Whether it is a whole number or a fraction such as `64/127`.
    let isExact: Bool

    func fits(_ other: JSONValue?) -> Bool {
        guard let other = other?.doubleValue else { return false }
        return abs(other - value) <= (isExact ? Self.rest : Self.tolerance)
    }
}
