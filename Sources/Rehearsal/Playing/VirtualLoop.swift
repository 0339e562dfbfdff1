import Synchronization

/// Runs everything of a test on the calling thread, in a time of its own that jumps from one event to the next.
///
/// It is the executor of the bridge and of all its tasks. ``run(until:)`` lets jobs run until none is left, then goes on
/// to the next entry of its agenda. At one time answers come first, then what the bridge had planned, then the steps.
final class VirtualLoop: SerialExecutor, TaskExecutor, Sendable {
    /// What an entry of the agenda is, in the order of those of one time.
    enum Rank: Int, Comparable {
        case answer, timer, step

        static func < (one: Rank, other: Rank) -> Bool { one.rawValue < other.rawValue }
    }

    private struct Entry {
        let time: Duration
        let rank: Rank
        /// What was put down first comes first.
        let number: Int
        let work: @Sendable () -> Void

        var order: (Duration, Rank, Int) { (time, rank, number) }
    }

    private struct State {
        var jobs: [UnownedJob] = []
        var time = Duration.zero
        /// What was put down while the loop runs: a few entries.
        var agenda: [Entry] = []
        /// What was put down before, the latest first.
        var steps: [Entry] = []
        var lastNumber = 0
        var isRunning = false
    }

    /// The most entries of one moment: a bridge that asks for more would never come to rest.
    private static let mostAtOnce = 100_000

    private let epoch = ContinuousClock.now
    private let state = Mutex(State())

    /// The time since the start.
    var time: Duration { state.withLock { $0.time } }

    /// The time as the bridge's clock tells it.
    var now: ContinuousClock.Instant { epoch + time }

    /// The time since the start of an instant.
    func time(of instant: ContinuousClock.Instant) -> Duration { instant - epoch }

    /// Puts work on the agenda.
    func plan(_ rank: Rank, at time: Duration, _ work: @escaping @Sendable () -> Void) {
        state.withLock { state in
            state.lastNumber += 1
            state.agenda.append(Entry(time: time, rank: rank, number: state.lastNumber, work: work))
        }
    }

    /// Puts the steps of a test on the agenda, before it runs.
    func plan(_ steps: [(time: Duration, work: @Sendable () -> Void)]) {
        let entries = steps.enumerated().map { Entry(time: $1.time, rank: .step, number: $0, work: $1.work) }
        state.withLock { $0.steps = entries.sorted { $1.order < $0.order } }
    }

    /// Sets the one timer anew; nil for none.
    func setTimer(_ instant: ContinuousClock.Instant?, _ work: @escaping @Sendable () -> Void) {
        state.withLock { state in state.agenda.removeAll { $0.rank == .timer } }
        if let instant { plan(.timer, at: time(of: instant), work) }
    }

    /// Lets happen what is to happen up to a time; false when it does not come to rest.
    func run(until end: Duration) -> Bool {
        state.withLock { $0.isRunning = true }
        defer { state.withLock { $0.isRunning = false } }
        var (count, moment) = (0, Duration.zero)
        runJobs()
        while let work = nextWork(until: end) {
            work()
            runJobs()
            (count, moment) = moment == time ? (count + 1, moment) : (0, time)
            guard count < Self.mostAtOnce else { return false }
        }
        state.withLock { $0.time = max($0.time, end) }
        return true
    }

    /// Brings every answer that is under way at once, and drops all other plans.
    func end() {
        state.withLock { state in
            state.agenda.removeAll { $0.rank != .answer }
            state.steps = []
        }
        _ = run(until: .seconds(86_400 * 365))
    }

    private func nextWork(until end: Duration) -> (@Sendable () -> Void)? {
        state.withLock { state in
            let next = state.agenda.indices.min { state.agenda[$0].order < state.agenda[$1].order }
            let step = state.steps.last
            if let step, step.time <= end, next.map({ step.order < state.agenda[$0].order }) ?? true {
                state.time = max(state.time, step.time)
                return state.steps.removeLast().work
            }
            guard let next, state.agenda[next].time <= end else { return nil }
            let entry = state.agenda.remove(at: next)
            state.time = max(state.time, entry.time)
            return entry.work
        }
    }

    private func runJobs() {
        while true {
            let jobs = state.withLock { state in
                defer { state.jobs = [] }
                return state.jobs
            }
            if jobs.isEmpty { return }
            for job in jobs {
                job.runSynchronously(isolatedTo: asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
            }
        }
    }

    // MARK: - Executor

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        state.withLock { $0.jobs.append(job) }
    }

    func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

    func checkIsolated() { precondition(isIsolatingCurrentContext() == true, "called outside the loop") }

    func isIsolatingCurrentContext() -> Bool? { state.withLock { $0.isRunning } }
}
