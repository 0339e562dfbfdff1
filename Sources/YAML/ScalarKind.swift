/// What a plain scalar is by the core schema of YAML 1.2, with one addition: numbers that YAML 1.1 reads as octal.
enum ScalarKind: Equatable {
    case null
    case boolean(Bool)
    case integer(Int)
    case float(Double)
    /// Digits after a leading zero, such as `010` or `08`: 8, 10 or a text, depending on who reads them.
    case octalLooking
    case text

    init(plain text: String) {
        switch text {
        case "", "~", "null", "Null", "NULL": self = .null
        case "true", "True", "TRUE": self = .boolean(true)
        case "false", "False", "FALSE": self = .boolean(false)
        default: self = Self.number(text) ?? .text
        }
    }

    private static func number(_ text: String) -> ScalarKind? {
        let bytes = Array(text.utf8)
        guard let first = bytes.first, bytes.count <= 400 else { return nil }
        if let prefixed = prefixedInteger(text) { return prefixed }
        let isSigned = first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
        let digits = isSigned ? bytes.dropFirst() : bytes[...]
        if digits.allSatisfy(isDigit), let leading = digits.first {
            if leading == UInt8(ascii: "0"), digits.count > 1 { return .octalLooking }
            return Int(text).map { .integer($0) } ?? Double(text).map { .float($0) }
        }
        return float(text, unsigned: digits, isNegative: first == UInt8(ascii: "-"))
    }

    /// `0o17` and `0x1F`, which have no sign in the core schema.
    private static func prefixedInteger(_ text: String) -> ScalarKind? {
        let radix: Int
        switch text.prefix(2) {
        case "0o": radix = 8
        case "0x": radix = 16
        default: return nil
        }
        let digits = text.dropFirst(2)
        guard let first = digits.first, first != "-", first != "+" else { return nil }
        return Int(digits, radix: radix).map { .integer($0) }
    }

    /// `1.5`, `.5`, `6e1`, `.inf` and `.nan`, but nothing else that Swift would take, such as `inf` or `0x1p3`.
    private static func float(_ text: String, unsigned: ArraySlice<UInt8>, isNegative: Bool) -> ScalarKind? {
        switch String(decoding: unsigned, as: UTF8.self) {
        case ".inf", ".Inf", ".INF": return .float(isNegative ? -.infinity : .infinity)
        case ".nan", ".NaN", ".NAN": return unsigned.count == text.utf8.count ? .float(.nan) : nil
        default: break
        }
        let allowed = unsigned.allSatisfy { isDigit($0) || ".eE+-".utf8.contains($0) }
        guard allowed, unsigned.contains(where: isDigit) else { return nil }
        let mantissa = unsigned.prefix { $0 != UInt8(ascii: "e") && $0 != UInt8(ascii: "E") }
        guard mantissa.contains(where: isDigit) else { return nil }
        return Double(text).map { .float($0) }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
