import Volta

/// Lets no action out: answers it as Volta would, and passes on nothing but the reading of the layout.
struct DryRunTransport: HTTPTransport {
    /// Where the layout comes from.
    enum Source: Sendable {
        /// From Volta itself.
        case live(any HTTPTransport)
        /// A layout that is at hand.
        case made(MadeLayout)
    }

    let source: Source

    func send(_ request: HTTPRequest) async throws(HTTPTransportError) -> HTTPResponse {
        switch (request.method, source) {
        case (.get, .live(let transport)): try await transport.send(request)
        case (.get, .made(let layout)): HTTPResponse(status: 200, body: layout.value.jsonText)
        case (.post, _): HTTPResponse(status: 200, body: Array(#"{"ok":true,"token":"dry-run"}"#.utf8))
        }
    }
}
