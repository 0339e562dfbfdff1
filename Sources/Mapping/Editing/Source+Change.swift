import YAML

extension Source {
    /// The text after a change, with its line breaks as they were.
    func text(after change: Change, lineEnd: String) -> String {
        var lines = linesWithBreaks
        switch change {
        case .lines(let new, let number): Self.insert(new, after: number, into: &lines, lineEnd)
        case .open(let number, let columns, let new):
            lines[number - 1] = Self.replaced(lines[number - 1], columns, "")
            Self.insert(new, after: number, into: &lines, lineEnd)
        case .insert(let text, let number, let column):
            lines[number - 1] = Self.replaced(lines[number - 1], column..<column, text)
        case .replace(let number, let columns, let text):
            lines[number - 1] = Self.replaced(lines[number - 1], columns, text)
        case .remove(let range):
            lines.removeSubrange(range.lowerBound - 1..<range.upperBound)
        }
        return lines.joined()
    }

    private static func insert(_ new: [String], after number: Int, into lines: inout [String], _ lineEnd: String) {
        let index = min(max(number, 0), lines.count)
        if index > 0, lines[index - 1].unicodeScalars.last.map({ $0 != "\n" && $0 != "\r" }) ?? true {
            lines[index - 1] += lineEnd
        }
        lines.insert(contentsOf: new.map { $0 + lineEnd }, at: index)
    }

    /// A line with another text in some columns, from 1.
    private static func replaced(_ line: String, _ columns: Range<Int>, _ text: String) -> String {
        var scalars = Array(line.unicodeScalars)
        let mark = scalars.first == "\u{FEFF}" ? 1 : 0
        let start = min(columns.lowerBound - 1 + mark, scalars.count)
        let end = min(columns.upperBound - 1 + mark, scalars.count)
        scalars.replaceSubrange(start..<end, with: text.unicodeScalars)
        var changed = String.UnicodeScalarView()
        changed.append(contentsOf: scalars)
        return String(changed)
    }
}
