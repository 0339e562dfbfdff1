import Glibc
import Synchronization

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
        var thread: pthread_t?
        var isStopping = false
    }

    private let shared = Mutex(Shared())
    private let wakeUp = WakeUp()
    private let inside = LoopConfined(LoopState())

    /// A loop that does nothing until ``run()``.
    public init() {}

    /// Runs handlers and jobs on the calling thread until ``stop()``.
    public func run() {
        shared.withLock { $0.thread = pthread_self() }
        while runJobs() {
            wait()
            runDueTimers()
        }
        shared.withLock { state in
            state.thread = nil
            state.isStopping = false
        }
    }

    /// Makes ``run()`` return after the jobs that are already queued; may be called from any thread.
    public func stop() {
        shared.withLock { $0.isStopping = true }
        wakeUp.signal()
    }

    /// Whether the caller is on the loop's thread.
    public var isOnLoop: Bool {
        shared.withLock { $0.thread.map { pthread_equal($0, pthread_self()) != 0 } ?? false }
    }

    // MARK: - Executor

    /// Queues a job of an actor or task; may be called from any thread.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let isElsewhere = shared.withLock { state in
            state.jobs.append(job)
            return state.thread.map { pthread_equal($0, pthread_self()) == 0 } ?? true
        }
        if isElsewhere { wakeUp.signal() }
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
        inside.value.watches[descriptor] = Watch(interest: interest, handler: handler)
        inside.value.pollList = nil
    }

    /// Ends the watch of a descriptor; unknown descriptors are ignored.
    public func unwatch(_ descriptor: Int32) {
        checkIsolated()
        inside.value.watches[descriptor] = nil
        inside.value.pollList = nil
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
        inside.value.set(timer, at: instant)
    }

    // MARK: - One turn

    /// Runs what is queued; false when the loop is to end.
    private func runJobs() -> Bool {
        while true {
            let (jobs, isStopping) = shared.withLock { state in
                let jobs = state.jobs
                state.jobs.removeAll(keepingCapacity: true)
                return (jobs, state.isStopping)
            }
            if jobs.isEmpty { return !isStopping }
            for job in jobs {
                job.runSynchronously(
                    isolatedTo: asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
            }
        }
    }

    private func runDueTimers() {
        for timer in inside.value.takeDueTimers(now: ContinuousClock.now) { timer.handler() }
    }

    private func wait() {
        var list = inside.value.pollList ?? inside.value.makePollList(wakeUp: wakeUp.descriptor)
        inside.value.pollList = list
        let timeout = inside.value.pollTimeout(now: ContinuousClock.now)
        guard poll(&list, nfds_t(list.count), timeout) > 0 else { return }
        if list[0].revents != 0 { wakeUp.clear() }
        for entry in list.dropFirst() where entry.revents != 0 {
            // Asked for anew each time: an earlier handler may have ended this watch.
            guard let watch = inside.value.watches[entry.fd] else { continue }
            watch.handler(Readiness(pollEvents: entry.revents))
        }
    }
}
