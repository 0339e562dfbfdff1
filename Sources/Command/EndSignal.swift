import EventLoop
import Glibc

/// The signals that ask the program to end.
enum EndSignal {
    private static let all = [SIGTERM, SIGINT, SIGHUP]

    /// Waits for the first of them; a second one ends the program at once.
    static func wait(on loop: PollLoop) async -> ExitCode {
        await withCheckedContinuation { continuation in
            watch(on: loop) { continuation.resume(returning: .success) }
        }
    }

    /// Calls the handler at the first of them; a second one ends the program at once.
    ///
    /// On the loop's thread only, and before other threads are there that could take the signals instead.
    static func watch(on loop: PollLoop, handler: @escaping () -> Void) {
        var wasAsked = false
        _ = loop.watchSignals(all) { signal in
            if wasAsked { _exit(128 + signal) }
            wasAsked = true
            handler()
        }
    }
}
