import Glibc

/// Runs work that blocks or takes long on a thread of its own, so that it takes none from the pool that tasks share.
///
/// It is still a task of the test, to which its expectations count.
@discardableResult
public func onOwnThread<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await Task(executorPreference: ThreadPerJob.shared) { try work() }.value
}

/// An executor that runs each job on a new thread.
private final class ThreadPerJob: TaskExecutor {
    static let shared = ThreadPerJob()

    func enqueue(_ job: consuming ExecutorJob) {
        let work = Work(job: UnownedJob(job), executor: asUnownedTaskExecutor())
        let context = Unmanaged.passRetained(work)
        var thread = pthread_t()
        let status = pthread_create(
            &thread, nil,
            { context in
                guard let context else { return nil }
                let work = Unmanaged<Work>.fromOpaque(context).takeRetainedValue()
                work.job.runSynchronously(on: work.executor)
                return nil
            }, context.toOpaque())
        precondition(status == 0, "no thread is left for the test")
        pthread_detach(thread)
    }
}

private final class Work: Sendable {
    let job: UnownedJob
    let executor: UnownedTaskExecutor

    init(job: UnownedJob, executor: UnownedTaskExecutor) {
        self.job = job
        self.executor = executor
    }
}
