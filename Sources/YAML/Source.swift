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

    /// The lines without their breaks.
    private static func lines(of bytes: ArraySlice<UInt8>) -> [String] {
        let pieces = pieces(of: bytes)
        let last = pieces.last.map { $0.text.endIndex < $0.whole.endIndex } ?? true ? [""] : []
        return pieces.map { String(decoding: $0.text, as: UTF8.self) } + last
    }

    /// The lines as they are written, with their breaks; a byte order mark stays in the first one.
    public var linesWithBreaks: [String] {
        Self.pieces(of: bytes[...]).map { String(decoding: $0.whole, as: UTF8.self) }
    }

    /// Splits at LF, CR LF and a lone CR, the line breaks of YAML 1.2; after the last break there is no piece.
    private static func pieces(
        of bytes: ArraySlice<UInt8>
    ) -> [(text: ArraySlice<UInt8>, whole: ArraySlice<UInt8>)] {
        var pieces: [(text: ArraySlice<UInt8>, whole: ArraySlice<UInt8>)] = []
        var start = bytes.startIndex
        var position = start
        while position < bytes.endIndex {
            let byte = bytes[position]
            let next = position + 1
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                let isPair = byte == UInt8(ascii: "\r") && next < bytes.endIndex && bytes[next] == UInt8(ascii: "\n")
                let end = isPair ? next + 1 : next
                pieces.append((bytes[start..<position], bytes[start..<end]))
                (position, start) = (end, end)
            } else {
                position = next
            }
        }
        if start < bytes.endIndex { pieces.append((bytes[start...], bytes[start...])) }
        return pieces
    }
}
