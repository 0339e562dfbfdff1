import CLinux
import Glibc

/// The watch of a file by its name, until ``end()``.
///
/// Used on the loop's thread only. It has one descriptor, however often the file is replaced.
public final class FileWatch {
    /// How long a folder that is not there is waited for before it is looked for again.
    private static let retry = Duration.seconds(1)

    private unowned let loop: PollLoop
    private let path: String
    let descriptor: Int32
    private let handler: () -> Void
    private var folders: [Int32: WatchedFolder] = [:]
    private var rest = FileRest()
    private var timer: LoopTimer?

    /// Nil when the system gives no descriptor.
    init?(_ path: String, on loop: PollLoop, handler: @escaping () -> Void) {
        self.loop = loop
        self.path = path
        self.handler = handler
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        timer = loop.timer { [weak self] in self?.look() }
        loop.watch(descriptor, for: .reading) { [weak self] _ in self?.readEvents() }
        watchFolders()
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Calls the handler no more; the second time it does nothing.
    public func end() {
        loop.unwatch(descriptor)
        timer?.set(nil)
        timer = nil
    }

    private func look() {
        rest.reset()
        // First the watches, then the look: what happens in between is seen by one of them.
        watchFolders()
        handler()
    }

    // MARK: - Folders

    /// Watches the folders that the path leads to now; the same folder keeps its watch.
    private func watchFolders() {
        var current: [Int32: WatchedFolder] = [:]
        for folder in WatchedFolder.all(of: path) {
            let watch = inotify_add_watch(descriptor, folder.path, WatchedFolder.events)
            if watch >= 0 { current[watch] = current[watch].map { $0.joined(with: folder) } ?? folder }
        }
        for watch in folders.keys where current[watch] == nil { inotify_rm_watch(descriptor, watch) }
        folders = current
        if folders.isEmpty { timer?.set(.now + Self.retry) }
    }

    // MARK: - Events

    /// Reads a bufferful: what is left makes the descriptor ready again, so that a file that is written without pause
    /// leaves time for other work.
    private func readEvents() {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = Glibc.read(descriptor, &buffer, buffer.count)
        var events = buffer.prefix(max(0, count))
        while let event = FolderEvent(taking: &events) { handle(event) }
        if let due = rest.due { timer?.set(due) }
    }

    private func handle(_ event: FolderEvent) {
        // When the queue has run over, anything may have happened.
        let mayMatter =
            event.isOverflow || folders[event.watch].map { event.isOfFolder || $0.means(event.name) } ?? false
        if mayMatter { rest.changed(at: .now, isEnd: event.isEnd) }
    }
}
