import Synchronization

/// How far one viewer has read.
final class Viewer: Sendable {
    private struct Progress {
        var isGreeted = false
        var seen: [Topic: Int] = [:]
        var changes = 0
    }

    private unowned let board: Board
    private let progress = Mutex(Progress())

    init(of board: Board) { self.board = board }

    /// All that is new, in one piece.
    func next() -> [UInt8]? {
        progress.withLock { progress in
            var text = ""
            if !progress.isGreeted {
                progress.isGreeted = true
                text += "retry: 1000\n" + PushedText.event("hello", #"{"run":"\#(board.run)"}"#)
            }
            if let (state, version) = board.latest { text += news(in: state, version, &progress) }
            return text.isEmpty ? nil : Array(text.utf8)
        }
    }

    private func news(in state: DashboardState, _ version: Int, _ progress: inout Progress) -> String {
        var text = ""
        for topic in Topic.allCases {
            let number = topic.number(in: state, version: version)
            guard progress.seen[topic] != number else { continue }
            progress.seen[topic] = number
            text += board.text(of: topic, in: state, number: number)
        }
        let changes = state.record.rows.changes
        if changes != progress.changes {
            text += PushedText.event("events", StateJSON.rows(of: state, after: progress.changes).text)
            progress.changes = changes
        }
        return text
    }
}
