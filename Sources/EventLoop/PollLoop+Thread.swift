import Glibc

extension PollLoop {
    /// A loop that is already running on a thread of its own, until ``stop()``.
    ///
    /// The thread takes no signals: they are for the program's own threads.
    /// - Returns: The loop, or nil when the system gives no thread.
    public static func onOwnThread() -> PollLoop? {
        let loop = PollLoop()
        var thread = pthread_t()
        let context = Unmanaged.passRetained(loop)
        var (all, before) = (sigset_t(), sigset_t())
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, &before)
        let status = pthread_create(
            &thread, nil,
            { context in
                guard let context else { return nil }
                Unmanaged<PollLoop>.fromOpaque(context).takeRetainedValue().run()
                return nil
            }, context.toOpaque())
        pthread_sigmask(SIG_SETMASK, &before, nil)
        guard status == 0 else {
            context.release()
            return nil
        }
        pthread_detach(thread)
        return loop
    }
}
