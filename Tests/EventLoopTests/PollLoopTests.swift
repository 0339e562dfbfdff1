import EventLoop
import Glibc
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
    @Test func actorsRunOnTheLoopsThread() async {
        let loop = PollLoop()
        let counter = Counter(loop: loop)
        let result = Task { () -> (Bool, Int) in
            for _ in 0..<1000 { await counter.increment() }
            let isOnLoop = await counter.isOnLoop()
            let count = await counter.count
            loop.stop()
            return (isOnLoop, count)
        }
        loop.run()
        let (isOnLoop, count) = await result.value
        #expect(isOnLoop)
        #expect(count == 1000)
        #expect(!loop.isOnLoop)
    }

    @Test func defaultActorsFollowATaskOnTheLoop() async {
        let loop = PollLoop()
        let follower = Follower()
        let result = Task(executorPreference: loop) { () -> Bool in
            let isOnLoop = await follower.isOn(loop)
            loop.stop()
            return isOnLoop
        }
        loop.run()
        #expect(await result.value)
    }

    @Test func timersFireInTheOrderOfTheirTimes() {
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
        loop.run()
        #expect(order.fired == [10, 20, 30])
    }

    @Test func aTimerThatIsSetToNeverDoesNotFire() {
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
        loop.run()
        #expect(order.fired == [2])
    }

    @Test func aWatchSeesBytesAndThenTheEnd() {
        let loop = PollLoop()
        let seen = Order()
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        let (reader, writer) = (ends[0], ends[1])
        loop.perform {
            loop.watch(reader, for: .reading) { readiness in
                var byte: UInt8 = 0
                #expect(readiness.isReadable)
                if read(reader, &byte, 1) == 1 {
                    seen.fired.append(Int(byte))
                    close(writer)
                } else {
                    loop.unwatch(reader)
                    loop.stop()
                }
            }
            var byte: UInt8 = 7
            #expect(write(writer, &byte, 1) == 1)
        }
        loop.run()
        close(reader)
        #expect(seen.fired == [7])
    }
}

/// What handlers on the loop's thread write down; read after the loop has ended.
private final class Order: @unchecked Sendable {
    var fired: [Int] = []
    var timers: [LoopTimer] = []
}
