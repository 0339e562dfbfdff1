import Synchronization

/// A line that shows how far something is, on a terminal only, and is gone when that is done.
final class ProgressLine: Sendable {
    /// The least time between two texts; about what the eye follows.
    static let interval = Duration.milliseconds(100)

    private let console: Console
    private let shown = Mutex<String?>(nil)

    init(_ console: Console) { self.console = console }

    /// Whether anybody sees it.
    var isVisible: Bool { console.isErrorTerminal }

    /// Shows a text in place of the last one.
    func show(_ text: String) {
        guard isVisible else { return }
        let text = String(text.onOneLine.prefix(79))
        let isNew = shown.withLock { shown in
            defer { shown = text }
            return shown != text
        }
        if isNew { console.err("\r\(text)\u{1B}[K") }
    }

    /// Takes the line away, so that other text may come.
    func clear() {
        let wasShown = shown.withLock { shown in
            defer { shown = nil }
            return shown != nil
        }
        if wasShown { console.err("\r\u{1B}[K") }
    }
}
