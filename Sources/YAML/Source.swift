/// A text file as it was read: its name and its lines, to show places in it.
public struct Source: Sendable {
    /// The name that messages show, usually the path as the user wrote it.
    public let name: String
    /// The bytes as they were read.
    public let bytes: [UInt8]
    /// The lines without their breaks; bytes that are not UTF-8 are replaced.
    let lines: [String]

    /// A file with the given name and bytes.
    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
        lines = Self.lines(of: bytes.dropFirst(Self.byteOrderMark(of: bytes)))
    }

    /// A file with the given name and text.
    public init(name: String, text: String) {
        self.init(name: name, bytes: Array(text.utf8))
    }

    /// The line with the given number, from 1; empty past the end.
    func line(_ number: Int) -> String {
        lines.indices.contains(number - 1) ? lines[number - 1] : ""
    }

    /// The Unicode scalar at a place, or nil at the end of its line.
    func scalar(at place: Place) -> Unicode.Scalar? {
        line(place.line).unicodeScalars.dropFirst(place.column - 1).first
    }

    /// The number of bytes of a UTF-8 byte order mark at the start: 3 or 0.
    static func byteOrderMark(of bytes: [UInt8]) -> Int {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// The lines without their breaks; what follows the last break is one, also when it is empty.
    private static func lines(of bytes: ArraySlice<UInt8>) -> [String] {
        var lines: [String] = []
        var endsWithBreak = true
        forEachLine(of: bytes) { text, whole in
            lines.append(String(decoding: text, as: UTF8.self))
            endsWithBreak = text.count < whole.count
        }
        if endsWithBreak { lines.append("") }
        return lines
    }

    /// The lines as they are written, with their breaks; a byte order mark stays in the first one.
    public var linesWithBreaks: [String] {
        var lines: [String] = []
        Self.forEachLine(of: bytes[...]) { _, whole in lines.append(String(decoding: whole, as: UTF8.self)) }
        return lines
    }

    /// Splits at LF, CR LF and a lone CR, the line breaks of YAML 1.2; the body gets each line without and with its break.
    private static func forEachLine(
        of bytes: ArraySlice<UInt8>, _ body: (_ text: ArraySlice<UInt8>, _ whole: ArraySlice<UInt8>) -> Void
    ) {
        var start = bytes.startIndex
        while start < bytes.endIndex {
            let rest = bytes[start...]
            guard let position = rest.firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else {
                return body(rest, rest)
            }
            let isPair = rest[position...].starts(with: "\r\n".utf8)
            let end = position + (isPair ? 2 : 1)
            body(rest[..<position], rest[..<end])
            start = end
        }
    }
}
