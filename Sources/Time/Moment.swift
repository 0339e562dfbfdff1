/// A point in time of the continuous clock, which goes on while the machine is suspended; to the nanosecond.
///
/// It stands for `ContinuousClock.Instant` on the way of an event. The size of that type is unknown until the program
/// runs, so that every copy of whatever holds one goes through a table of functions; this one is a number.
public struct Moment: InstantProtocol {
    /// The nanoseconds since a moment of this run, which is the same for all.
    @usableFromInline let nanoseconds: Int64

    @inlinable
    init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

    private static let origin = ContinuousClock.now

    /// The moment of an instant.
    public init(_ instant: ContinuousClock.Instant) {
        nanoseconds = Self.origin.duration(to: instant).nanoseconds
    }

    /// The instant of this moment.
    public var instant: ContinuousClock.Instant { Self.origin + .nanoseconds(nanoseconds) }

    /// The moment that it is.
    public static var now: Moment { Moment(ContinuousClock.now) }

    /// The moment after a time, or before it when that is negative; parts of nanoseconds are dropped.
    public func advanced(by duration: Duration) -> Moment {
        let (sum, isTooFar) = nanoseconds.addingReportingOverflow(duration.nanoseconds)
        return Moment(nanoseconds: isTooFar ? (duration < .zero ? .min : .max) : sum)
    }

    /// The time to another moment, negative when that is earlier.
    @inlinable
    public func duration(to other: Moment) -> Duration { .nanoseconds(other.nanoseconds &- nanoseconds) }

    /// The seconds to another moment, negative when that is earlier.
    @inlinable
    public func seconds(to other: Moment) -> Double { Double(other.nanoseconds &- nanoseconds) * 1e-9 }

    /// The moment after a time.
    public static func + (moment: Moment, duration: Duration) -> Moment { moment.advanced(by: duration) }

    /// The moment before by a time.
    public static func - (moment: Moment, duration: Duration) -> Moment { moment.advanced(by: .zero - duration) }

    /// The time from one moment to another, which is later.
    @inlinable
    public static func - (later: Moment, earlier: Moment) -> Duration { earlier.duration(to: later) }

    /// The earlier of two, of which each may be missing; nil when both are.
    @inlinable
    public static func earlier(_ one: Moment?, _ other: Moment?) -> Moment? {
        guard let one, let other else { return one ?? other }
        return min(one, other)
    }

    /// Goes on by a time.
    public static func += (moment: inout Moment, duration: Duration) { moment = moment + duration }

    /// Whether a moment is earlier than another.
    @inlinable
    public static func < (one: Moment, other: Moment) -> Bool { one.nanoseconds < other.nanoseconds }

    /// Whether both are the same.
    @inlinable
    public static func == (one: Moment, other: Moment) -> Bool { one.nanoseconds == other.nanoseconds }
}

extension Duration {
    /// The whole nanoseconds, or as many as there can be.
    fileprivate var nanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (whole, isTooLong) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, isTooMuch) = whole.addingReportingOverflow(attoseconds / 1_000_000_000)
        return isTooLong || isTooMuch ? (seconds < 0 ? .min : .max) : sum
    }
}
