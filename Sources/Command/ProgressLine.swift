import Synchronization

/// A line that shows how far something is, on a terminal only, and is gone when that is done.
final class ProgressLine: Sendable {
    /// The least time between two texts; about what the eye follows.
    static let interval = Duration.milliseconds(100)

    private let console: Console
    private let state = Mutex((shown: String?.none, isClosed: false))

    init(_ console: Console) { self.console = console }

    /// Whether anybody sees it.
    var isVisible: Bool { console.isErrorTerminal }

    /// Shows a text in place of the last one.
    func show(_ text: String) {
        guard isVisible else { return }
        let text = String(text.onOneLine.prefix(79))
        state.withLock { state in
            guard !state.isClosed, state.shown != text else { return }
            state.shown = text
            console.err("\r\(text)\u{1B}[K")
        }
    }

    /// Takes the line away, so that other text may come.
    func clear() { state.withLock { clear(&$0.shown) } }

    /// Takes the line away for good.
    func close() {
        state.withLock { state in
            clear(&state.shown)
            state.isClosed = true
        }
    }

    private func clear(_ shown: inout String?) {
        if shown != nil { console.err("\r\u{1B}[K") }
        shown = nil
    }
}
