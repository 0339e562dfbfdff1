import MIDI
import Testing

/// Bytes in hexadecimal, where blanks and bars only separate, and the messages that they hold.
struct ParserRow: CustomTestStringConvertible {
    let id: String
    let input: String
    let messages: [Message]

    init(_ id: String, _ input: String, _ messages: [Message]) {
        self.id = id
        self.input = input
        self.messages = messages
    }

    var bytes: [UInt8] { hexBytes(input) }
    var testDescription: String { id }
}

/// The bytes written in hexadecimal; blanks and bars only separate.
func hexBytes(_ text: String) -> [UInt8] {
    text.split { " |\n".contains($0) }.compactMap { UInt8($0, radix: 16) }
}

/// What a fresh parser makes of the bytes when it gets them in pieces of the given size.
func parse(_ bytes: [UInt8], pieces: Int = .max) -> [Message] {
    var parser = ByteStreamParser()
    var messages: [Message] = []
    for start in stride(from: 0, to: bytes.count, by: max(1, min(pieces, bytes.count))) {
        parser.receive(bytes[start..<min(bytes.count, start + min(pieces, bytes.count))]) { messages.append($0) }
    }
    return messages
}

/// Checks rows the way bytes reach a parser in life: each row at once, byte by byte, and all rows joined.
///
/// Joined rows show state that leaks from one row to the next, so each begins with a status byte or ends cleanly.
func verify(_ rows: [ParserRow], sourceLocation: SourceLocation = #_sourceLocation) {
    for row in rows {
        for pieces in [Int.max, 1, 2, 3] {
            #expect(
                parse(row.bytes, pieces: pieces) == row.messages, "\(row.id) in pieces of \(pieces)",
                sourceLocation: sourceLocation)
        }
    }
    // A lone F7 between the rows ends what a row left open.
    let joined: [UInt8] = rows.flatMap { row in row.bytes + [0xF7] }
    let messages = rows.flatMap { row in row.messages }
    for pieces in [Int.max, 1, 7] {
        #expect(
            parse(joined, pieces: pieces) == messages, "joined, in pieces of \(pieces)",
            sourceLocation: sourceLocation)
    }
}

let one = Channel(statusByte: 0)
let two = Channel(statusByte: 1)
