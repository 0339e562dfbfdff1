import YAML

/// Where a rule could be added.
extension MappingEditor {
    /// The places behind a rule: below it in a list of lines, beside it in a list in brackets.
    func placesAfter(_ last: Rule, _ rule: String) -> [Change] {
        guard let column = dashColumn(before: last.place) else { return besides(last, rule) }
        let line = String(repeating: " ", count: column - 1) + "- " + rule
        let end = min(last.place.line + 60, source.lineCount)
        return (last.place.line...end).map { Change.lines([line], after: $0) }
    }

    /// The column of the dash of a list's element; nil when there is none on its line.
    func dashColumn(before place: Place) -> Int? {
        let before = source.scalars(ofLine: place.line).prefix(place.column - 1)
        guard let dash = before.lastIndex(where: { $0 != " " && $0 != "\t" }), before[dash] == "-" else { return nil }
        let isFirst = before[..<dash].allSatisfy { $0 == " " || $0 == "-" }
        return isFirst ? dash + 1 : nil
    }

    /// The places after each closing brace behind a rule's start.
    private func besides(_ last: Rule, _ rule: String) -> [Change] {
        let lines = last.place.line...min(last.place.line + 10, source.lineCount)
        return lines.flatMap { line in
            source.scalars(ofLine: line).enumerated().compactMap { index, scalar -> Change? in
                let column = index + 1
                guard scalar == "}", line > last.place.line || column > last.place.column else { return nil }
                return .insert(", \(rule)", line: line, column: column + 1)
            }
        }
    }

    /// The places for the first rule of a device: in empty brackets, below `rules:`, or with a `rules:` of its own.
    func firstPlaces(_ device: Int, _ rule: String) -> [Change] {
        let start = file.devices[device].matchPlace
        let lines = max(start.line - 10, 1)...min(start.line + 20, source.lineCount)
        var changes: [Change] = []
        for line in lines {
            let scalars = source.scalars(ofLine: line)
            for (open, scalar) in scalars.enumerated() where scalar == "[" {
                guard let close = scalars[(open + 1)...].firstIndex(where: { $0 != " " }), scalars[close] == "]" else {
                    continue
                }
                changes.append(.replace(line: line, columns: open + 1..<close + 2, with: "[\(rule)]"))
            }
            if let indent = Self.column(of: "rules:", in: scalars) {
                changes.append(.lines([String(repeating: " ", count: indent + 1) + "- " + rule], after: line))
            }
        }
        if let indent = Self.column(of: "match:", in: source.scalars(ofLine: start.line)) {
            let blanks = String(repeating: " ", count: indent - 1)
            changes.append(.lines(["\(blanks)rules:", "\(blanks)  - \(rule)"], after: start.line))
        }
        return changes
    }

    /// The column of a key that is the first word of a line, behind dashes.
    private static func column(of key: String, in line: [Unicode.Scalar]) -> Int? {
        guard let first = line.firstIndex(where: { $0 != " " && $0 != "-" }) else { return nil }
        return line[first...].starts(with: key.unicodeScalars) ? first + 1 : nil
    }
}
