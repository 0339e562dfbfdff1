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
        // Each head begins anew: an interim answer (1xx) comes before the final one.
        if bytes.starts(with: "HTTP/".utf8) { (headers, isHeadWhole) = ([], false) }
        // What follows a whole head are the trailers of a chunked body.
        if isHeadWhole { return !isTooLarge }
        isHeadWhole = bytes.allSatisfy(Self.isBlank)
        if let colon = bytes.firstIndex(of: UInt8(ascii: ":")) {
            let value = bytes[(colon + 1)...].drop(while: Self.isBlank)
            let end = value.lastIndex { !Self.isBlank($0) }.map { $0 + 1 } ?? value.startIndex
            headers.append(HTTPHeader(Self.text(bytes[..<colon]), Self.text(value[..<end])))
        }
        return !isTooLarge
    }

    /// A blank, a tab, or a part of the end of a line.
    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private static func text(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
        String(decoding: bytes, as: UTF8.self)
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
