/// How long deliveries took, from the event to the acknowledgement, counted in classes.
public struct LatencyHistogram: Sendable, Equatable {
    /// The upper ends of the classes, in milliseconds; a last class has none.
    static let bounds = [1.0, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]

    /// How many deliveries fell into each class.
    private(set) var counts = Array(repeating: 0, count: bounds.count + 1)
    /// How many there were.
    private(set) var count = 0
    /// The time that all took together, in milliseconds.
    private(set) var sum = 0.0
    /// The longest of them, in milliseconds.
    private(set) var longest = 0.0

    /// A histogram without a delivery.
    public init() {}

    /// Counts a delivery.
    public mutating func add(_ latency: Duration) {
        let (seconds, attoseconds) = latency.components
        let time = Double(seconds) * 1e3 + Double(attoseconds) / 1e15
        counts[Self.bounds.firstIndex { time <= $0 } ?? Self.bounds.count] += 1
        count += 1
        sum += time
        longest = max(longest, time)
    }

    /// About the time within which a part of the deliveries came, 0 to 1, in milliseconds; nil without any.
    func quantile(_ part: Double) -> Double? {
        guard count > 0 else { return nil }
        let wanted = part * Double(count)
        var before = 0.0
        for (index, number) in counts.enumerated() where number > 0 {
            if before + Double(number) >= wanted {
                let low = index == 0 ? 0 : Self.bounds[index - 1]
                let high = index < Self.bounds.count ? Self.bounds[index] : longest
                return min(low + (high - low) * (wanted - before) / Double(number), longest)
            }
            before += Double(number)
        }
        return longest
    }
}
