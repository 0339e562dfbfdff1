/// Why a request brought no answer.
public struct HTTPTransportError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What went wrong.
    public enum Code: Sendable, Equatable {
        /// The URL cannot be used.
        case invalidURL
        /// The host's name has no address, or no name server answered.
        case nameNotResolved
        /// The connection was refused or could not be made.
        case connectionFailed
        /// No trusted connection could be made: certificate or TLS.
        case notSecure
        /// The connection ended before the answer was whole.
        case connectionLost
        /// The deadline passed.
        case deadlineExceeded
        /// What came back is not HTTP, or larger than the transport takes.
        case malformedAnswer
        /// The caller's task was cancelled.
        case cancelled
    }

    /// What went wrong.
    public let code: Code
    /// Whether any byte of the request can have reached the server.
    ///
    /// When false the server has certainly not acted: sending again is safe. When true it may have acted.
    public let maybeExecuted: Bool
    /// A short readable text, without secrets.
    public let description: String

    /// An error with the given parts.
    public init(_ code: Code, maybeExecuted: Bool, description: String) {
        self.code = code
        self.maybeExecuted = maybeExecuted
        self.description = description
    }
}
