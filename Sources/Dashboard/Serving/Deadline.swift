import Synchronization

/// The result of some work, or nil when it is not there in time; the work goes on then, and its result is lost.
func within<Result: Sendable>(
    _ limit: Duration, _ work: @escaping @Sendable () async -> Result
) async -> Result? {
    await withCheckedContinuation { continuation in
        let waiter = Waiter(continuation)
        let timer = Task {
            guard (try? await Task.sleep(for: limit)) != nil else { return }
            waiter.resume(nil)
        }
        Task {
            waiter.resume(await work())
            timer.cancel()
        }
    }
}

/// Whoever waits, until the first result is there.
private final class Waiter<Result: Sendable>: Sendable {
    private let continuation: Mutex<CheckedContinuation<Result?, Never>?>

    init(_ continuation: CheckedContinuation<Result?, Never>) { self.continuation = Mutex(continuation) }

    func resume(_ result: Result?) {
        let waiting = continuation.withLock { waiting in
            defer { waiting = nil }
            return waiting
        }
        waiting?.resume(returning: result)
    }
}
