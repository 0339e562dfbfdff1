/// Writes JSON texts, piece by piece: a small part of what Foundation's encoder takes for an action.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    /// Whether a number had no JSON form.
    private(set) var hasFailed = false

    /// A writer with room for a text of usual length.
    init() { bytes.reserveCapacity(192) }

    /// Writes what stands for itself, as brackets and commas.
    mutating func raw(_ text: StaticString) {
        bytes += UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    }

    mutating func write(_ value: JSONValue) {
        switch value {
        case .null: raw("null")
        case .bool(let flag): raw(flag ? "true" : "false")
        case .integer(let integer): append(integer.description)
        case .number(let number): write(number)
        case .string(let text): write(text)
        case .array(let values): write(values)
        case .object(let members): write(members)
        }
    }

    mutating func write(_ text: String) {
        raw("\"")
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""): raw("\\\"")
            case UInt8(ascii: "\\"): raw("\\\\")
            case 0x08: raw("\\b")
            case 0x09: raw("\\t")
            case 0x0A: raw("\\n")
            case 0x0C: raw("\\f")
            case 0x0D: raw("\\r")
            case 0..<0x20: writeEscaped(byte)
            default: bytes.append(byte)
            }
        }
        raw("\"")
    }

    /// The shortest digits that read back as the number; whole ones without a fraction.
    private mutating func write(_ number: Double) {
        guard number.isFinite else {
            hasFailed = true
            return
        }
        var digits = number.description
        if digits.hasSuffix(".0") { digits.removeLast(2) }
        append(digits)
    }

    private mutating func append(_ digits: String) {
        var digits = digits
        digits.withUTF8 { bytes += $0 }
    }

    private mutating func writeEscaped(_ byte: UInt8) {
        let digits = Array("0123456789abcdef".utf8)
        raw("\\u00")
        bytes += [digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
    }

    private mutating func write(_ values: [JSONValue]) {
        raw("[")
        for (place, value) in values.enumerated() {
            if place > 0 { raw(",") }
            write(value)
        }
        raw("]")
    }

    private mutating func write(_ members: [String: JSONValue]) {
        raw("{")
        for (place, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
            if place > 0 { raw(",") }
            write(member.key)
            raw(":")
            write(member.value)
        }
        raw("}")
    }
}
