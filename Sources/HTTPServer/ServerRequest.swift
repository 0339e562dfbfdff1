/// A whole request as it reached the server.
public struct ServerRequest: Sendable, Equatable {
    /// The method as the client wrote it, usually in capitals.
    public let method: String
    /// The target as the client wrote it: the path with its percent-encoding, and the query if there is one.
    public let target: String
    /// The header fields in the order of arrival; bytes that are not UTF-8 are replaced by U+FFFD.
    public let headers: [HeaderField]
    /// The body, at most ``Server/bodyLimit`` bytes.
    public let body: [UInt8]

    /// A request with the given parts.
    public init(method: String, target: String, headers: [HeaderField] = [], body: [UInt8] = []) {
        self.method = method
        self.target = target
        self.headers = headers
        self.body = body
    }

    /// The target without its query, still percent-encoded.
    public var path: Substring { target.prefix { $0 != "?" } }

    /// What follows the first question mark of the target, still percent-encoded; nil without one.
    public var query: Substring? {
        target.firstIndex(of: "?").map { target[target.index(after: $0)...] }
    }

    /// The parts of the path between its slashes, each percent-decoded on its own.
    ///
    /// An encoded slash stays inside its segment, and `/` alone has one segment, which is empty. A segment whose
    /// encoding is malformed or does not give UTF-8 stays as it was written.
    public var segments: [String] {
        let path = path.hasPrefix("/") ? path.dropFirst() : path
        return path.split(separator: "/", omittingEmptySubsequences: false).map { segment in
            percentDecoded(segment) ?? String(segment)
        }
    }
}
