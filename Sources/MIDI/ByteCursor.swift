/// Reads big-endian numbers from a range of a file's bytes; running out of them is an error with the offset.
struct ByteCursor {
    private let bytes: ArraySlice<UInt8>
    /// What the range is to a reader of an error: "file" or "track".
    private let name: String
    /// The offset in the file of the byte that is read next.
    private(set) var offset: Int

    init(_ bytes: ArraySlice<UInt8>, of name: String) {
        self.bytes = bytes
        self.name = name
        offset = bytes.startIndex
    }

    var remaining: Int { bytes.endIndex - offset }

    mutating func byte() throws(StandardMIDIFileError) -> UInt8 {
        guard offset < bytes.endIndex else { throw endsTooEarly }
        defer { offset += 1 }
        return bytes[offset]
    }

    /// A number of at most seven bytes.
    mutating func number(ofBytes count: Int) throws(StandardMIDIFileError) -> Int {
        var value = 0
        for _ in 0..<count { value = value << 8 | Int(try byte()) }
        return value
    }

    /// A number in groups of seven bits, in at most four bytes: 0 to 268435455.
    mutating func variableLengthNumber() throws(StandardMIDIFileError) -> Int {
        let start = offset
        var value = 0
        for _ in 0..<4 {
            let next = try byte()
            value = value << 7 | Int(next & 0x7F)
            if next < 0x80 { return value }
        }
        throw StandardMIDIFileError("a variable-length number has more than 4 bytes", at: start)
    }

    mutating func data() throws(StandardMIDIFileError) -> UInt8 {
        let value = try byte()
        guard value < 0x80 else {
            throw StandardMIDIFileError("\(hex(value)) stands where a data byte, below 0x80, belongs", at: offset - 1)
        }
        return value
    }

    mutating func take(_ count: Int) throws(StandardMIDIFileError) -> ArraySlice<UInt8> {
        guard count <= remaining else { throw endsTooEarly }
        defer { offset += count }
        return bytes[offset..<offset + count]
    }

    private var endsTooEarly: StandardMIDIFileError {
        StandardMIDIFileError("the \(name) ends too early", at: bytes.endIndex)
    }
}

/// A byte as error texts show it, such as `0x0F`.
func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "0x" + (digits.count == 1 ? "0" : "") + digits
}
