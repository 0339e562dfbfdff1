import YAML

/// One line of a picture on a terminal, in pieces that look different.
struct StyledLine: Equatable, Sendable {
    /// A piece of text that looks alike.
    struct Piece: Equatable, Sendable {
        let text: String
        let style: TextStyle
    }

    private(set) var pieces: [Piece] = []

    init() {}

    init(_ text: String, _ style: TextStyle = .plain) { add(text, style) }

    /// Adds a text at the end; what a terminal would obey in it becomes visible.
    mutating func add(_ text: String, _ style: TextStyle = .plain) {
        guard !text.isEmpty else { return }
        pieces.append(Piece(text: text.harmless, style: style))
    }

    /// Adds a piece at the end.
    mutating func add(_ piece: Piece) { add(piece.text, piece.style) }

    /// Adds a text that takes exactly so many cells: it is cut, or has blanks behind it.
    mutating func add(_ text: String, _ style: TextStyle = .plain, cells: Int) {
        let shown = text.harmless.prefix(columns: cells)
        add(shown, style)
        add(String(repeating: " ", count: cells - shown.columns))
    }

    /// The cells that it takes.
    var columns: Int { pieces.reduce(0) { $0 + $1.text.columns } }

    /// The line for a terminal of so many columns, cut at its edge.
    func drawn(columns: Int, hasColour: Bool) -> String {
        var (text, left) = ("", columns)
        for piece in pieces where left > 0 {
            let shown = piece.text.prefix(columns: left)
            left -= shown.columns
            let isStyled = hasColour && piece.style != .plain
            text += isStyled ? "\u{1B}[\(piece.style.rawValue)m\(shown)\u{1B}[0m" : shown
        }
        return text
    }
}
