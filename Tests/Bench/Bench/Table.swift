/// Lines of cells below each other.
struct Table {
    private var lines: [[String]] = [["figure", "value", "beside it", "ratio", "must", "reached"]]

    init(_ figures: [Figure]) { lines += figures.map(\.cells) }

    /// The table in Markdown, with columns of equal width.
    var text: String {
        let columns = lines[0].indices.filter { column in lines.dropFirst().contains { !$0[column].isEmpty } }
        let widths = columns.map { column in lines.map { $0[column].count }.max() ?? 0 }
        func line(_ cells: [String]) -> String {
            let padded = zip(cells, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
            return "| " + padded.joined(separator: " | ") + " |\n"
        }
        let rule = "|" + widths.map { String(repeating: "-", count: $0 + 2) }.joined(separator: "|") + "|\n"
        let texts = lines.map { cells in line(columns.map { cells[$0] }) }
        return texts[0] + rule + texts.dropFirst().joined()
    }
}
