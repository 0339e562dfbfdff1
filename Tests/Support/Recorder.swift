import Synchronization

/// A list that any thread appends to, and that a test can wait on, with a deadline, until it is long enough.
public final class Recorder<Element: Sendable>: Sendable {
    private struct Waiter {
        let id: Int
        let count: Int
        let continuation: CheckedContinuation<Bool, Never>
    }

    private struct State {
        var values: [Element] = []
        var waiters: [Waiter] = []
        var nextID = 0
    }

    private let state = Mutex(State())

    /// An empty list.
    public init() {}

    /// What has been appended so far, in order.
    public var values: [Element] { state.withLock { $0.values } }

    /// Appends a value and resumes those who waited for it; may be called from any thread.
    public func append(_ value: Element) {
        let ready = state.withLock { state in
            state.values.append(value)
            let count = state.values.count
            let ready = state.waiters.filter { $0.count <= count }
            state.waiters.removeAll { $0.count <= count }
            return ready
        }
        for waiter in ready { waiter.continuation.resume(returning: true) }
    }

    /// Waits until at least so many values are there.
    ///
    /// - Returns: All values so far.
    /// - Throws: ``DeadlinePassed`` when they are not there in time.
    @discardableResult
    public func wait(for count: Int, within deadline: Duration = .seconds(300)) async throws -> [Element] {
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        let timer = Task {
            try await Task.sleep(for: deadline)
            self.giveUp(id)
        }
        defer { timer.cancel() }
        let arrived = await withCheckedContinuation { continuation in
            enlist(Waiter(id: id, count: count, continuation: continuation))
        }
        guard arrived else {
            throw DeadlinePassed("\(values.count) of \(count) values came within \(deadline)")
        }
        return values
    }

    private func enlist(_ waiter: Waiter) {
        let isThere = state.withLock { state in
            let isThere = state.values.count >= waiter.count
            if !isThere { state.waiters.append(waiter) }
            return isThere
        }
        if isThere { waiter.continuation.resume(returning: true) }
    }

    private func giveUp(_ id: Int) {
        let waiter = state.withLock { state in
            state.waiters.firstIndex { $0.id == id }.map { state.waiters.remove(at: $0) }
        }
        waiter?.continuation.resume(returning: false)
    }
}
