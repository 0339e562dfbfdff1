/// The answer to a request.
public struct ServerResponse: Sendable, Equatable {
    /// The status code, 200 to 599; any other turns the answer into a 500.
    public var status: Int
    /// The header fields, without those that the server adds itself (Date, Content-Length, Connection).
    ///
    /// A field whose name or value HTTP does not allow turns the answer into a 500.
    public var headers: [HeaderField]
    /// The body, whole; not sent to a HEAD request.
    public var body: [UInt8]
    /// A body that goes on after the answer's head, in place of ``body``.
    public var stream: ResponseStream?

    /// An answer with the given parts.
    public init(status: Int, headers: [HeaderField] = [], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// An answer with status 200 whose body goes on.
    public init(headers: [HeaderField], stream: ResponseStream) {
        self.init(status: 200, headers: headers)
        self.stream = stream
    }

    /// An answer with a text of the given media type.
    public init(status: Int, type: String, text: String) {
        self.init(status: status, headers: [HeaderField("Content-Type", type)], body: Array(text.utf8))
    }
}
