/// What carries one HTTP request to a server and brings its answer back.
///
/// A transport keeps connections alive, follows no redirect, answers no authentication challenge, and always comes
/// back before the request's deadline plus a moment, whatever the server does.
public protocol HTTPTransport: Sendable {
    /// Sends the request and waits for the whole answer; any status is an answer, not an error.
    ///
    /// - Throws: An ``HTTPTransportError`` that tells whether the server can have acted on the request.
    func send(_ request: HTTPRequest) async throws(HTTPTransportError) -> HTTPResponse

    /// Begins a request without waiting for anything: it is written before this returns, if a connection is free.
    ///
    /// - Returns: The request under way, whose answer has to be asked for; nil when only ``send(_:)`` can begin it here.
    func begin(_ request: HTTPRequest) -> (any HTTPExchange)?
}

extension HTTPTransport {
    /// Begins nothing.
    public func begin(_ request: HTTPRequest) -> (any HTTPExchange)? { nil }
}
