import Time

/// Decides when the layout is read: at start, every 15 s, soon after a refusal, later and later while Volta is away.
///
/// It never has two reads under way, and never reads more often than once a second.
struct LayoutWatch {
    /// The time from one read to the next when all is well.
    static let interval: Duration = .seconds(15)
    /// The least time between two reads.
    static let spacing: Duration = .seconds(1)
    /// The longest time between two attempts while Volta is away.
    static let longestDelay: Duration = .seconds(8)

    /// The time of the next read; nil while one is under way.
    private(set) var next: Moment?
    private var lastStart: Moment?
    private var failures = 0
    /// Whether the read under way may bring what was true before an action was refused.
    private var isOutdated = false

    /// A watch that wants its first read at once.
    init(now: Moment) {
        next = now
    }

    /// Whether a read is to be started now; the caller then starts it, and calls ``finished(succeeded:now:)`` later.
    mutating func takeDueRead(now: Moment) -> Bool {
        guard let due = next, due <= now else { return false }
        next = nil
        lastStart = now
        isOutdated = false
        return true
    }

    /// A read has ended; the next one is planned.
    mutating func finished(succeeded: Bool, now: Moment) {
        failures = succeeded ? 0 : min(failures + 1, 10)
        let delay = succeeded ? LayoutWatch.interval : LayoutWatch.delay(afterFailures: failures)
        next = now + delay
        if succeeded, isOutdated { refused(now: now) }
    }

    /// An action was refused: the page may have changed, so the layout is read as soon as the spacing allows.
    mutating func refused(now: Moment) {
        guard let due = next else {
            isOutdated = true
            return
        }
        let earliest = lastStart.map { max(now, $0 + LayoutWatch.spacing) } ?? now
        next = min(due, earliest)
    }

    /// Volta is back: a read that waits out a failure need wait no longer.
    mutating func reached(now: Moment) {
        if failures > 0, next != nil { refused(now: now) }
    }

    private static func delay(afterFailures failures: Int) -> Duration {
        spacing.doubled(failures - 1, upTo: longestDelay)
    }
}
