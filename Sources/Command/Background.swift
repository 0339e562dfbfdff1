import EventLoop

/// Where work is done that would hold up the events: one thread for the whole program, which sleeps otherwise.
///
/// The runtime's own threads are not used for it: once they are there, one of them wakes up every second.
enum Background {
    /// The thread's loop; nil when the system gives no thread, and the runtime's own threads do the work.
    static let executor = PollLoop.onOwnThread()
}
