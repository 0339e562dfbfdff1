import Glibc
import Synchronization
import Time

/// One thread that waits for descriptors and times, and runs the actors on the way of an event.
///
/// It decides nothing: it calls a handler when its descriptor is ready or its time has come, and runs the jobs of
/// the actors and tasks that name it as their executor. All three happen on the thread inside ``run()``, so no
/// event is handed from thread to thread.
///
/// Handlers must return quickly and never block.
public final class PollLoop: SerialExecutor, TaskExecutor, Sendable {
    /// What other threads may touch.
    private struct Shared {
        var jobs: [UnownedJob] = []
        var isStopping = false
    }

    private let shared = Mutex(Shared())
    /// The thread inside ``run()``; 0, which is no thread, for none.
    private let thread = Atomic<UInt>(0)
    private let wakeUp = WakeUp()
    private let inside = LoopState()

    /// A loop that does nothing until ``run()``.
    public init() {}

    /// Runs handlers and jobs on the calling thread until ``stop()``; one thread at a time can be inside.
    public func run() {
        let before = thread.exchange(UInt(pthread_self()), ordering: .acquiringAndReleasing)
        precondition(before == 0, "the event loop is already running")
        while runJobs() {
            handleReadyDescriptors()
            runDueTimers()
        }
        shared.withLock { $0.isStopping = false }
        thread.store(0, ordering: .releasing)
    }

    /// Makes ``run()`` return after the jobs that are already queued; may be called from any thread.
    public func stop() {
        shared.withLock { $0.isStopping = true }
        wakeUp.signal()
    }

    /// Whether the caller is on the loop's thread.
    public var isOnLoop: Bool { thread.load(ordering: .relaxed) == UInt(pthread_self()) }

    // MARK: - Executor

    /// Queues a job of an actor or task; may be called from any thread.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        shared.withLock { $0.jobs.append(job) }
        if !isOnLoop { wakeUp.signal() }
    }

    /// The loop as the runtime refers to it.
    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

    /// Ends the program when the caller is not on the loop's thread: a fault of the program, never of input.
    public func checkIsolated() { precondition(isOnLoop, "called outside the event loop's thread") }

    /// Whether the caller is on the loop's thread, as the runtime asks it.
    public func isIsolatingCurrentContext() -> Bool? { isOnLoop }

    // MARK: - Descriptors and times, on the loop's thread only

    /// Calls the handler whenever the descriptor is ready, until ``unwatch(_:)``; replaces an earlier watch of it.
    ///
    /// Regular files count as always ready. The descriptor stays the caller's to close, after `unwatch`.
    public func watch(_ descriptor: Int32, for interest: Interest, handler: @escaping (Readiness) -> Void) {
        checkIsolated()
        let earlier = inside.watch(descriptor, for: interest, handler: handler)
        // Let go of only here: what it holds may end watches of its own, which needs the loop's state again.
        withExtendedLifetime(earlier) {}
    }

    /// Ends the watch of a descriptor; unknown descriptors are ignored.
    public func unwatch(_ descriptor: Int32) {
        checkIsolated()
        let ended = inside.unwatch(descriptor)
        withExtendedLifetime(ended) {}
    }

    /// A timer that calls the handler whenever its time has come; see ``LoopTimer/set(_:)``.
    public func timer(_ handler: @escaping () -> Void) -> LoopTimer {
        checkIsolated()
        return LoopTimer(loop: self, handler: handler)
    }

    /// Runs a piece of work on the loop's thread: at once when called there, soon otherwise.
    public func perform(_ work: @escaping @Sendable () -> Void) {
        if isOnLoop { return work() }
        Task(executorPreference: self) { work() }
    }

    func setTimer(_ timer: LoopTimer, at instant: ContinuousClock.Instant?) {
        checkIsolated()
        inside.set(timer, at: instant.map(Moment.init))
    }

    // MARK: - One turn

    /// The most times in a turn that jobs run which other jobs have queued: descriptors and timers get their turn too.
    private static let mostRounds = 64

    /// Runs what is queued; false when the loop is to end.
    private func runJobs() -> Bool {
        var jobs = inside.takeEmptyJobs()
        defer { inside.emptyJobs = jobs }
        for _ in 0..<Self.mostRounds {
            let isStopping = shared.withLock { state in
                swap(&state.jobs, &jobs)
                return state.isStopping
            }
            if jobs.isEmpty { return !isStopping }
            for job in jobs {
                job.runSynchronously(
                    isolatedTo: asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
            }
            jobs.removeAll(keepingCapacity: true)
        }
        return true
    }

    private func runDueTimers() {
        var due = inside.dueTimers(now: .now)
        // Asked for one by one: an earlier handler may have set a later timer anew, or let go of it.
        while let timer = inside.takeTimer(from: &due) { timer.handler() }
    }

    private func handleReadyDescriptors() {
        let hasJobs = shared.withLock { !$0.jobs.isEmpty }
        let timeout = hasJobs ? 0 : inside.pollTimeout(now: .now)
        var list = inside.takePollList(wakeUp: wakeUp.descriptor)
        let count = poll(&list.entries, nfds_t(list.entries.count), timeout)
        inside.pollList = list
        guard count > 0 else { return }
        if list.entries[0].revents != 0 { wakeUp.clear() }
        for (entry, watch) in zip(list.entries, list.watches) where entry.revents != 0 {
            // Asked for anew each time: an earlier handler may have ended this watch, and the descriptor be another's.
            guard let handler = inside.handler(of: watch, at: entry.fd) else { continue }
            handler(Readiness(pollEvents: entry.revents))
        }
    }
}
