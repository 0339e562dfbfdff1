import Synchronization

/// The exchanges of one server whose answer is still being made.
final class Exchanges: Sendable {
    private struct Waiting {
        var exchanges: [ObjectIdentifier: Exchange] = [:]
        var streams: [ObjectIdentifier: ResponseStream] = [:]
        var isStopping = false
    }

    let handler: Server.Handler
    let limits: ServerLimits
    private let waiting = Mutex(Waiting())

    init(handler: @escaping Server.Handler, limits: ServerLimits) {
        self.handler = handler
        self.limits = limits
    }

    /// Remembers an exchange whose connection is about to be suspended; false when the server is stopping.
    func insert(_ exchange: Exchange) -> Bool {
        waiting.withLock { waiting in
            guard !waiting.isStopping else { return false }
            waiting.exchanges[ObjectIdentifier(exchange)] = exchange
            return true
        }
    }

    func remove(_ exchange: Exchange) {
        waiting.withLock { _ = $0.exchanges.removeValue(forKey: ObjectIdentifier(exchange)) }
    }

    /// Remembers a body that goes on; false when the server is stopping.
    func insert(_ stream: ResponseStream) -> Bool {
        waiting.withLock { waiting in
            guard !waiting.isStopping else { return false }
            waiting.streams[ObjectIdentifier(stream)] = stream
            return true
        }
    }

    func remove(_ stream: ResponseStream) {
        waiting.withLock { _ = $0.streams.removeValue(forKey: ObjectIdentifier(stream)) }
    }

    /// Ends every wait: the daemon must not be stopped while a connection is suspended.
    func abandonAll() {
        let (exchanges, streams) = waiting.withLock { waiting in
            waiting.isStopping = true
            return (waiting.exchanges.values.map(\.self), waiting.streams.values.map(\.self))
        }
        for exchange in exchanges { exchange.abandon() }
        for stream in streams { stream.end() }
    }
}
