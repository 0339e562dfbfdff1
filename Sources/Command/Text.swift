extension String {
    /// The text without line breaks, control characters and what turns the direction of others, which names from outside
    /// may hold.
    var onOneLine: String {
        // Most texts have no byte that such a character has one of: a low one, or the first of U+0080 to U+009F, of U+2028
        // to U+2069 and of U+FEFF.
        guard utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 || $0 == 0xEF }) else {
            return self
        }
        return withControlsBlanked
    }

    private var withControlsBlanked: String {
        String(map { $0.unicodeScalars.contains(where: Self.disturbs) ? " " : $0 })
    }

    private static func disturbs(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: scalar.properties.generalCategory == .control
        }
    }

    /// The text with blanks behind it up to a width in characters; longer texts stay as they are.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }

    /// The text without the blanks at its end.
    var withoutTrailingBlanks: String {
        String(reversed().drop { $0 == " " }.reversed())
    }

    /// The text with blanks before it up to a width in characters.
    func paddedLeft(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }
}

extension Double {
    /// The number rounded to a count of decimals, 0 to 6.
    func rounded(toPlaces places: Int) -> Double {
        let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
        return (self * scale).rounded() / scale
    }

    /// The number with a fixed count of decimals, 0 to 6.
    func formatted(decimals: Int) -> String {
        let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
        guard isFinite, abs(self) < 1e12 else { return String(self) }
        let scaled = Int64((abs(self) * scale).rounded())
        let sign = self < 0 && scaled != 0 ? "-" : ""
        guard decimals > 0 else { return sign + String(scaled) }
        let fraction = String(scaled % Int64(scale))
        return sign + String(scaled / Int64(scale)) + "."
            + String(repeating: "0", count: decimals - fraction.count) + fraction
    }
}
