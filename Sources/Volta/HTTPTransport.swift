/// What carries one HTTP request to a server and brings its answer back.
///
/// A transport keeps connections alive, follows no redirect, answers no authentication challenge, and always comes
/// back before the request's deadline plus a moment, whatever the server does.
public protocol HTTPTransport: Sendable {
    /// Sends the request and waits for the whole answer; any status is an answer, not an error.
    ///
    /// - Throws: An ``HTTPTransportError`` that tells whether the server can have acted on the request.
    func send(_ request: HTTPRequest) async throws(HTTPTransportError) -> HTTPResponse
}
