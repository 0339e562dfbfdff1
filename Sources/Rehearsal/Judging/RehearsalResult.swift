import MIDI
import Mapping
import Volta
public import YAML

/// What came of one test.
public struct RehearsalResult: Sendable {
    /// What people call the test.
    public let name: String
    /// Where it is written.
    public let place: Place
    /// A line for each expectation and each request, in the order of their times.
    public let rows: [ResultRow]
    /// Whether the bridge came to rest; false would be a fault of the program.
    public let isFinished: Bool

    /// Whether all is as expected.
    public var isPassed: Bool { isFinished && !rows.contains { $0.fault != nil } }

    /// Each difference at its place in the file.
    public var diagnostics: [Diagnostic] {
        let unfinished = Diagnostic(
            id: "unfinished", place: place, message: "the bridge did not come to rest; this is a fault of volta-midi")
        return rows.compactMap(\.diagnostic) + (isFinished ? [] : [unfinished])
    }

    /// All lines, expected and got side by side.
    public var table: String {
        let cells = rows.map { ($0.fault == nil ? "  " : "✗ ", $0.expected.cell, $0.got.cell) }
        let width = max(8, cells.map(\.1.count).max() ?? 0)
        let head = "    " + "expected".padded(to: width) + "  got\n"
        return head + cells.map { "  \($0.0)\($0.1.padded(to: width))  \($0.2)\n" }.joined()
    }
}

extension ResultRow {
    /// The difference at its place; nil when all is as expected.
    var diagnostic: Diagnostic? {
        guard let fault else { return nil }
        return Diagnostic(id: fault.rawValue, place: place, message: message(of: fault))
    }

    private func message(of fault: Fault) -> String {
        let (wanted, seen) = (expected?.sentence ?? "nothing", got?.sentence ?? "nothing")
        return "expected \(wanted), got \(seen)" + (fault == .wrongTime ? ": the time differs" : "")
    }
}

extension ResultRow.Side {
    fileprivate var sentence: String { "\(text) at \(time.text)" }
}

extension ResultRow.Side? {
    fileprivate var cell: String { map { "\($0.time.text.paddedLeft(to: 8))  \($0.text)" } ?? "          nothing" }
}
