import Glibc

/// What the loop keeps for its own thread.
struct LoopState {
    var watches: [Int32: Watch] = [:]
    /// The list for `poll`, made anew after a change of the watches; its first entry wakes the loop up.
    var pollList: [pollfd]?
    private var timers: [ScheduledTimer] = []

    mutating func makePollList(wakeUp: Int32) -> [pollfd] {
        [pollfd(fd: wakeUp, events: Int16(POLLIN), revents: 0)]
            + watches.map { pollfd(fd: $0.key, events: $0.value.interest.rawValue, revents: 0) }
    }

    mutating func set(_ timer: LoopTimer, at instant: ContinuousClock.Instant?) {
        timers.removeAll { $0.timer == nil || $0.timer === timer }
        if let instant { timers.append(ScheduledTimer(timer: timer, instant: instant)) }
    }

    /// The time until the next timer in whole milliseconds, rounded up; -1 without timers.
    func pollTimeout(now: ContinuousClock.Instant) -> Int32 {
        guard let next = timers.lazy.map(\.instant).min() else { return -1 }
        let remaining = (next - now).components
        guard remaining.seconds >= 0, remaining.attoseconds >= 0 else { return 0 }
        let attosecondsPerMillisecond: Int64 = 1_000_000_000_000_000
        let fraction = (remaining.attoseconds + attosecondsPerMillisecond - 1) / attosecondsPerMillisecond
        return Int32(min(remaining.seconds, 1_000_000) * 1000 + fraction)
    }

    mutating func takeDueTimers(now: ContinuousClock.Instant) -> [LoopTimer] {
        let due = timers.filter { $0.instant <= now }.sorted { $0.instant < $1.instant }
        if !due.isEmpty { timers.removeAll { $0.instant <= now } }
        return due.compactMap(\.timer)
    }
}

struct Watch {
    let interest: Interest
    let handler: (Readiness) -> Void
}

private struct ScheduledTimer {
    weak var timer: LoopTimer?
    let instant: ContinuousClock.Instant
}
