import FoundationEssentials
import Glibc
import TestSupport
import Testing

@testable import EventLoop

/// A file `show/map.yaml` with the content `old` in a folder of a test's own, and a watch of it.
final class WatchStage: Sendable {
    /// The contents that were found when the watch was heard of.
    let heard = Recorder<String>()
    private let root: String
    private let loop: PollLoop
    private let kept = Kept()

    /// What the loop's thread keeps.
    ///
    /// Unchecked: the loop's thread alone writes, before the test goes on.
    private final class Kept: @unchecked Sendable {
        var watch: FileWatch?
    }

    init(watching path: String, before command: String = "true") throws {
        root = FileManager.default.temporaryDirectory.path + "/volta-midi-watch-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: root + "/show", withIntermediateDirectories: true)
        loop = try #require(PollLoop.onOwnThread())
        try shell("printf old > show/map.yaml; \(command)")
        let (loop, heard, kept, file) = (loop, heard, kept, root + "/" + path)
        let began = Gate()
        loop.perform {
            kept.watch = loop.watchFile(file) {
                heard.append((try? String(contentsOfFile: file, encoding: .utf8)) ?? "nothing")
            }
            began.open()
        }
        try #require(began.block())
        try #require(kept.watch != nil)
    }

    deinit {
        let (loop, kept) = (loop, kept)
        loop.perform {
            kept.watch?.end()
            loop.stop()
        }
        try? FileManager.default.removeItem(atPath: root)
    }

    func shell(_ command: String) throws {
        try #require(system("cd '\(root)' && { \(command); }") == 0, "\(command)")
    }

    /// Runs a command, and waits until the content that it leaves was heard of.
    func change(_ command: String, to content: String) async throws {
        var seen = heard.values.count
        try shell(command)
        while true {
            let heard = try await heard.wait(for: seen + 1)
            if heard[seen...].contains(content) { return }
            seen = heard.count
        }
    }

    /// How many folders are watched.
    var watchedFolders: Int {
        get throws {
            let descriptor = try #require(kept.watch?.descriptor)
            let text = try String(contentsOfFile: "/proc/self/fdinfo/\(descriptor)", encoding: .utf8)
            return text.split(separator: "\n").count { $0.hasPrefix("inotify ") }
        }
    }
}
