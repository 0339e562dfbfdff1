import EventLoop
import Synchronization

/// Runs a piece of asynchronous work on the calling thread, from its start to its end.
enum LoopRunner {
    /// Runs the work on a loop of its own, with everything that it starts.
    static func run<Value: Sendable>(
        _ work: @escaping @Sendable (PollLoop) async throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let loop = PollLoop()
        let outcome = Outcome<Value>()
        Task(executorPreference: loop) {
            do throws(Failure) {
                outcome.set(.success(try await work(loop)))
            } catch {
                outcome.set(.failure(error))
            }
            loop.stop()
        }
        loop.run()
        return try outcome.get()
    }

    /// Carries the result out of the task.
    private final class Outcome<Value: Sendable>: Sendable {
        private let result = Mutex<Result<Value, Failure>>(
            .failure(Failure(.internalFailure, "the event loop ended before its work")))

        func set(_ result: Result<Value, Failure>) { self.result.withLock { $0 = result } }
        func get() throws(Failure) -> Value { try result.withLock { $0 }.get() }
    }
}
