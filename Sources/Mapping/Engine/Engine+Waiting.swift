public import Time

extension Engine {
    /// What is kept for controls that are not there, oldest first.
    public var kept: [KeptDemand] { waiting.items.map(KeptDemand.init) }

    /// Whether anything is kept.
    public var isKeeping: Bool { !waiting.isEmpty }

    /// When ``dropExpired(now:)`` has something to drop; nil when there are no kept presses.
    public var nextExpiry: Moment? { waiting.nextExpiry }

    /// When the engine wants to be asked again: the first of ``nextExpiry``, ``nextSettle`` and ``nextShow``.
    ///
    /// One question, because whoever holds the engine copies it for each.
    public var nextTime: Moment? {
        PortState.earlier(PortState.earlier(nextExpiry, nextSettle), nextShow)
    }

    /// Drops the kept presses that have waited too long; each is counted and has its notice.
    public mutating func dropExpired(now: Moment) {
        for press in waiting.takeExpired(now: now) {
            counts.expired += 1
            notices.append(.expired(KeptDemand(press)))
        }
    }
}
