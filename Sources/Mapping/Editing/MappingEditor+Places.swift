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

    /// The places for the first device of a file: below `devices:`, in place of empty brackets, or at the end of all.
    func firstDevicePlaces(_ lines: [String], _ rule: String) -> [Change] {
        let device = ["  - \(lines[0])"] + lines.dropFirst().map { "    \($0)" } + ["    rules:", "      - \(rule)"]
        var changes: [Change] = []
        for number in 1...source.lineCount {
            let scalars = source.scalars(ofLine: number)
            guard let column = Self.column(of: "devices:", in: scalars) else { continue }
            changes.append(.lines(device, after: number))
            let start = column + "devices:".count
            guard let open = scalars.firstIndex(of: "["), let close = scalars.firstIndex(of: "]"), open < close,
                open + 1 >= start
            else { continue }
            changes.append(.open(line: number, columns: start..<close + 2, device))
        }
        let last = source.lineCount
        changes.append(.lines(["devices:"] + device, after: last))
        if isBlank { changes.append(.lines(["version: 1", "devices:"] + device, after: last)) }
        return changes
    }

    /// The pieces that a rule in brackets may be, with the comma before or behind it.
    func cuts(at place: Place) -> [Change] {
        let scalars = source.scalars(ofLine: place.line)
        let start = place.column - 1
        guard scalars.indices.contains(start), scalars[start] == "{" else { return [] }
        let before = scalars[..<start].lastIndex { $0 != " " }
        return scalars.indices.filter { $0 > start && scalars[$0] == "}" }.flatMap { end -> [Change] in
            var ranges: [Range<Int>] = []
            let behind = scalars[(end + 1)...].firstIndex { $0 != " " }
            if let behind, scalars[behind] == "," {
                let next = scalars[(behind + 1)...].firstIndex { $0 != " " } ?? behind + 1
                ranges.append(start..<next)
            }
            if let before, scalars[before] == "," { ranges.append(before..<end + 1) }
            ranges.append(start..<end + 1)
            return ranges.map { .replace(line: place.line, columns: $0.lowerBound + 1..<$0.upperBound + 1, with: "") }
        }
    }

    /// The column of a key that is the first word of a line, behind dashes.
    private static func column(of key: String, in line: [Unicode.Scalar]) -> Int? {
        guard let first = line.firstIndex(where: { $0 != " " && $0 != "-" }) else { return nil }
        return line[first...].starts(with: key.unicodeScalars) ? first + 1 : nil
    }
}
