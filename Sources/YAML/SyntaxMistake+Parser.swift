extension SyntaxMistake {
    /// Says what libyaml met in the words of a person who edits the file, at the place to look at.
    static func diagnostic(for problem: ParserProblem, in source: Source) -> Diagnostic {
        if let tab = tab(near: problem.place, in: source) { return SyntaxMistake.tab.diagnostic(at: tab) }
        for place in [problem.place, problem.context?.place].compactMap(\.self) {
            if let (scalar, found) = source.firstUnusualSpace(inLine: place.line) {
                return SyntaxMistake.unusualSpace(scalar).diagnostic(at: found)
            }
        }
        if let found = MistakeFinder(problem, in: source).find() { return found }
        if problem.text == "did not find expected node content", problem.place >= source.end {
            return SyntaxMistake.unexpectedEnd.diagnostic(at: source.end)
        }
        let (mistake, place) = mistake(for: problem, in: source)
        return mistake.diagnostic(at: min(place, source.end))
    }

    /// The tab at the place itself or in the indentation of its line.
    private static func tab(near place: Place, in source: Source) -> Place? {
        if source.scalar(at: place) == "\t" { return place }
        let indentation = source.line(place.line).unicodeScalars.prefix { $0 == " " || $0 == "\t" }
        return indentation.firstIndex(of: "\t").map { index in
            Place(line: place.line, column: indentation.distance(from: indentation.startIndex, to: index) + 1)
        }
    }

    private static func mistake(for problem: ParserProblem, in source: Source) -> (SyntaxMistake, Place) {
        let start = problem.context?.place ?? problem.place
        switch (problem.text, problem.context?.text) {
        case ("did not find expected ',' or ']'", _): return unclosed("list", "]", problem)
        case ("did not find expected ',' or '}'", _): return unclosed("mapping", "}", problem)
        case ("found unexpected ':'", _): return (.colonAlone, problem.place)
        case ("found unexpected end of stream", "while scanning a quoted scalar"?): return (.quoteNotClosed, start)
        case ("could not find expected ':'", _): return (.noColon, start)
        case (_, "while scanning an alias"?): return (.starNeedsQuotes, start)
        case (_, "while scanning an anchor"?), (_, "while scanning a tag"?), (_, "while scanning a block scalar"?):
            return source.scalar(at: start).map { (.cannotStart($0), start) } ?? (.other(problem.text), problem.place)
        case ("mapping values are not allowed in this context", _): return (.colonNotExpected, problem.place)
        case ("did not find expected key", _) where source.scalar(at: problem.place) == ":":
            return (.emptyKey, problem.place)
        case ("did not find expected key", _), ("did not find expected '-' indicator", _),
            ("block sequence entries are not allowed in this context", _):
            if isFirst(problem.place, in: source) { return (.indentation, problem.place) }
            return (.leftOver, problem.place)
        case ("did not find expected <document start>", _):
            return (source.lines.contains("...") ? .severalDocuments : .leftOver, problem.place)
        case ("found unknown escape character", _): return (.unknownEscape, problem.place)
        case ("found character that cannot start any token", _), ("mapping keys are not allowed in this context", _),
            ("did not find expected node content", _):
            guard let scalar = source.scalar(at: problem.place) else { break }
            return (.cannotStart(scalar), problem.place)
        default: break
        }
        return (.other(problem.text), problem.place)
    }

    /// In the line where a list or mapping starts, a comma is missing; further down, its end.
    private static func unclosed(_ what: String, _ sign: String, _ problem: ParserProblem) -> (SyntaxMistake, Place) {
        guard let start = problem.context?.place, start.line != problem.place.line else {
            return (.commaExpected(sign: sign), problem.place)
        }
        return (.notClosed(what: what, sign: sign), start)
    }

    /// Whether only blanks stand before a place in its line.
    private static func isFirst(_ place: Place, in source: Source) -> Bool {
        source.line(place.line).unicodeScalars.prefix(place.column - 1).allSatisfy { $0 == " " }
    }
}
