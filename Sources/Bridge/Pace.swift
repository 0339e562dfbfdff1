/// Decides what to say about the rate: that Volta has asked for less, and that it is at its limit again.
struct Pace {
    /// How often Volta has asked for patience.
    private(set) var throttles = 0
    /// The lowest rate that was told since the limit was reached last; nil at the limit.
    private var told: Double?

    /// Whether less than the limit allows is sent.
    var isSlowed: Bool { told != nil }

    /// Volta has asked for patience; the news, if it is any.
    mutating func throttled(to rate: Double, of limit: Double, reason: String) -> BridgeEvent? {
        throttles += 1
        guard rate < limit, rate < told ?? .infinity else { return nil }
        told = rate
        return .slowed(rate: rate, reason: reason)
    }

    /// The rate is this one now; the news, if it is any.
    mutating func reached(_ rate: Double, of limit: Double) -> BridgeEvent? {
        guard isSlowed, rate >= limit else { return nil }
        told = nil
        return .fullSpeed(rate: limit)
    }
}
