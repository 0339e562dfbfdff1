import CLinux
import Glibc

extension PollLoop {
    /// Calls the handler with the number of each signal that arrives, instead of what the signal would do.
    ///
    /// Blocks the signals for the calling thread and the threads that it starts later; so it is to be called before
    /// any other thread is there. On the loop's thread only, once for each signal.
    ///
    /// - Returns: Whether the system gave a descriptor for them.
    public func watchSignals(_ signals: [Int32], handler: @escaping (Int32) -> Void) -> Bool {
        var set = sigset_t()
        sigemptyset(&set)
        for signal in signals { sigaddset(&set, signal) }
        pthread_sigmask(SIG_BLOCK, &set, nil)
        let descriptor = signalfd(-1, &set, Int32(SFD_NONBLOCK | SFD_CLOEXEC))
        guard descriptor >= 0 else { return false }
        watch(descriptor, for: .reading) { _ in
            var information = signalfd_siginfo()
            while read(descriptor, &information, MemoryLayout<signalfd_siginfo>.size) > 0 {
                handler(Int32(information.ssi_signo))
            }
        }
        return true
    }
}
