public import MIDI

/// Whole MIDI messages as people write them: hexadecimal bytes such as `F0 7E 7F 06 01 F7`.
public enum MessageText {
    /// What is wrong with a text.
    public struct Mistake: Error, Equatable {
        /// Which byte it is about, from 1.
        public let byte: Int
        /// What is wrong there.
        public let reason: String
    }

    /// The greatest number of bytes in one message.
    static let longest = 1024

    /// The messages of a text, at least one; each must be whole and start with its status.
    public static func messages(_ text: String) throws(Mistake) -> [Message] {
        let bytes = try bytes(text)
        guard !bytes.isEmpty else { throw Mistake(byte: 1, reason: "there are no bytes") }
        var messages: [Message] = []
        var next = 0
        while next < bytes.count {
            let (message, end) = try message(bytes, from: next)
            messages.append(message)
            next = end
        }
        return messages
    }

    private static func bytes(_ text: String) throws(Mistake) -> [UInt8] {
        var bytes: [UInt8] = []
        for word in text.split(whereSeparator: \.isWhitespace) {
            var rest = word[...]
            while !rest.isEmpty {
                let digits = rest.prefix(2)
                guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }), let byte = UInt8(digits, radix: 16) else {
                    throw Mistake(byte: bytes.count + 1, reason: "\(String(word).shown()) is not hexadecimal")
                }
                guard digits.count == 2 else {
                    let hint = word.count == 1 ? ", write `0\(word)`" : ""
                    throw Mistake(
                        byte: bytes.count + 1, reason: "\(String(word).shown()) has an odd number of digits\(hint)")
                }
                bytes.append(byte)
                rest = rest.dropFirst(2)
            }
        }
        return bytes
    }

    /// The message that starts at a byte, and where the next one starts.
    private static func message(_ bytes: [UInt8], from start: Int) throws(Mistake) -> (Message, end: Int) {
        let status = bytes[start]
        guard status >= 0x80 else {
            throw Mistake(
                byte: start + 1, reason: "\(hex(status)) is data, but a message starts with a status from `80` to `FF`")
        }
        if status == 0xF0 { return try systemExclusive(bytes, from: start) }
        guard let length = Message.dataLength(ofStatus: status) else {
            throw Mistake(byte: start + 1, reason: "\(hex(status)) starts no message")
        }
        for offset in 0..<length {
            let index = start + 1 + offset
            guard index < bytes.count, bytes[index] < 0x80 else {
                let end = index < bytes.count ? "but \(hex(bytes[index])) comes" : "but the text ends"
                throw Mistake(byte: index + 1, reason: "\(hex(status)) needs \(data(length)) of `00` to `7F`, \(end)")
            }
        }
        let (first, second) = (length > 0 ? bytes[start + 1] : 0, length > 1 ? bytes[start + 2] : 0)
        // A note-on with velocity 0 stays one: some surfaces know no note-off.
        if status & 0xF0 == 0x90 {
            return (
                .noteOn(channel: Channel(statusByte: status), note: first, velocity: second), start + 1 + length
            )
        }
        guard let message = Message(status: status, data1: first, data2: second) else {
            throw Mistake(byte: start + 1, reason: "\(hex(status)) starts no message")
        }
        return (message, start + 1 + length)
    }

    private static func systemExclusive(_ bytes: [UInt8], from start: Int) throws(Mistake) -> (Message, end: Int) {
        guard let end = bytes[(start + 1)...].firstIndex(where: { $0 >= 0x80 }) else {
            throw Mistake(byte: bytes.count, reason: "the message that starts with `F0` has no `F7` at its end")
        }
        guard bytes[end] == 0xF7 else {
            throw Mistake(
                byte: end + 1, reason: "\(hex(bytes[end])) stands between `F0` and `F7`, where data is `00` to `7F`")
        }
        guard end - start < longest else {
            throw Mistake(byte: start + longest + 1, reason: "a message has at most \(longest) bytes")
        }
        return (.systemExclusive(Array(bytes[(start + 1)..<end])), end + 1)
    }

    private static func data(_ count: Int) -> String { count == 1 ? "1 byte" : "\(count) bytes" }

    private static func hex(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return "`\(digits.count == 1 ? "0" : "")\(digits)`"
    }
}
