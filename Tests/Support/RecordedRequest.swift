/// A request exactly as it arrived at a ``ScriptedServer``.
public struct RecordedRequest: Sendable, Equatable {
    /// One header field.
    public struct Field: Sendable, Equatable {
        /// The name as it was written.
        public let name: String
        /// The value without white space around it.
        public let value: String
    }

    /// The number of the connection it came on, counted from 0 in the order of acceptance.
    public let connection: Int
    /// The method, as `POST`.
    public let method: String
    /// The request's target as it was written, with every percent sign.
    public let target: String
    /// The header fields in order.
    public let headers: [Field]
    /// The body.
    public internal(set) var body: [UInt8] = []

    /// The body as text.
    public var text: String { String(decoding: body, as: UTF8.self) }

    /// The value of the first field with this name, without regard to case.
    public subscript(header name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }

    /// Reads a request's head, without its body; nil when it is not HTTP/1.1.
    init?(connection: Int, head: [UInt8]) {
        let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: true)
        guard let start = lines.first?.split(separator: " ", omittingEmptySubsequences: false),
            start.count == 3, start[2] == "HTTP/1.1", !start[0].isEmpty, !start[1].isEmpty
        else { return nil }
        let fields = lines.dropFirst().map { $0.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false) }
        guard fields.allSatisfy({ $0.count == 2 && !$0[0].isEmpty }) else { return nil }
        self.connection = connection
        method = String(start[0])
        target = String(start[1])
        headers = fields.map { Field(name: String($0[0]), value: $0[1].trimmingBlanks()) }
    }

}

extension Substring {
    fileprivate func trimmingBlanks() -> String {
        var text = self
        while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return String(text)
    }
}
