/// Looks at the source around the place where libyaml gave up, for what was mistyped and where.
struct MistakeFinder {
    let source: Source
    let problem: ParserProblem
    let scan: SourceScan
    /// The line in which libyaml gave up.
    let line: LineShape
    /// The last line above it that says something, and its number.
    let above: (number: Int, line: LineShape)?

    init(_ problem: ParserProblem, in source: Source) {
        self.source = source
        self.problem = problem
        scan = SourceScan(source, upTo: problem.place)
        line = LineShape(source.line(problem.place.line))
        above = Self.lines(above: problem.place.line, in: source).first { _ in true }
    }

    /// What was mistyped, or nil when libyaml's own words say it best.
    func find() -> Diagnostic? {
        guard problem.context?.text != "while scanning a quoted scalar" else { return nil }
        if let found = lookalike() { return found }
        if isOutsideBrackets { return block() }
        return misplacedStar() ?? brackets() ?? (opening == nil ? block() : flow())
    }

    /// Whether libyaml says what it says outside of brackets only, even when the line has some.
    private var isOutsideBrackets: Bool {
        ["could not find expected ':'", "mapping values are not allowed in this context"].contains(problem.text)
    }

    /// A `*` or `&` that is not meant as the start of an alias or anchor: instead of a dash, or behind a quoted text.
    private func misplacedStar() -> Diagnostic? {
        guard let start = problem.context?.place, start.line == problem.place.line else { return nil }
        if line.body.starts(with: ["*", " "]), start.column == line.column {
            return TypingMistake.wrongSign("*", meant: "-").diagnostic(at: start)
        }
        guard start.column > 1,
            let scalar = source.scalar(at: start), scalar == "*" || scalar == "&",
            let quote = source.scalar(at: start.moved(by: -1)), quote == "\"" || quote == "'"
        else { return nil }
        return TypingMistake.quoteInText(quote).diagnostic(at: start)
    }

    /// The innermost bracket that is open where libyaml gave up.
    var opening: SourceScan.Sign? { scan.open.last { $0.place < problem.place } }

    /// A place in the line where libyaml gave up.
    func here(_ column: Int) -> Place { Place(line: problem.place.line, column: column) }

    /// The lines above one that say something, nearest first, with their numbers.
    static func lines(above number: Int, in source: Source) -> some Sequence<(number: Int, line: LineShape)> {
        (1..<max(1, min(number, source.lines.count + 1))).reversed().lazy
            .map { (number: $0, line: LineShape(source.line($0))) }
            .filter { !$0.line.isSilent }
    }

    private func lookalike() -> Diagnostic? {
        let suspect = above.flatMap { $0.line.key == nil ? $0.number : nil }
        for number in [suspect, problem.place.line].compactMap(\.self) {
            if let (scalar, meant, place) = source.firstLookalike(inLine: number), place <= problem.place {
                return TypingMistake.lookalike(scalar, meant: meant).diagnostic(at: place)
            }
        }
        return nil
    }

    /// Quotes and brackets that end at the wrong place or not at all.
    private func brackets() -> Diagnostic? {
        if let (opening, end) = scan.longQuote, end.line == problem.place.line {
            return SyntaxMistake.quoteNotClosed.diagnostic(at: opening.place)
        }
        if let (opening, closing) = scan.mismatch, closing.place == problem.place {
            return TypingMistake.wrongBracket(closing, opening: opening).diagnostic(at: closing.place)
        }
        guard let opening else { return nil }
        if let (hidden, comment) = scan.hiddenEnd, hidden.place == opening.place {
            return TypingMistake.comment.diagnostic(at: comment)
        }
        guard opening.place.line < problem.place.line, isNewElement(after: opening) else { return nil }
        return notClosed(opening)
    }

    /// A bracket that is not closed, or closed by a sign that is no bracket of YAML.
    private func notClosed(_ opening: SourceScan.Sign) -> Diagnostic {
        let scalars = Array(source.line(opening.place.line).unicodeScalars)
        if let last = scalars.lastIndex(where: { $0 != " " }), scalars[last] == ")" || scalars[last] == ">" {
            let place = Place(line: opening.place.line, column: last + 1)
            let closing = SourceScan.Sign(scalar: scalars[last], place: place)
            return TypingMistake.wrongBracket(closing, opening: opening).diagnostic(at: place)
        }
        let what = opening.scalar == "{" ? "mapping" : "list"
        let sign = String(SourceScan.closing(opening.scalar))
        return SyntaxMistake.notClosed(what: what, sign: sign).diagnostic(at: opening.place)
    }

    /// Whether the line where libyaml gave up begins something new, or the file ends, while a bracket is open.
    private func isNewElement(after opening: SourceScan.Sign) -> Bool {
        if problem.place >= source.end || !line.dashes.isEmpty { return true }
        return line.column <= LineShape(source.line(opening.place.line)).column && line.key != nil
    }
}
