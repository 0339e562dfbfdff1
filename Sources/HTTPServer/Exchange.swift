import Synchronization

/// One request from its first line to the end of its answer.
final class Exchange: Sendable {
    private enum State {
        /// The request line is there.
        case begun
        /// The header is there, the body is on its way.
        case reading(IncomingRequest)
        /// The handler is at work, and the daemon waits inside its callback.
        case handling
        /// The handler is at work, and the connection is set aside.
        case suspended
        /// The answer is there, not yet given to the daemon.
        case answered(ServerResponse)
        /// The answer is the daemon's, or nobody is left to take it.
        case ended
    }

    private let exchanges: Exchanges
    private let target: String
    private let connection: Connection
    private let state = Mutex(State.begun)

    init(of exchanges: Exchanges, target: String, connection: Connection) {
        self.exchanges = exchanges
        self.target = target
        self.connection = connection
    }

    // MARK: - On the daemon's thread

    /// Takes what the daemon has read; false closes the connection.
    func receive(method: UnsafePointer<CChar>, bytes: UnsafeRawBufferPointer) -> Bool {
        var step = state.withLock { next(&$0, method: method, bytes: bytes) }
        if case .answer(let request) = step {
            // Immediate: a handler that never waits has answered when this returns, in the order of arrival.
            Task.immediate { finish(await exchanges.handler(request)) }
            step = state.withLock { sendOrSuspend(&$0) }
        }
        return switch step {
        case .send(let response): send(response)
        case .readOn, .answer: true
        case .close: false
        }
    }

    private func send(_ response: ServerResponse) -> Bool {
        guard let stream = response.stream else { return connection.send(response) }
        guard exchanges.insert(stream) else {
            stream.wasLetGo()
            return false
        }
        return connection.send(response, streaming: StreamBody(stream, on: connection, of: exchanges))
    }

    /// The daemon is done with the request.
    func end() { state.withLock { $0 = .ended } }

    private func next(
        _ state: inout State, method: UnsafePointer<CChar>, bytes: UnsafeRawBufferPointer
    ) -> IncomingRequest.Step {
        switch state {
        case .begun:
            let request = IncomingRequest(
                method: String(cString: method), target: target, headers: connection.headers)
            state = .reading(request)
            return request.begin()
        case .reading(var request):
            let step = request.read(bytes)
            if case .answer = step { state = .handling } else { state = .reading(request) }
            return step
        case .answered(let response):
            state = .ended
            return .send(response)
        case .handling, .suspended, .ended:
            return .close
        }
    }

    private func sendOrSuspend(_ state: inout State) -> IncomingRequest.Step {
        if case .answered(let response) = state {
            state = .ended
            return .send(response)
        }
        guard exchanges.insert(self) else { return .close }
        state = .suspended
        connection.suspend()
        return .readOn
    }

    // MARK: - On any thread

    /// Takes the handler's answer.
    private func finish(_ response: ServerResponse) {
        state.withLock { state in
            switch state {
            case .handling:
                state = .answered(response)
            case .suspended:
                state = .answered(response)
                // Under the lock: `abandon` must not let the daemon stop in between.
                connection.resume()
            case .begun, .reading, .answered, .ended:
                break
            }
        }
        exchanges.remove(self)
    }

    /// Gives up waiting for the handler; the connection will be closed without an answer.
    func abandon() {
        state.withLock { state in
            guard case .suspended = state else { return }
            state = .ended
            connection.resume()
        }
    }
}
