/// How fast, and how much at once, may be sent.
///
/// The defaults are the guidance of Volta's documentation for one user: 20 updates a second.
public struct Limits: Sendable, Equatable {
    /// The most sends per second to one control, 0.001 to 100,000; there is no burst on one control.
    public let perControl: Double
    /// The most sends per second in all over a longer time, 0.001 to 100,000.
    public let total: Double
    /// The most sends in all that may start at once after a rest, 1 or more.
    public let burst: Int
    /// The most requests that may be under way at once, 1 or more.
    public let inFlight: Int
    /// How long an action of ``Delivery/every`` may wait before it is dropped, 1 ms to one day.
    public let expiry: Duration
    /// The most actions of ``Delivery/every`` that may wait for one control, 1 or more.
    public let waitingPerControl: Int
    /// The most actions of ``Delivery/every`` that may wait in all, 1 or more.
    public let waiting: Int

    /// Limits; a value outside its range is moved to the nearest end, and a rate that is not a number is 20.
    public init(
        perControl: Double = 20, total: Double = 20, burst: Int = 10, inFlight: Int = 8, expiry: Duration = .seconds(2),
        waitingPerControl: Int = 1024, waiting: Int = 8192
    ) {
        self.perControl = Self.rate(perControl)
        self.total = Self.rate(total)
        self.burst = max(1, burst)
        self.inFlight = max(1, inFlight)
        self.expiry = Self.usable(expiry)
        self.waitingPerControl = max(1, waitingPerControl)
        self.waiting = max(1, waiting)
    }
}

extension Limits {
    /// The least time between two sends to one control, rounded up so that the limit is never passed.
    var interval: Duration { Self.interval(of: perControl) }

    /// The time between two sends at a rate, in updates per second.
    static func interval(of rate: Double) -> Duration {
        .nanoseconds(Int64((1e9 / Self.rate(rate)).rounded(.up)))
    }

    /// The part of the burst that sliders may not use, so that a press never waits behind them.
    var reservedBurst: Int { burst < 2 ? 0 : max(1, burst / 5) }

    /// The requests under way that sliders may not use, for the same reason.
    var reservedInFlight: Int { inFlight < 2 ? 0 : max(1, inFlight / 4) }

    static func usable(_ expiry: Duration) -> Duration { min(max(expiry, .milliseconds(1)), .seconds(86_400)) }

    private static func rate(_ rate: Double) -> Double { rate.isNaN ? 20 : min(max(rate, 0.001), 100_000) }
}
