import Glibc

/// A door that holds threads and tasks until a test opens it, once and for good.
///
/// Unchecked: `isOpen` is guarded by the mutex.
public final class Gate: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var isOpen = false
    private let opened = Recorder<Void>()

    /// A closed door.
    public init() {
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    /// Lets everyone through, now and later; may be called from any thread and more than once.
    public func open() {
        pthread_mutex_lock(mutex)
        let isFirst = !isOpen
        isOpen = true
        pthread_cond_broadcast(condition)
        pthread_mutex_unlock(mutex)
        if isFirst { opened.append(()) }
    }

    /// Holds the calling thread until the door opens.
    ///
    /// - Returns: False when it did not open in time.
    public func block(seconds: Int = 300) -> Bool {
        var limit = timespec()
        clock_gettime(CLOCK_REALTIME, &limit)
        limit.tv_sec += seconds
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while !isOpen {
            if pthread_cond_timedwait(condition, mutex, &limit) == ETIMEDOUT { return isOpen }
        }
        return true
    }

    /// Holds the calling task until the door opens.
    ///
    /// - Throws: ``DeadlinePassed`` when it did not open in time.
    public func wait(within deadline: Duration = .seconds(300)) async throws {
        try await opened.wait(for: 1, within: deadline)
    }
}
