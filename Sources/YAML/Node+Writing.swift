extension Node {
    /// A text as YAML that reads back as the same text: plain where that is safe everywhere, otherwise in double quotes.
    public static func plainOrQuoted(_ text: String) -> String {
        isSafelyPlain(text) ? text : "\"" + text.unicodeScalars.map(escaped).joined() + "\""
    }

    /// Letters and digits with single inner spaces and a few signs, and no number, boolean or the like.
    private static func isSafelyPlain(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first.isPlainLetter, ScalarKind(plain: text) == .text else {
            return false
        }
        let words = ["y", "n", "yes", "no", "on", "off"]
        let signs: Set<Unicode.Scalar> = [" ", "-", "_", ".", "/", "(", ")", "+"]
        return !words.contains(text.lowercased()) && text.last != " "
            && text.unicodeScalars.allSatisfy { $0.isPlainLetter || signs.contains($0) }
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": return "\\\""
        case "\\": return "\\\\"
        case "\n": return "\\n"
        case "\t": return "\\t"
        default: break
        }
        let isPrintable = scalar.value >= 0x20 && !scalar.isForbidden && !scalar.isUnusualSpace
        guard !isPrintable else { return String(scalar) }
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let width = scalar.value <= 0xFF ? 2 : 4
        return (width == 2 ? "\\x" : "\\u") + String(repeating: "0", count: width - digits.count) + digits
    }
}

extension Unicode.Scalar {
    fileprivate var isPlainLetter: Bool { properties.isAlphabetic || properties.numericType == .decimal }
}
