/// What people mistype such that libyaml notices it only later; all texts are made here.
enum TypingMistake {
    case lookalike(Unicode.Scalar, meant: String)
    case colonMissing(after: String, rest: String)
    case colonSpaceMissing(key: String, rest: String)
    case dashSpaceMissing
    case wrongSign(String, meant: String)
    case commaMissing(before: String)
    case signInText(String, text: String)
    case midLine(String)
    case comment
    case wrongBracket(SourceScan.Sign, opening: SourceScan.Sign)
    case extraBracket(Unicode.Scalar)
    case braceMissing(before: String)
    case dashMissing
    case tooDeep(key: String, column: Int, above: String)
    case oddFirst(column: Int)
    case misplaced(column: Int, above: String)
    case quoteInText(Unicode.Scalar)
    case extraComma

    /// The mistake as a diagnostic at a place.
    func diagnostic(at place: Place) -> Diagnostic {
        var notes: [Diagnostic.Note] = []
        if case .wrongBracket(_, let opening) = self {
            notes = [.init(place: opening.place, message: "the `\(opening.scalar)` is here")]
        }
        return Diagnostic(id: "syntax", place: place, message: message, hint: hint, notes: notes)
    }

    private var message: String {
        switch self {
        case .lookalike(let scalar, let meant):
            "the character `\(scalar)` U+\(String(scalar.value, radix: 16, uppercase: true)) only looks like `\(meant)`"
        case .colonMissing(let key, _): "`:` is missing after \(key.shown())"
        case .colonSpaceMissing(let key, _): "a space is missing after \("\(key):".shown())"
        case .dashSpaceMissing: "a space is missing after `-`"
        case .wrongSign(let sign, let meant): "`\(sign)` stands where `\(meant)` belongs"
        case .commaMissing(let key): "`,` is missing before \(key.shown())"
        case .signInText(let sign, _): "a text with `\(sign)` in it needs quotes"
        case .midLine(let start): "\(start.shown()) needs a line of its own"
        case .comment: "`#` starts a comment here, which hides the rest of the line"
        case .wrongBracket(let closing, let opening): "`\(closing.scalar)` cannot close `\(opening.scalar)`"
        case .extraBracket(let scalar): "`\(scalar)` closes nothing"
        case .braceMissing(let key): "`{` is missing before \(key.shown())"
        case .dashMissing: "`-` is missing before this element of the list"
        case .tooDeep(let key, _, _): "\(key.shown()) is indented too far"
        case .oddFirst: "this and the lines below it start in different columns"
        case .misplaced: "the indentation of this line fits no line above it"
        case .quoteInText(let quote): "the quoted text ends at the `\(quote)` before this"
        case .extraComma: "`,` has no meaning here"
        }
    }

    private var hint: String? {
        switch self {
        case .lookalike(_, let meant): "write `\(meant)`, or put the whole text in quotes"
        case .colonMissing(let key, let rest), .colonSpaceMissing(let key, let rest):
            "write \((rest.isEmpty ? "\(key):" : "\(key): \(rest)").shown())"
        case .dashSpaceMissing: "write `- `"
        case .wrongSign(_, let meant): "write `\(meant)`"
        case .commaMissing: "keys in braces are separated by `, `; a text with `: ` in it needs quotes"
        case .signInText(_, let text): "write \(text.inDoubleQuotes)"
        case .midLine: "start a new line before it, or put the whole text in quotes"
        case .comment: "if a text with `#` is meant, put it in quotes"
        case .wrongBracket(_, let opening): "write `\(SourceScan.closing(opening.scalar))`"
        case .extraBracket(let scalar): "delete it, or write the `\(scalar == "}" ? "{" : "[")` that is missing"
        case .braceMissing: "write the rule as `- {key: value, key: value}`, or each key in its own line"
        case .dashMissing: "start the line with `- `"
        case .tooDeep(_, let column, let key), .misplaced(let column, let key):
            "start it in column \(column), below \(key.shown())"
        case .oddFirst(let column): "start it in column \(column), as the lines below"
        case .quoteInText(let quote):
            quote == "'" ? "write `''` for a `'` inside the text" : "write `\\\"` for a `\"` inside the text"
        case .extraComma: "delete it"
        }
    }
}

extension String {
    /// The text in double quotes, as YAML reads it.
    var inDoubleQuotes: String {
        let escaped = map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
        return escaped.shown(between: "\"")
    }
}
