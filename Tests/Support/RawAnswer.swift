/// An HTTP answer as it came over the wire.
public struct RawAnswer: Sendable {
    /// The status code.
    public let status: Int
    /// The header fields in order.
    public let headers: [(name: String, value: String)]
    /// The body.
    public var body: [UInt8] = []

    init(head: String) throws {
        var lines = head.split(separator: "\r\n").map(String.init)
        guard let first = lines.first, first.hasPrefix("HTTP/1."), let status = Int(first.dropFirst(9).prefix(3)) else {
            throw RawConnection.Failure.notHTTP(head)
        }
        self.status = status
        lines.removeFirst()
        headers = lines.map { line in
            let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
            return (parts[0], String((parts.count > 1 ? parts[1] : "").drop { $0 == " " }))
        }
    }

    /// The body as text.
    public var text: String { String(decoding: body, as: UTF8.self) }

    /// The value of the first field with this name, without regard to case.
    public subscript(name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }
}
