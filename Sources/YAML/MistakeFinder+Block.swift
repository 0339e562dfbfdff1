extension MistakeFinder {
    /// What was mistyped outside of brackets.
    func block() -> Diagnostic? {
        switch problem.text {
        case "mapping values are not allowed in this context":
            return problem.place.column == line.column + (line.keyLength ?? -1) ? firstColon() : secondColon()
        case "could not find expected ':'":
            return problem.context.flatMap { noColon(in: LineShape(source.line($0.place.line)), $0.place.line) }
        case "did not find expected key", "did not find expected '-' indicator",
            "block sequence entries are not allowed in this context", "did not find expected <document start>":
            return problem.place.column == line.start ? misplacedLine() : leftOver()
        default: return nil
        }
    }

    /// A line `key: value` for which there is no place: the line above is not what it should be.
    private func firstColon() -> Diagnostic? {
        if line.lacksSpaceAfterDash { return TypingMistake.dashSpaceMissing.diagnostic(at: here(line.column)) }
        guard let (number, above) = above else { return nil }
        if above.lacksSpaceAfterDash {
            return TypingMistake.dashSpaceMissing.diagnostic(at: Place(line: number, column: above.column))
        }
        guard let key = above.key else { return noColon(in: above, number) }
        guard let own = line.key, line.column > above.column else { return nil }
        if isElementWithoutDash(above, number) {
            return TypingMistake.dashMissing.diagnostic(at: Place(line: number, column: above.column))
        }
        if let first = oddFirstKey { return TypingMistake.oddFirst(column: line.column).diagnostic(at: first) }
        return TypingMistake.tooDeep(key: own, column: above.column, above: key).diagnostic(at: here(line.column))
    }

    /// Whether a line is the first below a key without a value, and two columns left of the line that came next.
    private func isElementWithoutDash(_ above: LineShape, _ number: Int) -> Bool {
        guard above.dashes.isEmpty, line.column == above.column + 2 else { return false }
        let parent = Self.lines(above: number, in: source).first { _ in true }?.line
        return parent.map { $0.key != nil && !$0.hasValue && $0.column < above.column } ?? false
    }

    /// A line that should be `key: value` and has no `: `.
    private func noColon(in shape: LineShape, _ number: Int) -> Diagnostic? {
        let place = Place(line: number, column: shape.column)
        if shape.startsFlow { return TypingMistake.dashMissing.diagnostic(at: place) }
        if let sign = Self.commentSign(shape.body) {
            return TypingMistake.wrongSign(sign, meant: "#").diagnostic(at: place)
        }
        let word = shape.body.prefix { $0.properties.isAlphabetic || $0 == "_" || $0.isDigit }
        let rest = shape.body.dropFirst(word.count).drop { $0 == " " }
        guard !word.isEmpty, shape.key == nil else { return nil }
        let key = String(scalars: word)
        let value = String(scalars: rest.dropFirst().drop { $0 == " " })
        switch rest.first {
        case "="?, ";"?, ","?:
            return TypingMistake.wrongSign(String(rest[rest.startIndex]), meant: ": ").diagnostic(
                at: Place(line: number, column: shape.column + rest.startIndex))
        case ":"?: return TypingMistake.colonSpaceMissing(key: key, rest: value).diagnostic(at: place)
        default: return TypingMistake.colonMissing(after: key, rest: String(scalars: rest)).diagnostic(at: place)
        }
    }

    /// The sign of a comment of other languages at the start of a text.
    private static func commentSign(_ text: some Collection<Unicode.Scalar>) -> String? {
        let start = String(scalars: text.prefix(2))
        return ["//", "/*", "--"].contains(start) && text.dropFirst(2).first != "-" ? start : nil
    }

    /// A second `: ` in a line: a rule without its braces, or a text that needs quotes.
    private func secondColon() -> Diagnostic? {
        let place = here(line.column)
        if line.lacksSpaceAfterDash { return TypingMistake.dashSpaceMissing.diagnostic(at: place) }
        if line.body.first == "(" { return TypingMistake.wrongSign("(", meant: "{").diagnostic(at: place) }
        let scalars = Array(source.line(problem.place.line).unicodeScalars)
        let before = Array(scalars.prefix(problem.place.column - 1))
        if line.keyLength.map({ line.body.prefix($0).contains("{") }) == true {
            return TypingMistake.wrongSign(line.firstWord, meant: "-").diagnostic(at: place)
        }
        let word = before.reversed().prefix { $0.isKeyLetter }.count
        let separator = before.dropLast(word).last { $0 != " " }
        if word > 0, separator == ",", let key = line.key {
            return TypingMistake.braceMissing(before: key).diagnostic(at: place)
        }
        if word > 0, before.dropLast(word).last == " ", separator != ":" {
            let key = String(scalars: before.suffix(word))
            return TypingMistake.midLine(key).diagnostic(at: here(before.count - word + 1))
        }
        return textWithColon(before, scalars, ends: "#")
    }

    /// Something after a value that is complete.
    private func leftOver() -> Diagnostic? {
        let scalars = Array(source.line(problem.place.line).unicodeScalars)
        guard problem.place.column <= scalars.count else { return nil }
        let scalar = scalars[problem.place.column - 1]
        if scalar == "}" || scalar == "]" { return TypingMistake.extraBracket(scalar).diagnostic(at: problem.place) }
        if scalar == "," { return extraComma }
        let before = scalars.prefix(problem.place.column - 1)
        if scalar == "-", before.last(where: { $0 != " " }) == ":" {
            return TypingMistake.midLine("-").diagnostic(at: problem.place)
        }
        if let sign = Self.commentSign(scalars[before.count...]) {
            return TypingMistake.wrongSign(sign, meant: "#").diagnostic(at: problem.place)
        }
        return leftOver(Array(scalars[..<(problem.place.column - 1)]), scalars)
    }
}
