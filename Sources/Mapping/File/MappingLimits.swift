/// How fast a mapping lets actions go out.
public struct MappingLimits: Hashable, Sendable {
    /// Updates per second of one control; 20 when the file says nothing.
    public var perControl: Double
    /// Updates per second of all controls together; 20 when the file says nothing.
    public var total: Double
    /// Updates that may go at once after a rest; 10 when the file says nothing.
    public var burst: Int

    /// Limits with the given values, by default those that the API's documentation asks for.
    public init(perControl: Double = 20, total: Double = 20, burst: Int = 10) {
        self.perControl = perControl
        self.total = total
        self.burst = burst
    }

    /// The rates that a file may ask for, in updates per second.
    public static let allowedRates = 0.1...1000.0
    /// The bursts that a file may ask for.
    public static let allowedBursts = 1...1000
}
