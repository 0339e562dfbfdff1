extension Source {
    /// The widest piece of a source line that is shown, in Unicode scalars.
    static let shownWidth = 100

    /// The whole text of a diagnostic: place and message, the line, a caret under the place, hint and notes.
    public func rendered(_ diagnostic: Diagnostic) -> String {
        rendered(diagnostic, in: Array(line(diagnostic.place.line).unicodeScalars))
    }

    /// The texts of all diagnostics in the order of their places.
    public func rendered(_ diagnostics: [Diagnostic]) -> String {
        // A long line may have many mistakes: it is taken apart once.
        var (number, scalars): (Int, [Unicode.Scalar]) = (0, [])
        return diagnostics.sortedByPlace().map { diagnostic in
            if diagnostic.place.line != number {
                number = diagnostic.place.line
                scalars = Array(line(number).unicodeScalars)
            }
            return rendered(diagnostic, in: scalars)
        }.joined()
    }

    private func rendered(_ diagnostic: Diagnostic, in scalars: [Unicode.Scalar]) -> String {
        let place = diagnostic.place
        var text = "\(heading(place)): \(diagnostic.severity.rawValue): \(diagnostic.message)\n"
        text += excerpt(at: place, in: scalars)
        if let hint = diagnostic.hint {
            text += "  hint: \(hint)\n"
        }
        for note in diagnostic.notes {
            text += "\(heading(note.place)): note: \(note.message)\n"
        }
        return text
    }

    private func heading(_ place: Place) -> String {
        "\(name):\(place.line):\(place.column)"
    }

    /// The line of a place and, below it, a caret; nothing for an empty line and for a place outside the file.
    private func excerpt(at place: Place, in scalars: [Unicode.Scalar]) -> String {
        guard !scalars.isEmpty else { return "" }
        let column = min(place.column - 1, scalars.count)
        let window = Self.window(around: column, of: scalars.count)
        var shown = window.lowerBound > 0 ? "…" : ""
        var pointer = window.lowerBound > 0 ? " " : ""
        for index in window {
            let visible = scalars[index].visible
            shown += visible.text
            if index < column { pointer += visible.blank }
        }
        if window.upperBound < scalars.count { shown += "…" }
        return "\(shown)\n\(pointer)^\n"
    }

    /// The part of a line that is shown: all of it, or a piece with the place well inside.
    private static func window(around column: Int, of count: Int) -> Range<Int> {
        guard count > shownWidth else { return 0..<count }
        let start = max(0, min(column - shownWidth / 2, count - shownWidth))
        return start..<(start + shownWidth)
    }
}
