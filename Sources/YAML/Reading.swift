/// Reads a file in spite of syntax mistakes, so that all mistakes are told at once.
///
/// An element of a list that is written in braces in one line is left out when it cannot be read. Of other mistakes only
/// what stands before them is read.
struct Reading {
    private(set) var root: Node?
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var unfinished = Unfinished()

    private var source: Source
    /// The lines that are left out.
    private var gaps: [Int] = []
    /// How many more bytes may be read: each line that is left out costs a look at the whole file.
    private var rest = 4 << 20
    private static let maximumGaps = 20
    /// Each try to read what stands before a mistake costs as much.
    private static let maximumCuts = 10

    init(_ source: Source) {
        self.source = source
    }

    mutating func read() {
        while true {
            var builder = TreeBuilder(source: source)
            let root = builder.build()
            rest -= source.bytes.count
            guard let failure = builder.failure else { return keep(root, of: builder) }
            if builder.isExhausted {
                diagnostics += builder.diagnostics + [failure]
                return
            }
            let isExplained = builder.diagnostics.contains { $0.explains(failure) }
            if !isExplained { diagnostics.append(failure) }
            let line = failure.place.line
            guard isElement(at: failure.place), gaps.count < Self.maximumGaps, rest > 0, !gaps.contains(line) else {
                diagnostics += builder.diagnostics.filter { $0.place.line >= line }
                return readLines(before: line, or: builder.diagnostics.filter { $0.place.line < line })
            }
            diagnostics += builder.diagnostics.filter { $0.place.line == line }
            source = source.blanking(line: line)
            gaps.append(line)
        }
    }

    private mutating func keep(_ root: Node?, of builder: TreeBuilder) {
        diagnostics += builder.diagnostics
        let isUseless = !gaps.isEmpty && (root?.isNull ?? true)
        self.root = builder.isUncertain || isUseless ? nil : root
        let keys = gaps.compactMap { gap in
            MistakeFinder.lines(above: gap, in: source).first { _ in true }?.number
        }
        if let root { unfinished.insertKeysWithoutValue(inLines: Set(keys), of: root) }
    }

    /// Reads what stands before a line; where that cannot be read either, before the mistake in it.
    private mutating func readLines(before line: Int, or others: [Diagnostic]) {
        var line = line
        while line > 1, LineShape(source.line(line - 1)).isPlainText { line -= 1 }
        for _ in 0..<Self.maximumCuts where line > 1 && rest > 0 {
            rest -= source.bytes.count
            var builder = TreeBuilder(source: source.lines(before: line))
            let root = builder.build()
            guard let failure = builder.failure else {
                if let root, !root.isNull { unfinished.insertLast(of: root, in: source) }
                keep(root.flatMap { $0.isNull ? nil : $0 }, of: builder)
                return
            }
            guard failure.place.line < line else { break }
            line = failure.place.line
        }
        diagnostics += others
    }

    /// Whether a place lies in an element of a list, in braces in one line, to which nothing else refers.
    private func isElement(at place: Place) -> Bool {
        let shape = LineShape(source.line(place.line))
        return place.column >= shape.column && !shape.dashes.isEmpty && shape.startsFlow && !shape.body.contains("&")
    }
}

extension Diagnostic {
    /// Whether this mistake is the other one, or the reason for it in the same line.
    fileprivate func explains(_ other: Diagnostic) -> Bool {
        if self == other { return true }
        if id == "unusual-space" { return place < other.place }
        return id == "unknown-alias" && place.line == other.place.line && place < other.place
    }
}
