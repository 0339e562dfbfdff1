import Time

/// What the last answers say about the server: there, away, or in need of a pause.
///
/// Requests that were under way together fail together; an era keeps them from being counted as several failures.
/// It moves on with each failure that counts, and only requests sent since then count again.
struct ServerCondition: Sendable {
    private static let longestPause = Duration.seconds(60)

    private(set) var era = 0
    private(set) var pausedUntil: Moment?
    /// Whether the server itself said how long the pause is.
    private var isPauseNamed = false
    private var throttles = Backoff()
    private var absences = Backoff()
    private var absence: Absence?

    /// While the server is away one request at a time asks for it.
    private struct Absence {
        /// When a waiting value may ask next.
        var nextProbe: Moment
        /// When a press may, which has no time for a long back-off.
        var nextPressProbe: Moment
        var isProbing = false
    }

    var isAway: Bool { absence != nil }

    /// When the next request may start; nil when only an answer can tell.
    func opening(for delivery: Delivery, from now: Moment) -> Moment? {
        let opening = max(now, pausedUntil ?? now)
        guard let absence else { return opening }
        guard !absence.isProbing else { return nil }
        return max(opening, delivery == .every ? absence.nextPressProbe : absence.nextProbe)
    }

    mutating func sent() { absence?.isProbing = true }

    /// An answer came.
    mutating func answered(era: Int) {
        guard era == self.era else { return }
        absence = nil
        absences.reset()
    }

    /// An action was accepted.
    mutating func accepted(era: Int) {
        answered(era: era)
        if era == self.era { throttles.reset() }
    }

    /// No request gets through.
    mutating func missed(era: Int, at now: Moment, jitter: Double) {
        guard era == self.era else { return }
        self.era += 1
        absences.fail()
        absence = Absence(nextProbe: now + absences.delay(jitter: jitter), nextPressProbe: now + Backoff.shortest)
    }

    /// There is a reason to ask at once instead of waiting out the back-off; a pause that the server named stays.
    mutating func askNow(at now: Moment) {
        if !isPauseNamed { pausedUntil = nil }
        absences.reset()
        absence?.nextProbe = now
        absence?.nextPressProbe = now
    }

    /// The server asks for patience; the end of the pause, when this is news.
    mutating func throttled(
        era: Int, retryAfter: Duration?, at now: Moment, jitter: Double
    ) -> Moment? {
        answered(era: era)
        let isNews = era == self.era
        if isNews {
            self.era += 1
            throttles.fail()
        }
        let named = retryAfter.flatMap { $0 < .zero ? nil : $0 }
        let pause = named ?? throttles.delay(jitter: jitter)
        let end = now + min(max(pause, Backoff.shortest), Self.longestPause)
        isPauseNamed = named != nil || (isPauseNamed && (pausedUntil ?? now) > now)
        pausedUntil = max(pausedUntil ?? end, end)
        return isNews ? pausedUntil : nil
    }
}
