/// Note numbers as people write them.
///
/// A note is a number such as `60`, or a name such as `C4`, `c#3`, `Db3` and `F♯-1`. C4 is 60 and C-1 is 0.
public enum NoteName {
    /// What was read at the beginning of a text.
    struct Parsed {
        /// The note's number, which may lie outside 0 to 127.
        var number: Int
        /// What is left of the text.
        var rest: Substring
    }

    /// Reads a number or a name at the beginning of a text; nil when there is none.
    static func parse(_ text: Substring) -> Parsed? {
        guard let first = text.first else { return nil }
        if first.isASCII, first.isNumber { return digits(text) }
        guard let step = steps[first.lowercased()] else { return nil }
        var rest = text.dropFirst()
        var accidental = 0
        while let sign = rest.first.flatMap({ accidentals[$0] }) {
            accidental += sign
            rest = rest.dropFirst()
        }
        let isNegative = rest.first == "-"
        guard abs(accidental) <= 2, let octave = digits(isNegative ? rest.dropFirst() : rest) else { return nil }
        let signed = isNegative ? -octave.number : octave.number
        return Parsed(number: (signed + 1) * 12 + step + accidental, rest: octave.rest)
    }

    /// The name of a note, with a sharp where it needs one: `C4`, `F#-1`.
    static func text(of number: UInt8) -> String { names[Int(number) % 12] + String(Int(number) / 12 - 1) }

    private static let names = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"]

    /// The number of a note when the whole text is one name or number.
    public static func number(_ text: String) -> Int? {
        guard let parsed = parse(text[...]), parsed.rest.isEmpty else { return nil }
        return parsed.number
    }

    private static func digits(_ text: Substring) -> Parsed? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        guard digits.count <= 6, let number = Int(digits) else { return nil }
        return Parsed(number: number, rest: text.dropFirst(digits.count))
    }

    private static let steps = ["c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11]
    private static let accidentals: [Character: Int] = ["#": 1, "♯": 1, "b": -1, "♭": -1]
}
