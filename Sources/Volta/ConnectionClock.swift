#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where a connection takes its times and its chance from; tests give their own.
public struct ConnectionClock: Sendable {
    /// The time for every decision; it goes on while the machine is suspended.
    public let now: @Sendable () -> ContinuousClock.Instant
    /// The wall clock, in seconds since 1970; used for a `Retry-After` date in an answer without a `Date`, only.
    public let unixTime: @Sendable () -> Double
    /// A number drawn from 0 to 1, for pauses that differ from client to client.
    public let jitter: @Sendable () -> Double

    /// A clock of the given parts; what is not given is the machine's own.
    public init(
        now: @escaping @Sendable () -> ContinuousClock.Instant = { ContinuousClock.now },
        unixTime: (@Sendable () -> Double)? = nil,
        jitter: @escaping @Sendable () -> Double = { Double.random(in: 0...1) }
    ) {
        self.now = now
        self.unixTime = unixTime ?? { Date().timeIntervalSince1970 }
        self.jitter = jitter
    }

    /// The machine's own.
    public static let system = ConnectionClock()
}
