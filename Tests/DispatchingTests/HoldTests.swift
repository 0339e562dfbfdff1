import Dispatching
import Testing
import Volta
import Time

/// The owner holds everything back, or takes back what waits.
@Suite struct HoldTests {
    private let start = Moment.now
    private let value = Action(lid: 1, value: .slider(0.5))
    private let press = Action(lid: 2, value: .button)

    @Test func whileHeldNothingIsSentAndPressesExpire() throws {
        var dispatcher = Dispatcher()
        dispatcher.isHeld = true
        _ = dispatcher.submit(value, delivery: .latest, at: start)
        _ = dispatcher.submit(press, delivery: .every, at: start)
        let first = dispatcher.next(at: start)
        #expect(first == .wait(until: start + .seconds(2)))
        let second = dispatcher.next(at: start + .seconds(2))
        guard case .expired(let expired) = second else {
            Issue.record("\(second)")
            return
        }
        #expect(expired.action == press)
        let third = dispatcher.next(at: start + .seconds(2))
        #expect(third == .idle)

        dispatcher.isHeld = false
        let fourth = dispatcher.next(at: start + .seconds(60))
        guard case .send(let shipment) = fourth else {
            Issue.record("\(fourth)")
            return
        }
        #expect(shipment.action == value)
        #expect(dispatcher.books.isBalanced)
    }

    @Test func whatWaitsForAControlIsTakenBackInItsOrder() {
        var dispatcher = Dispatcher()
        dispatcher.isHeld = true
        _ = dispatcher.submit(press, delivery: .every, at: start)
        _ = dispatcher.submit(value, delivery: .latest, at: start)
        _ = dispatcher.submit(press, delivery: .every, at: start)
        _ = dispatcher.submit(Action(lid: 3, value: .slider(1)), delivery: .latest, at: start)
        let withdrawn = dispatcher.withdraw(from: [1, 2, 99])
        #expect(withdrawn.map(\.action) == [press, value, press])
        #expect(dispatcher.unsent.map(\.action.lid) == [3])
        #expect(dispatcher.books.withdrawn == 3)
        #expect(dispatcher.books.isBalanced)
    }

    @Test func whatIsUnderWayIsNotTakenBack() {
        var dispatcher = Dispatcher()
        _ = dispatcher.submit(value, delivery: .latest, at: start)
        _ = dispatcher.next(at: start)
        let withdrawn = dispatcher.withdraw(from: [1])
        #expect(withdrawn == [])
        #expect(dispatcher.books.inFlight == 1)
    }

    /// What becomes of an action whose control leaves the page while it is under way.
    static let endings: [(ActionOutcome, latest: Completion, every: Completion)] = [
        (.delivered, .delivered, .delivered), (.neverSent, .withdrawn, .withdrawn),
        (.unauthorized, .withdrawn, .withdrawn), (.throttled(retryAfter: nil), .withdrawn, .withdrawn),
        (.unknown, .withdrawn, .unknown), (.rejected, .refused, .refused), (.refused, .refused, .refused),
    ]

    @Test(arguments: endings) func whatWasUnderWayIsNotSentToTheNextControl(
        outcome: ActionOutcome, latest: Completion, every: Completion
    ) throws {
        for (delivery, expected) in [(Delivery.latest, latest), (.every, every)] {
            var dispatcher = Dispatcher()
            _ = dispatcher.submit(value, delivery: delivery, at: start)
            let shipment = try #require(dispatcher.next(at: start).shipment)
            _ = dispatcher.withdraw(from: [1])
            let end = start + .milliseconds(10)
            #expect(dispatcher.complete(shipment.id, outcome: outcome, at: end, jitter: 0) == expected)
            #expect(dispatcher.isIdle)
            #expect(dispatcher.books.isBalanced)
        }
    }

    /// The control that has the local id now has nothing to do with the failure of the one before.
    @Test func theNextControlsValueNeedNotWaitForARetry() throws {
        var dispatcher = Dispatcher()
        _ = dispatcher.submit(value, delivery: .latest, at: start)
        let first = try #require(dispatcher.next(at: start).shipment)
        _ = dispatcher.withdraw(from: [1])
        _ = dispatcher.submit(value, delivery: .latest, at: start)
        _ = dispatcher.complete(first.id, outcome: .unknown, at: start + .milliseconds(10), jitter: 0)
        let second = try #require(dispatcher.next(at: start + .milliseconds(50)).shipment)
        // Nor for one that was due before the page changed.
        _ = dispatcher.complete(second.id, outcome: .unknown, at: start + .milliseconds(60), jitter: 0)
        _ = dispatcher.withdraw(from: [1])
        _ = dispatcher.submit(value, delivery: .latest, at: start + .milliseconds(70))
        #expect(dispatcher.next(at: start + .milliseconds(100)).shipment != nil)
    }

    @Test func booksWithMoreStayBalanced() {
        var dispatcher = Dispatcher()
        _ = dispatcher.submit(value, delivery: .latest, at: start)
        let books = dispatcher.books.adding(merged: 1, expired: 2, turnedAway: 3, waiting: 4)
        #expect([books.received, books.merged, books.expired, books.turnedAway, books.waiting] == [11, 1, 2, 3, 5])
        #expect(books.isBalanced)
    }
}
