extension Engine {
    /// What is kept for controls that are not there, oldest first.
    public var kept: [KeptDemand] { waiting.items.map(KeptDemand.init) }

    /// Whether anything is kept.
    public var isKeeping: Bool { !waiting.isEmpty }

    /// When ``dropExpired(now:)`` has something to drop; nil when there are no kept presses.
    public var nextExpiry: ContinuousClock.Instant? { waiting.nextExpiry }

    /// Drops the kept presses that have waited too long, and counts and returns them.
    public mutating func dropExpired(now: ContinuousClock.Instant) -> [KeptDemand] {
        let expired = waiting.takeExpired(now: now).map(KeptDemand.init)
        counts.expired += expired.count
        return expired
    }
}
