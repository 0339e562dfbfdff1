extension Source {
    /// The end of the last line that is not empty.
    var end: Place {
        let last = lines.lastIndex { !$0.isEmpty } ?? 0
        return Place(line: last + 1, column: lines[last].unicodeScalars.count + 1)
    }

    /// The file up to the start of a line.
    func lines(before number: Int) -> Source {
        Source(name: name, text: lines.prefix(number - 1).map { $0 + "\n" }.joined())
    }

    /// The file with nothing in one line.
    func blanking(line number: Int) -> Source {
        Source(
            name: name, text: lines.enumerated().map { ($0 == number - 1 ? "" : $1) + "\n" }.joined())
    }

    /// The bytes for libyaml: without a byte order mark, and with spaces for the tabs of lines that say nothing.
    ///
    /// Tabs are legal in empty lines and before comments, but libyaml refuses them there. Places stay as they are.
    var bytesForParser: [UInt8] {
        var bytes = Array(bytes.dropFirst(Self.byteOrderMark(of: bytes)))
        guard bytes.contains(UInt8(ascii: "\t")) else { return bytes }
        var start = 0
        while start < bytes.count {
            let blank = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            let isSilent = blank.endIndex == bytes.count || "\r\n#".utf8.contains(bytes[blank.endIndex])
            if isSilent {
                bytes.replaceSubrange(blank.indices, with: repeatElement(UInt8(ascii: " "), count: blank.count))
            }
            let rest = bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
            start = rest.map { $0 + 1 } ?? bytes.count
        }
        return bytes
    }
}
