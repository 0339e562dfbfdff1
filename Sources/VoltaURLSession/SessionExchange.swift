import Synchronization
import Volta

/// One request's answer as it arrives, and whoever waits for it, who is told exactly once.
final class SessionExchange: Sendable {
    typealias Outcome = Result<HTTPResponse, HTTPTransportError>

    /// The most bytes that a body may have.
    static let limit = 4 << 20

    private struct State {
        var response: HTTPResponse?
        /// Whether the answer stands even when the session reports an error after it.
        var isFinal = false
        var body: [UInt8] = []
        var continuation: CheckedContinuation<Outcome, Never>?
        var outcome: Outcome?
    }

    private let state = Mutex(State())

    /// Resumes the continuation with the outcome, now or later.
    func await(_ continuation: CheckedContinuation<Outcome, Never>) {
        let outcome = state.withLock { state in
            if state.outcome == nil { state.continuation = continuation }
            return state.outcome
        }
        if let outcome { continuation.resume(returning: outcome) }
    }

    /// Ends the waiting; every outcome but the first is ignored.
    func finish(_ outcome: Outcome) {
        let continuation = state.withLock { state -> CheckedContinuation<Outcome, Never>? in
            guard state.outcome == nil else { return nil }
            state.outcome = outcome
            state.body = []
            return state.continuation.take()
        }
        continuation?.resume(returning: outcome)
    }

    /// Takes an answer's status and head.
    func receive(_ response: HTTPResponse) { state.withLock { $0.response = response } }

    /// Takes the head of an answer that is not gone on from, as a refused redirect; its body may never come.
    func receiveFinal(_ response: HTTPResponse) {
        state.withLock { state in
            state.response = response
            state.isFinal = true
        }
    }

    /// Takes a piece of the body, up to ``limit``.
    func receive(_ bytes: some Collection<UInt8>) {
        let isTooLarge = state.withLock { state in
            guard state.outcome == nil else { return false }
            state.body.append(contentsOf: bytes)
            return state.body.count > Self.limit
        }
        if isTooLarge {
            finish(
                .failure(.init(.malformedAnswer, maybeExecuted: true, description: "The answer is larger than 4 MiB")))
        }
    }

    /// The session reports an error.
    func fail(_ error: HTTPTransportError) {
        if state.withLock({ $0.isFinal }) { complete() } else { finish(.failure(error)) }
    }

    /// The answer is whole.
    func complete() {
        let response = state.withLock { state in
            var response = state.response
            response?.body = state.body
            return response
        }
        let lost = HTTPTransportError(.connectionLost, maybeExecuted: true, description: "No answer came")
        finish(response.map(Result.success) ?? .failure(lost))
    }
}
