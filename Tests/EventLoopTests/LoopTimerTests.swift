import EventLoop
import TestSupport
import Testing

@Suite struct LoopTimerTests {
    @Test func aTimerThatAnEarlierOneSetsToNeverDoesNotFire() async throws {
        #expect(try await firedTimers { timers, loop in timers.timers[1].set(nil) } == [0, 2])
    }

    @Test func aTimerThatAnEarlierOneSetsAnewFiresOnce() async throws {
        #expect(try await firedTimers { timers, loop in timers.timers[1].set(.now) } == [0, 2, 1])
    }

    @Test func aTimerThatAnEarlierOneLetsGoOfDoesNotFire() async throws {
        let fired = try await firedTimers { timers, loop in timers.timers[1] = loop.timer {} }
        #expect(fired == [0, 2])
    }

    /// Sets three timers that are due in the same turn; the first one does something to the others.
    private func firedTimers(_ first: @escaping @Sendable (Order, PollLoop) -> Void) async throws -> [Int] {
        let loop = PollLoop()
        let order = Order()
        loop.perform {
            let past = ContinuousClock.now
            order.timers = (0..<3).map { number in
                loop.timer {
                    order.fired.append(number)
                    if number == 0 { first(order, loop) }
                }
            }
            for (number, timer) in order.timers.enumerated() { timer.set(past + .nanoseconds(number)) }
            let end = loop.timer { loop.stop() }
            // Set only now, so that on a slow machine too its time is after that of every other.
            let last = loop.timer { end.set(.now) }
            last.set(past + .milliseconds(20))
            order.timers += [last, end]
        }
        try await onOwnThread { loop.run() }
        order.timers = []
        return order.fired
    }

    @Test func aTimerMaySetItselfAgainAndAgain() async throws {
        let loop = PollLoop()
        let order = Order()
        loop.perform {
            order.timers = [
                loop.timer {
                    order.fired.append(order.fired.count)
                    // A time that is over counts as now, and does not keep the loop from its other work.
                    order.timers[0].set(.now - .seconds(1))
                    if order.fired.count == 100 { loop.perform { loop.stop() } }
                    if order.fired.count >= 100 { order.timers[0].set(nil) }
                }
            ]
            order.timers[0].set(.now)
        }
        try await onOwnThread { loop.run() }
        order.timers = []
        #expect(order.fired == Array(0..<100))
    }

    @Test func aTimerFiresWhileJobsFollowOneAnother() async throws {
        let loop = PollLoop()
        let order = Order()
        loop.perform {
            let busy = Task(executorPreference: loop) {
                while !Task.isCancelled { await Task.yield() }
            }
            let timer = loop.timer {
                order.fired.append(1)
                busy.cancel()
                loop.stop()
            }
            order.timers = [timer]
            timer.set(.now)
        }
        try await onOwnThread { loop.run() }
        order.timers = []
        #expect(order.fired == [1])
    }
}
