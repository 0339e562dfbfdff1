import EventLoop
import Glibc

/// The signals that ask the program to end.
enum EndSignal {
    /// Those of them that the program was not told to ignore, as `nohup` does.
    private static let all = [SIGTERM, SIGINT, SIGHUP].filter { !isIgnored($0) }

    private static func isIgnored(_ signal: Int32) -> Bool {
        var action = sigaction()
        sigaction(signal, nil, &action)
        // SIG_IGN is the address 1; functions cannot be compared.
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    }

    /// Holds them back until they are watched.
    ///
    /// To be called before a server starts its threads: a thread that does not hold a signal back would take it, and
    /// the program would end by it.
    static func hold() {
        var set = sigset_t()
        sigemptyset(&set)
        for signal in all { sigaddset(&set, signal) }
        pthread_sigmask(SIG_BLOCK, &set, nil)
    }

    /// Waits for the first of them; a second one ends the program at once.
    static func wait(on loop: PollLoop) async throws(Failure) -> ExitCode {
        let end: Result<ExitCode, Failure> = await withCheckedContinuation { continuation in
            do throws(Failure) {
                try watch(on: loop) { continuation.resume(returning: .success(.success)) }
            } catch {
                continuation.resume(returning: .failure(error))
            }
        }
        return try end.get()
    }

    /// Calls the handler at the first of them; a second one ends the program at once.
    ///
    /// On the loop's thread only, and before other threads are there that could take the signals instead.
    static func watch(on loop: PollLoop, handler: @escaping () -> Void) throws(Failure) {
        var wasAsked = false
        let watch = loop.watchSignals(all) { signal in
            if wasAsked { _exit(128 + signal) }
            wasAsked = true
            handler()
        }
        guard watch != nil else { throw Failure(.internalFailure, "no descriptor is left to watch for signals") }
    }
}
