/// How one line is built: indentation, dashes, key and value; a rough look for messages, not a parser.
struct LineShape {
    /// The columns of the `-` at the start of the line, from 1.
    let dashes: [Int]
    /// What follows the indentation and the dashes.
    let body: [Unicode.Scalar]
    /// The column of the body, from 1.
    let column: Int
    /// The number of characters of the body before the first `:` that ends a key, or nil.
    let keyLength: Int?

    init(_ line: String) {
        let scalars = Array(line.unicodeScalars)
        var (dashes, index) = ([Int](), 0)
        while index < scalars.count {
            if scalars[index] == "-", index + 1 == scalars.count || scalars[index + 1] == " " {
                dashes.append(index + 1)
            } else if scalars[index] != " " {
                break
            }
            index += 1
        }
        let body = Array(scalars[index...])
        self.dashes = dashes
        self.body = body
        column = index + 1
        keyLength = body.indices.first { Self.endsKey(at: $0, in: body) }
    }

    /// Whether the line says nothing: it is empty or a comment.
    var isSilent: Bool { dashes.isEmpty && (body.isEmpty || body.first == "#") }
    /// The column where the line says something first.
    var start: Int { dashes.first ?? column }
    /// The key, unless the body is written in braces.
    var key: String? { startsFlow ? nil : keyLength.map { String(scalars: body.prefix($0)) } }
    /// Whether a value follows the key.
    var hasValue: Bool { keyLength.map { length in body.dropFirst(length + 1).contains { $0 != " " } } ?? false }
    /// Whether the body begins with a bracket.
    var startsFlow: Bool { body.first == "{" || body.first == "[" }
    /// Whether the line is only text, which may go on in the next line.
    var isPlainText: Bool { key == nil && !startsFlow && !isSilent && !body.isEmpty }
    /// Whether a `-` stands at the start without the space after it.
    var lacksSpaceAfterDash: Bool { body.count > 1 && body[0] == "-" && body[1] != "-" && !body[1].isDigit }
    /// The first word of the body.
    var firstWord: String { String(scalars: body.prefix { $0 != " " }) }

    /// Whether the scalar at an index is a `:` with a blank or the end behind it.
    static func endsKey(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        scalars[index] == ":" && (index + 1 == scalars.count || scalars[index + 1] == " ")
    }
}

extension Unicode.Scalar {
    /// Whether it is one of 0 to 9.
    var isDigit: Bool { ("0"..."9").contains(self) }
    /// Whether a key of a mapping file may hold it.
    var isKeyLetter: Bool { ("a"..."z").contains(self) || self == "_" }

    /// The sign of YAML for which this character is easily taken, or nil.
    var lookalike: String? {
        switch self {
        case "\u{FF1A}", "\u{FE55}", "\u{2236}": ":"
        case "\u{FF0C}", "\u{FF1B}", "\u{3001}": ","
        case "\u{FF5B}": "{"
        case "\u{FF5D}": "}"
        case "\u{FF3B}": "["
        case "\u{FF3D}": "]"
        case "\u{FF03}": "#"
        default: nil
        }
    }

    /// The quotation mark of YAML for which this character is easily taken, or nil.
    var lookalikeQuote: String? {
        switch self {
        case "\u{201C}"..."\u{201F}", "\u{2033}", "\u{FF02}": "\""
        case "\u{2018}"..."\u{201B}", "\u{2032}", "\u{FF07}", "\u{B4}": "'"
        default: nil
        }
    }
}

extension String {
    /// A text of the given scalars.
    init(scalars: some Sequence<Unicode.Scalar>) {
        var view = UnicodeScalarView()
        view.append(contentsOf: scalars)
        self.init(view)
    }
}
