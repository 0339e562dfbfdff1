import Testing
import Volta

@testable import Dispatching
import Time

@Suite struct LimitsTests {
    @Test func defaultsAreTheDocumentedOnes() {
        let limits = Limits()
        #expect(limits.interval == .milliseconds(50))
        #expect(limits.burst == 10)
        #expect(limits.reservedBurst == 2)
        #expect(limits.inFlight == 8)
        #expect(limits.reservedInFlight == 2)
        #expect(limits.expiry == .seconds(2))
    }

    @Test func intervalIsRoundedUp() {
        #expect(Limits(perControl: 3).interval == .nanoseconds(333_333_334))
    }

    @Test func aControlMayHaveARateOfItsOwn() {
        let start = Moment.now
        var dispatcher = Dispatcher()
        dispatcher.change(to: [1: 2])
        func sent(_ lid: Int, _ level: Double, at time: Duration) -> Step {
            _ = dispatcher.submit(Action(lid: lid, value: .slider(level)), delivery: .latest, at: start + time)
            return dispatcher.next(at: start + time)
        }
        for lid in [1, 2] {
            guard case .send(let shipment) = sent(lid, 0, at: .zero) else {
                Issue.record("lid \(lid) was not sent")
                return
            }
            _ = dispatcher.complete(shipment.id, outcome: .delivered, at: start, jitter: 0)
        }
        #expect(sent(1, 1, at: .milliseconds(10)) == .wait(until: start + .milliseconds(500)))
        #expect(sent(2, 1, at: .milliseconds(10)) == .wait(until: start + .milliseconds(50)))
        // Another rate counts as if it had held before.
        dispatcher.change(to: [1: 4, 2: 1])
        #expect(dispatcher.next(at: start + .milliseconds(60)) == .wait(until: start + .milliseconds(250)))
        dispatcher.change(to: [:])
        guard case .send(let shipment) = dispatcher.next(at: start + .milliseconds(60)) else {
            Issue.record("nothing was sent")
            return
        }
        #expect(shipment.action.lid == 1)
    }

    @Test(arguments: [0, -1, -Double.infinity]) func rateThatWouldStopEverythingIsLifted(rate: Double) {
        let limits = Limits(perControl: rate, total: rate)
        #expect(limits.perControl == 0.001)
        #expect(limits.total == 0.001)
    }

    @Test func absurdLimitsAreMovedIntoTheirRange() {
        let limits = Limits(
            perControl: .infinity, total: .nan, burst: -1, inFlight: 0, expiry: .seconds(-1), waitingPerControl: 0,
            waiting: 0)
        let moved = Limits(
            perControl: 100_000, total: 20, burst: 1, inFlight: 1, expiry: .milliseconds(1), waitingPerControl: 1,
            waiting: 1)
        #expect(limits == moved)
    }

    /// A value can always start when all is at rest: the reserve never takes everything.
    @Test(arguments: 1...50) func reserveLeavesRoomForValues(size: Int) {
        let limits = Limits(burst: size, inFlight: size)
        #expect(limits.reservedBurst < limits.burst)
        #expect(limits.reservedInFlight < limits.inFlight)
    }
}
