import Glibc
import Time

/// What the loop keeps for its own thread.
///
/// Unchecked: what protects it is `PollLoop.checkIsolated()`, which every public way to it calls first.
final class LoopState: @unchecked Sendable {
    /// The list for `poll`, made anew after a change of the watches.
    var pollList: PollList?
    /// The list that takes turns with the queue of jobs, so that a turn of the loop allocates nothing.
    var emptyJobs: [UnownedJob] = []
    private var watches: [Int32: Watch] = [:]
    private var lastWatch: UInt64 = 0
    /// The latest first.
    private var timers: [ScheduledTimer] = []
    private var lastSetting: UInt64 = 0
}

// MARK: - Jobs

extension LoopState {
    /// Hands the empty list out, so that it is filled without a copy; the caller gives it back.
    func takeEmptyJobs() -> [UnownedJob] {
        defer { emptyJobs = [] }
        return emptyJobs
    }
}

// MARK: - Descriptors

extension LoopState {
    /// Begins a watch; the one that it replaces is returned.
    func watch(
        _ descriptor: Int32, for interest: Interest, handler: @escaping (Readiness) -> Void
    ) -> Watch? {
        lastWatch += 1
        pollList = nil
        return watches.updateValue(Watch(id: lastWatch, interest: interest, handler: handler), forKey: descriptor)
    }

    /// Ends a watch, and returns it.
    func unwatch(_ descriptor: Int32) -> Watch? {
        pollList = nil
        return watches.removeValue(forKey: descriptor)
    }

    /// The handler of a watch, while it is still this one that the descriptor has.
    func handler(of watch: UInt64, at descriptor: Int32) -> ((Readiness) -> Void)? {
        guard let current = watches[descriptor], current.id == watch else { return nil }
        return current.handler
    }

    /// Hands the list out, so that `poll` writes into it without a copy; the caller gives it back.
    func takePollList(wakeUp: Int32) -> PollList {
        defer { pollList = nil }
        return pollList ?? PollList(wakeUp: wakeUp, watches: watches)
    }
}

/// One watch of a descriptor; its number tells it from an earlier one of the same descriptor.
struct Watch {
    let id: UInt64
    let interest: Interest
    let handler: (Readiness) -> Void
}

/// The list for `poll` and, at the same places, the numbers of the watches; the first entry wakes the loop up.
struct PollList {
    var entries: [pollfd]
    let watches: [UInt64]

    init(wakeUp: Int32, watches: [Int32: Watch]) {
        entries = [pollfd(fd: wakeUp, events: Int16(POLLIN), revents: 0)]
        entries += watches.map { pollfd(fd: $0.key, events: $0.value.interest.rawValue, revents: 0) }
        self.watches = [0] + watches.values.map(\.id)
    }
}

// MARK: - Timers

extension LoopState {
    func set(_ timer: LoopTimer, at time: Moment?) {
        let identity = ObjectIdentifier(timer)
        timers.removeAll { $0.identity == identity }
        guard let time else { return }
        lastSetting += 1
        let scheduled = ScheduledTimer(timer: timer, identity: identity, setting: lastSetting, time: time)
        timers.insert(scheduled, at: timers.firstIndex { $0.time <= time } ?? timers.endIndex)
    }

    /// The time until the next timer in whole milliseconds, rounded up; -1 without timers.
    func pollTimeout(now: Moment) -> Int32 {
        guard let next = timers.last?.time else { return -1 }
        let milliseconds = (now.seconds(to: next) * 1000).rounded(.up)
        return Int32(min(max(milliseconds, 0), 1e9))
    }

    /// The settings whose time has come, the latest first.
    func dueTimers(now: Moment) -> [UInt64] {
        guard let next = timers.last?.time, next <= now else { return [] }
        return timers.filter { $0.time <= now }.map(\.setting)
    }

    /// Takes the timer of the last setting on the list that still holds.
    func takeTimer(from due: inout [UInt64]) -> LoopTimer? {
        while let setting = due.popLast() {
            guard let place = timers.firstIndex(where: { $0.setting == setting }) else { continue }
            if let timer = timers.remove(at: place).timer { return timer }
        }
        return nil
    }
}

private struct ScheduledTimer {
    weak var timer: LoopTimer?
    /// Whose it is, or was; a later timer at the same place in memory takes its turn.
    let identity: ObjectIdentifier
    /// Tells this setting of the timer from its others.
    let setting: UInt64
    let time: Moment
}
