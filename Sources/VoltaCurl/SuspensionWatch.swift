/// Notices that the machine was suspended, as a closed laptop is.
///
/// Servers and routers have forgotten the connections by then, and say so to nobody: what is written to one is lost, and
/// nobody can tell whether it arrived.
struct SuspensionWatch: Sendable {
    /// A shorter suspension leaves connections as they are.
    private static let shortest = Duration.seconds(1)

    private let timeAsleep: @Sendable () -> Duration
    private var known: Duration

    /// A watch that begins now.
    ///
    /// - Parameter timeAsleep: How long the machine was suspended in all, counted from anywhere.
    init(timeAsleep: @escaping @Sendable () -> Duration = SuspensionWatch.system()) {
        self.timeAsleep = timeAsleep
        known = timeAsleep()
    }

    /// Whether the machine was suspended since this was asked last.
    mutating func wasSuspended() -> Bool {
        let asleep = timeAsleep()
        defer { known = asleep }
        return asleep - known >= Self.shortest
    }

    /// What the clock that goes on while the machine is suspended is ahead of the one that does not.
    private static func system() -> @Sendable () -> Duration {
        let (continuous, suspending) = (ContinuousClock.now, SuspendingClock.now)
        return { (ContinuousClock.now - continuous) - (SuspendingClock.now - suspending) }
    }
}
