import Mapping
import YAML

/// The picture of a monitor on a terminal: a line for each input, like a mixer, and what happened last below.
struct MonitorPicture {
    let state: MonitorState
    let size: TerminalSize
    let glyphs: Glyphs
    /// What the monitor looks at, for the first line.
    let title: String

    /// The lines, as many as the terminal has or fewer.
    var lines: [StyledLine] {
        let room = max(size.rows - 2, 1)
        let rows = shownRows(upTo: max(room * 2 / 3, 1)).flatMap(lines)
        let left = room - rows.count - 1
        let happenings = left > 0 ? state.happenings.suffix(left) : []
        var lines = [head, StyledLine()] + rows
        if !happenings.isEmpty { lines += [StyledLine()] + happenings.map(line) }
        return Array(lines.prefix(size.rows))
    }

    private var head: StyledLine {
        var head = StyledLine("volta-midi monitor  ", .strong)
        head.add(glyphs.text("\(state.messages) messages  Ctrl-C ends  \(title)"))
        return head
    }

    /// The inputs that have room, in their order; those that were silent longest have none.
    private func shownRows(upTo most: Int) -> [MonitorState.Row] {
        var left = most
        var shown: Set<Int> = []
        for row in state.rows.sorted(by: { $0.number > $1.number }) {
            left -= max(row.answers.count, 1)
            // The one that spoke last is there in any case.
            guard left >= 0 || shown.isEmpty else { break }
            shown.insert(row.number)
        }
        return state.rows.filter { shown.contains($0.number) }
    }

    /// The lines of an input: each further answer has one of its own.
    private func lines(of row: MonitorState.Row) -> [StyledLine] {
        let answers = row.answers.map { StyledLine.Piece(text: glyphs.text($0.text), style: $0.style) }
        var first = head(of: row)
        let indent = first.columns
        if let answer = answers.first { first.add(answer) }
        let more = answers.dropFirst().map { answer in
            var line = StyledLine(String(repeating: " ", count: indent))
            line.add(answer)
            return line
        }
        return [first] + more
    }

    /// The input and what it says.
    private func head(of row: MonitorState.Row) -> StyledLine {
        var line = StyledLine(row.number == state.latest ? "\(glyphs.mark) " : "  ")
        if size.columns >= 70 { line.add(glyphs.text(row.device), .strong, cells: deviceCells + 1) }
        line.add(row.input.rowText, cells: min(20, max(size.columns / 4, 8)))
        if size.columns >= 60 {
            let bar = row.message.value.map { glyphs.bar($0.value, of: $0.maximum, cells: barCells) }
            line.add(bar ?? "", .bar, cells: barCells)
        }
        line.add(row.message.valueText.paddedLeft(to: 6))
        line.add("  ")
        return line
    }

    private func line(of happening: MonitorState.Happening) -> StyledLine {
        var line = StyledLine(happening.time + "  ", .faint)
        if happening.count > 1 { line.add(glyphs.text("\(happening.count) × "), .faint) }
        for piece in happening.line.pieces { line.add(glyphs.text(piece.text), piece.style) }
        return line
    }

    /// The widest device's name, as far as there is room for it.
    private var deviceCells: Int {
        let widest = state.rows.lazy.map { $0.device.harmless.columns }.max() ?? 0
        return min(widest, max(size.columns / 6, 8))
    }

    private var barCells: Int { min(max(size.columns / 8, 8), 24) }
}

extension MessageInput {
    /// The input in little room: `cc 7 ch 1`.
    fileprivate var rowText: String { name + (channel.map { " ch \($0)" } ?? "") }
}
