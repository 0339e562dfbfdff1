import Dispatching
import Testing
import Volta

/// The owner holds everything back, or takes back what waits.
@Suite struct HoldTests {
    private let start = ContinuousClock.now
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

    @Test func booksWithMoreStayBalanced() {
        var dispatcher = Dispatcher()
        _ = dispatcher.submit(value, delivery: .latest, at: start)
        let books = dispatcher.books.adding(merged: 1, expired: 2, waiting: 3)
        #expect([books.received, books.merged, books.expired, books.waiting] == [7, 1, 2, 4])
        #expect(books.isBalanced)
    }
}
