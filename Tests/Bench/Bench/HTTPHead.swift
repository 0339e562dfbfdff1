/// What the bench's server reads of a request: which call it is, and where it ends.
struct HTTPHead {
    enum Call {
        case layout, token, action
    }

    let call: Call
    /// The length of head and body together.
    let length: Int

    /// Nil while the head is not whole.
    init?(_ bytes: UnsafeRawBufferPointer) {
        guard let end = Self.end(of: bytes) else { return nil }
        // `GET /layout…`, `POST /token` or `POST /action`.
        call = bytes[0] == UInt8(ascii: "G") ? .layout : bytes[6] == UInt8(ascii: "t") ? .token : .action
        length = end + Self.bodyLength(bytes[..<end])
    }

    private static func end(of bytes: UnsafeRawBufferPointer) -> Int? {
        let (cr, lf) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
        var index = 3
        while index < bytes.count {
            if bytes[index] == lf, bytes[index - 1] == cr, bytes[index - 2] == lf { return index + 1 }
            index += 1
        }
        return nil
    }

    /// The number after `Content-Length:`; 0 without one.
    private static func bodyLength(_ head: Slice<UnsafeRawBufferPointer>) -> Int {
        let name = StaticString("\ncontent-length:")
        let wanted = UnsafeRawBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
        var start = head.startIndex
        while start + wanted.count < head.endIndex {
            var matched = 0
            while matched < wanted.count, head[start + matched] | 0x20 == wanted[matched] | 0x20 { matched += 1 }
            if matched == wanted.count { return number(head[(start + matched)...]) }
            start += 1
        }
        return 0
    }

    private static func number(_ text: Slice<UnsafeRawBufferPointer>) -> Int {
        let digits = text.drop { $0 == UInt8(ascii: " ") }.prefix { (0x30...0x39).contains($0) }
        return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
}
