/// Lets so many tasks through at a time, for tests that would otherwise take all of something at once.
public actor Turnstile {
    private var free: Int
    private var waiters: [CheckedContinuation<Void, Never>] = []

    /// A turnstile for so many at a time.
    public init(_ count: Int) { free = count }

    /// Does the work once there is room for it.
    public nonisolated func pass<Result>(_ work: () async throws -> Result) async rethrows -> Result {
        await enter()
        do {
            let result = try await work()
            await leave()
            return result
        } catch {
            await leave()
            throw error
        }
    }

    private func enter() async {
        await withCheckedContinuation { continuation in
            guard free == 0 else {
                free -= 1
                return continuation.resume()
            }
            waiters.append(continuation)
        }
    }

    private func leave() {
        guard waiters.isEmpty else { return waiters.removeFirst().resume() }
        free += 1
    }
}
