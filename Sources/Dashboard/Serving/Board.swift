import HTTPServer
import Synchronization

/// Where the newest state is left for whoever looks: the loop's thread puts it down and goes on, the server's thread
/// makes texts of it when a viewer has room for them.
///
/// Nothing is kept for a viewer but how far it has read: one that stops reading costs a descriptor for a while.
final class Board: Sendable {
    /// The most streams at once.
    static let mostViewers = 16

    private struct Shared {
        var latest: DashboardState?
        var version = 0
        var viewers: [ObjectIdentifier: ResponseStream] = [:]
    }

    private let shared = Mutex(Shared())
    private let watchers = Atomic<Int>(0)
    private let texts = TopicTexts()
    /// Tells this run from all others.
    let run: String
    private let watchedChanged: @Sendable (_ isWatched: Bool) -> Void

    init(run: String, watchedChanged: @escaping @Sendable (_ isWatched: Bool) -> Void) {
        self.run = run
        self.watchedChanged = watchedChanged
    }

    /// Whether anybody looks; asked for every event, so it costs next to nothing.
    var isWatched: Bool { watchers.load(ordering: .relaxed) > 0 }

    /// How many look.
    var viewerCount: Int { watchers.load(ordering: .relaxed) }

    /// Puts down a newer state.
    func publish(_ state: DashboardState) {
        let viewers = shared.withLock { shared in
            shared.latest = state
            shared.version += 1
            return Array(shared.viewers.values)
        }
        for viewer in viewers { viewer.wake() }
    }

    /// The stream of a new viewer; nil when there are too many.
    ///
    /// Viewers come and go on the server's one thread.
    func join() -> ResponseStream? {
        let viewer = Viewer(of: self)
        let stream = ResponseStream(next: { viewer.next() }, ended: { [weak self] in self?.leave(viewer) })
        let count = shared.withLock { shared -> Int? in
            guard shared.viewers.count < Self.mostViewers else { return nil }
            shared.viewers[ObjectIdentifier(viewer)] = stream
            return shared.viewers.count
        }
        guard let count else { return nil }
        watchers.store(count, ordering: .relaxed)
        if count == 1 { watchedChanged(true) }
        return stream
    }

    private func leave(_ viewer: Viewer) {
        let count = shared.withLock { shared in
            shared.viewers[ObjectIdentifier(viewer)] = nil
            // A state of before must not greet the next viewer.
            if shared.viewers.isEmpty { shared.latest = nil }
            return shared.viewers.count
        }
        watchers.store(count, ordering: .relaxed)
        if count == 0 { watchedChanged(false) }
    }

    /// The newest state with its number; nil before there is one.
    var latest: (state: DashboardState, version: Int)? {
        shared.withLock { shared in shared.latest.map { ($0, shared.version) } }
    }

    func text(of topic: Topic, in state: DashboardState, number: Int) -> String {
        texts.text(of: topic, in: state, number: number)
    }
}
