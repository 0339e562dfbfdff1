import Synchronization
import Volta

/// One request and whoever waits for its answer, who is told exactly once.
final class CurlTransfer: Sendable {
    typealias Outcome = Result<HTTPResponse, HTTPTransportError>

    private enum State {
        case new
        case awaited(CheckedContinuation<Outcome, Never>)
        case finished(Outcome)
    }

    let request: HTTPRequest
    private let state = Mutex(State.new)

    init(_ request: HTTPRequest) { self.request = request }

    var isFinished: Bool {
        state.withLock { if case .finished = $0 { true } else { false } }
    }

    /// Resumes the continuation with the outcome, now or later.
    func await(_ continuation: CheckedContinuation<Outcome, Never>) {
        let outcome = state.withLock { state -> Outcome? in
            if case .finished(let outcome) = state { return outcome }
            state = .awaited(continuation)
            return nil
        }
        if let outcome { continuation.resume(returning: outcome) }
    }

    /// Ends the waiting; every outcome but the first is ignored.
    func finish(_ outcome: Outcome) {
        let continuation = state.withLock { state -> CheckedContinuation<Outcome, Never>? in
            switch state {
            case .new: state = .finished(outcome)
            case .awaited(let continuation):
                state = .finished(outcome)
                return continuation
            case .finished: break
            }
            return nil
        }
        continuation?.resume(returning: outcome)
    }
}
