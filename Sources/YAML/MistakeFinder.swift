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
        lookalike() ?? brackets() ?? (isInFlow ? flow() : block())
    }

    /// Whether libyaml gave up inside brackets.
    private var isInFlow: Bool { !scan.open.isEmpty }

    /// A place in the line where libyaml gave up.
    func here(_ column: Int) -> Place { Place(line: problem.place.line, column: column) }

    /// The lines above one that say something, nearest first, with their numbers.
    static func lines(above number: Int, in source: Source) -> some Sequence<(number: Int, line: LineShape)> {
        (1..<max(1, min(number, source.lines.count + 1))).reversed().lazy
            .map { (number: $0, line: LineShape(source.line($0))) }
            .filter { !$0.line.isSilent }
    }

    private func lookalike() -> Diagnostic? {
        let numbers = [problem.context?.place.line, above?.number, problem.place.line].compactMap(\.self)
        for number in Set(numbers).sorted() {
            if let (scalar, meant, place) = source.firstLookalike(inLine: number) {
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
        guard let opening = scan.open.last else { return nil }
        if let (hidden, comment) = scan.hiddenEnd, hidden.place == opening.place {
            return TypingMistake.comment.diagnostic(at: comment)
        }
        guard opening.place.line < problem.place.line, isNewElement(after: opening) else { return nil }
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
