import Volta

/// Collects one answer as libcurl hands it over.
struct AnswerBuffer {
    /// The most bytes that an answer's head and body may have together.
    static let limit = 4 << 20

    private var headers: [HTTPHeader] = []
    private var body: [UInt8] = []
    private var size = 0
    /// Whether the empty line after the head has come: libcurl takes an answer whose head is cut off for whole.
    private(set) var isHeadWhole = false

    /// Whether the answer is larger than what is taken.
    var isTooLarge: Bool { size > Self.limit }

    /// Takes one line of a head; false when the answer has become too large.
    mutating func addHeaderLine(_ bytes: UnsafeRawBufferPointer) -> Bool {
        size += bytes.count
        let line = String(decoding: bytes, as: UTF8.self)
        // Each head begins anew: an interim answer (1xx) comes before the final one.
        if line.hasPrefix("HTTP/") { (headers, isHeadWhole) = ([], false) }
        // What follows a whole head are the trailers of a chunked body.
        if isHeadWhole { return !isTooLarge }
        isHeadWhole = line.allSatisfy(\.isNewline)
        let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 2 { headers.append(HTTPHeader(String(parts[0]), parts[1].trimmed)) }
        return !isTooLarge
    }

    /// Takes a piece of the body; false when the answer has become too large.
    mutating func addBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
        size += bytes.count
        if isTooLarge { return false }
        body.append(contentsOf: bytes)
        return true
    }

    func response(status: Int) -> HTTPResponse { HTTPResponse(status: status, headers: headers, body: body) }
}
