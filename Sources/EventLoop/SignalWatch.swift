import CLinux
import Glibc

/// Signals that a loop watches, until ``end()`` or the end of the loop.
///
/// Used on the loop's thread only.
public final class SignalWatch {
    private unowned let loop: PollLoop
    private var signals: sigset_t
    private let descriptor: Int32

    /// Nil when the system gives no descriptor; the signals are then not held back.
    init?(_ numbers: [Int32], on loop: PollLoop, handler: @escaping (Int32) -> Void) {
        self.loop = loop
        signals = sigset_t()
        sigemptyset(&signals)
        for number in numbers { sigaddset(&signals, number) }
        descriptor = signalfd(-1, &signals, Int32(SFD_NONBLOCK | SFD_CLOEXEC))
        guard descriptor >= 0 else {
            pthread_sigmask(SIG_UNBLOCK, &signals, nil)
            return nil
        }
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        // The loop holds the watch, so that its maker need not.
        loop.watch(descriptor, for: .reading) { [self] _ in read(handler) }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Lets the signals do again what they do without a watch; the second time it does nothing.
    public func end() {
        loop.unwatch(descriptor)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    private func read(_ handler: (Int32) -> Void) {
        var information = signalfd_siginfo()
        while Glibc.read(descriptor, &information, MemoryLayout<signalfd_siginfo>.size) > 0 {
            handler(Int32(information.ssi_signo))
        }
    }
}
