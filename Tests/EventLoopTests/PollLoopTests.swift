import EventLoop
import TestSupport
import Testing

/// An actor that lives on a loop.
actor Counter {
    nonisolated let loop: PollLoop
    nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }
    private(set) var count = 0

    init(loop: PollLoop) { self.loop = loop }

    func increment() { count += 1 }
    func isOnLoop() -> Bool { loop.isOnLoop }
    func stop() { loop.stop() }
}

/// A default actor, which follows its caller's preferred executor.
private actor Follower {
    func isOn(_ loop: PollLoop) -> Bool { loop.isOnLoop }
}

@Suite struct PollLoopTests {
    @Test func actorsRunOnTheLoopsThread() async throws {
        let loop = PollLoop()
        let counter = Counter(loop: loop)
        let result = Task { () -> (Bool, Int) in
            for _ in 0..<1000 { await counter.increment() }
            let isOnLoop = await counter.isOnLoop()
            let count = await counter.count
            loop.stop()
            return (isOnLoop, count)
        }
        try await onOwnThread { loop.run() }
        let (isOnLoop, count) = await result.value
        #expect(isOnLoop)
        #expect(count == 1000)
        #expect(!loop.isOnLoop)
    }

    @Test func defaultActorsFollowATaskOnTheLoop() async throws {
        let loop = PollLoop()
        let follower = Follower()
        let result = Task(executorPreference: loop) { () -> Bool in
            let isOnLoop = await follower.isOn(loop)
            loop.stop()
            return isOnLoop
        }
        try await onOwnThread { loop.run() }
        #expect(await result.value)
    }

    @Test func timersFireInTheOrderOfTheirTimes() async throws {
        let loop = PollLoop()
        let order = Order()
        loop.perform {
            let start = ContinuousClock.now
            order.timers = [30, 10, 20].map { delay in
                let timer = loop.timer {
                    order.fired.append(delay)
                    if order.fired.count == 3 { loop.stop() }
                }
                timer.set(start + .milliseconds(delay))
                return timer
            }
        }
        try await onOwnThread { loop.run() }
        #expect(order.fired == [10, 20, 30])
    }

    @Test func aTimerThatIsSetToNeverDoesNotFire() async throws {
        let loop = PollLoop()
        let order = Order()
        loop.perform {
            let cancelled = loop.timer { order.fired.append(1) }
            cancelled.set(ContinuousClock.now)
            cancelled.set(nil)
            let last = loop.timer {
                order.fired.append(2)
                loop.stop()
            }
            last.set(ContinuousClock.now + .milliseconds(5))
            order.timers = [cancelled, last]
        }
        try await onOwnThread { loop.run() }
        #expect(order.fired == [2])
    }

    @Test func jobsFromManyThreadsAllRun() async throws {
        let loop = PollLoop()
        let counter = Counter(loop: loop)
        let threads = 8
        let result = Task { () -> Int in
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<threads {
                    group.addTask { for _ in 0..<500 { await counter.increment() } }
                }
            }
            let count = await counter.count
            loop.stop()
            return count
        }
        try await onOwnThread { loop.run() }
        #expect(await result.value == threads * 500)
    }

    @Test func aStopBeforeTheRunEndsItAfterTheQueuedJobs() async throws {
        let loop = PollLoop()
        let order = Order()
        loop.perform { order.fired.append(1) }
        loop.stop()
        try await onOwnThread { loop.run() }
        #expect(order.fired == [1])
        loop.perform {
            order.fired.append(2)
            loop.stop()
        }
        try await onOwnThread { loop.run() }
        #expect(order.fired == [1, 2])
    }

    /// A fault of the program; in a process of its own, which it ends.
    @Test func aSecondRunAtATimeEndsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            let loop = try #require(PollLoop.onOwnThread())
            await Task(executorPreference: loop) {
                loop.stop()
                loop.run()
            }.value
        }
    }

    @Test func workOnTheLoopsThreadIsDoneAtOnce() async throws {
        let loop = PollLoop()
        let order = Order()
        loop.perform {
            loop.perform { order.fired.append(1) }
            order.fired.append(2)
            loop.stop()
        }
        try await onOwnThread { loop.run() }
        #expect(order.fired == [1, 2])
    }

    @Test func aLoopOnItsOwnThreadRunsUntilItIsStopped() async throws {
        let loop = try #require(PollLoop.onOwnThread())
        let counter = Counter(loop: loop)
        await counter.increment()
        #expect(await counter.isOnLoop())
        await counter.stop()
    }
}
