extension MistakeFinder {
    /// A line that starts in a column where nothing can start.
    func misplacedLine() -> Diagnostic? {
        if line.lacksSpaceAfterDash { return TypingMistake.dashSpaceMissing.diagnostic(at: here(line.column)) }
        if let bracket = line.body.first, line.dashes.isEmpty, bracket == "}" || bracket == "]" {
            return TypingMistake.extraBracket(bracket).diagnostic(at: here(line.column))
        }
        if let first = oddFirstElement ?? oddFirstKey {
            return TypingMistake.oddFirst(column: line.start).diagnostic(at: first)
        }
        if let first = firstOfElementsWithoutDash() { return TypingMistake.dashMissing.diagnostic(at: first) }
        if lacksDash { return TypingMistake.dashMissing.diagnostic(at: here(line.column)) }
        return nearestColumn.map {
            TypingMistake.misplaced(column: $0.column, above: $0.text).diagnostic(at: here(line.start))
        }
    }

    /// The element right above, if it is the first of its list and the lines from here on agree in another column.
    private var oddFirstElement: Place? {
        guard let (number, above) = above, let dash = above.dashes.first, dash != line.start, !line.dashes.isEmpty,
            let parent = Self.lines(above: number, in: source).first(where: { _ in true })?.line,
            parent.key != nil, !parent.hasValue, parent.column <= line.start
        else { return nil }
        return next?.dashes.first == line.start ? Place(line: number, column: dash) : nil
    }

    /// The first key right above, if it is one column away and the lines from here on agree.
    var oddFirstKey: Place? {
        guard let (number, above) = above, !above.dashes.isEmpty, above.key != nil, line.dashes.isEmpty,
            abs(above.column - line.column) == 1, let next, next.dashes.isEmpty, next.column == line.column
        else { return nil }
        return next.key == nil ? nil : Place(line: number, column: above.column)
    }

    /// The next line that says something.
    private var next: LineShape? {
        source.lines.dropFirst(problem.place.line).lazy.map { LineShape($0) }.first { !$0.isSilent }
    }

    /// The first of the lines right above that start with a bracket in the same column, without a `-`.
    private func firstOfElementsWithoutDash() -> Place? {
        let lines = Self.lines(above: problem.place.line, in: source)
            .prefix { $0.line.startsFlow && $0.line.dashes.isEmpty && $0.line.column == line.start }
        return lines.map { Place(line: $0.number, column: $0.line.column) }.min()
    }

    /// Whether the line looks like one more element of a list above, but for its `-`.
    private var lacksDash: Bool {
        guard line.dashes.isEmpty else { return false }
        let elements = Self.lines(above: problem.place.line, in: source)
            .prefix { $0.line.start >= line.column }
            .filter { $0.line.dashes.first == line.column }
        if line.startsFlow { return elements.contains { _ in true } }
        return elements.contains { $0.line.key != nil && $0.line.key == line.key }
    }

    /// The column nearest to the line's own in which a line of its kind could start, and what starts there above.
    private var nearestColumn: (column: Int, text: String)? {
        if let above = above?.line, let key = above.key, !above.hasValue, !line.dashes.isEmpty {
            return (above.column + 2, key)
        }
        var open: [(column: Int, text: String)] = []
        var bound = Int.max
        for (_, shape) in Self.lines(above: problem.place.line, in: source) where shape.start < bound {
            bound = shape.start
            if let dash = shape.dashes.first, !line.dashes.isEmpty { open.append((dash, "-")) }
            if let key = shape.key, line.dashes.isEmpty { open.append((shape.column, key)) }
        }
        return open.min { abs($0.column - line.start) < abs($1.column - line.start) }
    }
}
