/// A request for an ``HTTPTransport``.
public struct HTTPRequest: Sendable, Equatable {
    /// The methods that the API uses.
    public enum Method: String, Sendable {
        /// Reads.
        case get = "GET"
        /// Sends a body.
        case post = "POST"
    }

    /// The method.
    public var method: Method
    /// The absolute URL, with every special character already percent-encoded.
    public var url: String
    /// The header fields in order, without those that the transport adds itself (Host, Content-Length).
    public var headers: [HTTPHeader]
    /// The body; empty for a GET.
    public var body: [UInt8]
    /// The time for everything: name look-up, connection, request and answer.
    public var deadline: Duration

    /// A request with the given parts.
    public init(
        method: Method, url: String, headers: [HTTPHeader] = [], body: [UInt8] = [], deadline: Duration = .seconds(5)
    ) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
        self.deadline = deadline
    }
}
