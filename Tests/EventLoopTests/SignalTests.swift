import EventLoop
import Glibc
import TestSupport
import Testing

@Suite struct SignalTests {
    @Test func signalsArriveByTheirNumbers() async throws {
        let loop = PollLoop()
        let seen = Order()
        loop.perform {
            let watch = loop.watchSignals([SIGUSR1, SIGUSR2]) { signal in
                seen.fired.append(Int(signal))
                if seen.fired.count == 2 { loop.stop() }
            }
            #expect(watch != nil)
            // To this thread alone: the others of a test process do not hold them back.
            pthread_kill(pthread_self(), SIGUSR2)
            pthread_kill(pthread_self(), SIGUSR1)
        }
        try await onOwnThread { loop.run() }
        #expect(Set(seen.fired) == [Int(SIGUSR1), Int(SIGUSR2)])
    }

    /// More watches, one after the other, than a process can have descriptors.
    @Test func aWatchThatHasEndedLeavesNothingBehind() async throws {
        let loop = PollLoop()
        let seen = Order()
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        let count = Int(min(limit.rlim_cur, 100_000)) + 1
        loop.perform {
            for _ in 0..<count {
                guard let watch = loop.watchSignals([SIGUSR1], handler: { _ in }) else { break }
                if isHeldBack(SIGUSR1) { seen.fired.append(1) }
                watch.end()
                watch.end()
            }
            #expect(!isHeldBack(SIGUSR1))
            loop.stop()
        }
        try await onOwnThread { loop.run() }
        #expect(seen.fired.count == count)
    }

    /// A program that cannot watch them must still end by them; in a process of its own, whose descriptors run out.
    @Test func signalsThatCannotBeWatchedAreNotHeldBack() async {
        await #expect(processExitsWith: .success) {
            let loop = PollLoop()
            loop.perform {
                hold(SIGUSR1)
                let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
                var limit = rlimit()
                getrlimit(resource, &limit)
                var none = rlimit(rlim_cur: 0, rlim_max: limit.rlim_max)
                setrlimit(resource, &none)
                let watch = loop.watchSignals([SIGUSR1, SIGUSR2]) { _ in }
                setrlimit(resource, &limit)
                if watch != nil || isHeldBack(SIGUSR1) || isHeldBack(SIGUSR2) { exit(1) }
                loop.stop()
            }
            loop.run()
        }
    }
}

/// Whether the signal is held back for the calling thread.
private func isHeldBack(_ signal: Int32) -> Bool {
    var held = sigset_t()
    sigemptyset(&held)
    pthread_sigmask(SIG_BLOCK, nil, &held)
    return sigismember(&held, signal) == 1
}

/// Holds the signal back for the calling thread.
private func hold(_ signal: Int32) {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, signal)
    pthread_sigmask(SIG_BLOCK, &set, nil)
}
