public import Time

extension Engine {
    /// What is kept for controls that are not there, oldest first.
    public var kept: [KeptDemand] { waiting.items.map(KeptDemand.init) }

    /// Whether anything is kept.
    public var isKeeping: Bool { !waiting.isEmpty }

    /// When ``dropExpired(now:)`` has something to drop; nil when there are no kept presses.
    public var nextExpiry: Moment? { waiting.nextExpiry }

    /// Drops the kept presses that have waited too long; each is counted and has its notice.
    public mutating func dropExpired(now: Moment) {
        for press in waiting.takeExpired(now: now) {
            counts.expired += 1
            notices.append(.expired(KeptDemand(press)))
        }
    }
}
