import Time

/// The rate in all: a bucket that fills steadily and from which every send takes one token.
///
/// In any time `t` no more than `capacity + limit * t` tokens can be taken.
struct TokenBucket: Sendable {
    /// Far below anything that shows, far above what adding up time as floating point loses.
    private static let tolerance = 1e-9
    /// A throttled rate never falls below this part of the limit, and gains that part of it each second.
    private static let lowest = 1.0 / 16
    private static let recovery = 1.0 / 20

    private var limit: Double
    private var capacity: Double
    /// Tokens per second now: the limit, or less for a while after the server asked for patience.
    private(set) var rate: Double
    private var level: Double
    /// When the level was true; nil before the first use.
    private var filled: Moment?

    init(limit: Double, capacity: Int) {
        self.limit = limit
        self.capacity = Double(capacity)
        rate = limit
        level = Double(capacity)
    }

    /// Lets the time pass until `now`.
    mutating func fill(until now: Moment) {
        guard let last = filled else { return filled = now }
        guard now > last else { return }
        let seconds = last.seconds(to: now)
        let before = rate
        let climb = min(seconds, (limit - before) / (limit * Self.recovery))
        rate = rate(at: now)
        level = min(capacity, level + (before + rate) / 2 * climb + limit * (seconds - climb))
        filled = now
    }

    /// The tokens per second at a time from the last filling on.
    func rate(at now: Moment) -> Double {
        guard let filled, now > filled else { return rate }
        return min(limit, rate + limit * Self.recovery * filled.seconds(to: now))
    }

    /// When the bucket, filled until `now`, will hold this many tokens.
    func time(ofHolding tokens: Int, from now: Moment) -> Moment {
        let missing = Double(tokens) - level
        guard missing > Self.tolerance, let filled else { return now }
        return filled + .nanoseconds(Int64((missing / rate * 1e9).rounded(.up)))
    }

    /// Fills at another rate and up to another capacity from now on; a throttled rate stays as it is, or falls.
    mutating func change(limit: Double, capacity: Int) {
        rate = rate == self.limit ? limit : min(rate, limit)
        level = min(level, Double(capacity))
        (self.limit, self.capacity) = (limit, Double(capacity))
    }

    mutating func take() { level -= 1 }

    /// Halves the rate, and lets nothing flow in before `end`; what is left then is enough for one send of any kind.
    mutating func throttle(until end: Moment, leaving tokens: Int) {
        rate = max(limit * Self.lowest, rate / 2)
        level = min(level, Double(tokens))
        filled = max(filled ?? end, end)
    }

    /// Lets tokens flow in again from now on, although the time that was given has not come.
    mutating func resume(at now: Moment) {
        if let filled { self.filled = min(filled, now) }
    }
}
