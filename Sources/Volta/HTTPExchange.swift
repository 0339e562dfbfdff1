/// A request that an ``HTTPTransport`` has begun.
public protocol HTTPExchange: Sendable {
    /// Waits for the whole answer, once, as ``HTTPTransport/send(_:)`` does.
    func answer() async throws(HTTPTransportError) -> HTTPResponse
}
