/// A stream on the connection that it is sent through.
final class StreamBody: Sendable {
    private let stream: ResponseStream
    private let connection: Connection
    private let exchanges: Exchanges

    init(_ stream: ResponseStream, on connection: Connection, of exchanges: Exchanges) {
        self.stream = stream
        self.connection = connection
        self.exchanges = exchanges
    }

    var stallLimit: Duration { exchanges.limits.stall }

    /// Fills the daemon's buffer with what there is to say.
    func read(into buffer: UnsafeMutableRawBufferPointer) -> ResponseStream.Step {
        stream.read(into: buffer, of: connection)
    }

    /// Nobody listens any more.
    func end() {
        exchanges.remove(stream)
        stream.wasLetGo()
    }
}
