import Dispatching
import Testing
import Volta
import Time

/// Whole performances on one or more controls, in milliseconds from their start.
@Suite struct DispatcherTests {
    private let start = Moment.now

    private func after(_ milliseconds: Int) -> Moment { start + .milliseconds(milliseconds) }

    private func slider(_ lid: Int, _ value: Double) -> Action { Action(lid: lid, value: .slider(value)) }

    /// Plays inputs against a server that answers after `roundTrip` milliseconds; what is sent, with its time.
    private func play(
        _ inputs: [(at: Int, action: Action, delivery: Delivery)], limits: Limits = Limits(), roundTrip: Int = 5,
        until end: Int
    ) -> (sent: [(at: Int, action: Action)], dispatcher: Dispatcher) {
        var dispatcher = Dispatcher(limits: limits)
        var sent: [(at: Int, action: Action)] = []
        var underWay: [(end: Int, id: Shipment.ID)] = []
        var inputs = inputs[...]
        for time in 0...end {
            while let input = inputs.first, input.at <= time {
                _ = dispatcher.submit(input.action, delivery: input.delivery, at: after(time))
                inputs.removeFirst()
            }
            while let first = underWay.first, first.end <= time {
                underWay.removeFirst()
                _ = dispatcher.complete(first.id, outcome: .delivered, at: after(time), jitter: 0)
            }
            while case .send(let shipment) = dispatcher.next(at: after(time)) {
                sent.append((time, shipment.action))
                underWay.append((time + roundTrip, shipment.id))
            }
        }
        return (sent, dispatcher)
    }

    /// CO-01: the end of a sweep is sent within one interval of its last event.
    @Test func sweepEndsAtItsLastValue() {
        let sweep = (0...127).map { (at: $0 * 2, action: slider(1, Double($0) / 127), delivery: Delivery.latest) }
        let (sent, dispatcher) = play(sweep, limits: Limits(perControl: 10), until: 1000)
        #expect(sent.map(\.at) == [0, 100, 200, 300])
        #expect(sent.map(\.action) == [0, 50, 100, 127].map { slider(1, Double($0) / 127) })
        #expect(dispatcher.books.merged == 124)
        #expect(dispatcher.isIdle)
    }

    /// CO-04: without a dead-band a flickering slider is held to the rate; with values that come back, far below it.
    @Test func flickerIsHeldToTheRate() {
        let flicker = (0..<1000).map {
            (at: $0 * 10, action: slider(1, Double(64 + $0 % 3) / 127), delivery: Delivery.latest)
        }
        let (sent, _) = play(flicker, until: 11_000)
        #expect(sent.count <= 201)
        #expect(zip(sent, sent.dropFirst()).allSatisfy { $1.at - $0.at >= 50 })
        #expect(sent.last?.action == flicker.last?.action)
    }

    /// Eight faders swept at once each get their turn, and none waits longer than a round of all.
    @Test func eightFadersTakeTurns() {
        let sweeps = (0..<2000).flatMap { time in
            (1...8).map { (at: time, action: slider($0, Double(time) / 2000), delivery: Delivery.latest) }
        }
        let (sent, dispatcher) = play(sweeps, until: 3000)
        for lid in 1...8 {
            let times = sent.filter { $0.action.lid == lid }.map(\.at)
            #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 <= 8 * 50 + 50 }, "fader \(lid): \(times)")
            #expect(sent.last { $0.action.lid == lid }?.action == slider(lid, 1999 / 2000))
        }
        #expect(dispatcher.books.received == 16_000)
        #expect(dispatcher.isIdle)
    }

    /// A button pressed at any time in the middle of eight sweeping faders is the next thing sent, at once.
    @Test(arguments: [500, 501, 517, 733, 999]) func buttonInTheMiddleOfSweepsIsNext(time: Int) {
        let sweeps = (0..<2000).flatMap { time in
            (1...8).map { (at: time, action: slider($0, Double(time) / 2000), delivery: Delivery.latest) }
        }
        let press = Action(lid: 9, value: .button)
        let index = sweeps.firstIndex { $0.at == time } ?? 0
        let inputs = sweeps[..<index] + [(at: time, action: press, delivery: Delivery.every)] + sweeps[index...]
        // Slow answers hold as many requests under way as sliders may have.
        for roundTrip in [5, 1500] {
            let (sent, _) = play(Array(inputs), roundTrip: roundTrip, until: 3000)
            let next = sent.first { $0.at >= time }
            #expect(next?.at == time)
            #expect(next?.action == press)
        }
    }

    /// A press held up by an unfinished press on its own control holds up no other.
    @Test func pressesOfOneControlDoNotBlockAnother() {
        let presses = [(1, 0), (1, 1), (1, 2), (2, 3)].map {
            (at: $0.1, action: Action(lid: $0.0, value: .button), delivery: Delivery.every)
        }
        let (sent, _) = play(presses, roundTrip: 200, until: 1000)
        #expect(sent.map(\.at) == [0, 3, 200, 400])
        #expect(sent.map(\.action.lid) == [1, 2, 1, 1])
    }

    @Test func queueIsBoundedAndTheNewestIsTurnedAway() {
        var dispatcher = Dispatcher(limits: Limits(waitingPerControl: 3, waiting: 5))
        let lids = [1, 1, 1, 1, 2, 2, 2]
        let results = lids.map { dispatcher.submit(Action(lid: $0, value: .button), delivery: .every, at: start) }
        let accepted = Submission.accepted
        #expect(results == [accepted, accepted, accepted, .turnedAway, accepted, accepted, .turnedAway])
        #expect(dispatcher.books.turnedAway == 2)
        #expect(dispatcher.books.waiting == 5)
        #expect(dispatcher.books.isBalanced)
    }

    @Test func drainingTurnsAwayAndTellsWhatIsLeft() throws {
        var dispatcher = Dispatcher(limits: Limits(burst: 1))
        for (lid, value) in [(1, 0.1), (2, 0.2), (1, 0.3)] {
            _ = dispatcher.submit(slider(lid, value), delivery: .latest, at: start)
        }
        _ = dispatcher.submit(Action(lid: 3, value: .button), delivery: .every, at: start)
        _ = try #require(dispatcher.next(at: start).shipment)
        dispatcher.beginDraining(at: start)
        #expect(dispatcher.submit(slider(2, 0.9), delivery: .latest, at: start) == .turnedAway)
        #expect(
            dispatcher.unsent.map(\.action) == [Action(lid: 3, value: .button), slider(1, 0.3), slider(2, 0.2)])
        #expect(!dispatcher.isIdle)
    }

    /// A suspended machine wakes hours later: values are sent, presses are over, and there is no burst beyond the limit.
    @Test func jumpInTimeExpiresPressesAndSendsValues() throws {
        var dispatcher = Dispatcher(limits: Limits(burst: 1))
        let value = slider(1, 0.5)
        let press = Action(lid: 2, value: .button)
        _ = dispatcher.submit(slider(3, 0), delivery: .latest, at: start)
        _ = try #require(dispatcher.next(at: start).shipment)
        _ = dispatcher.submit(value, delivery: .latest, at: start)
        _ = dispatcher.submit(press, delivery: .every, at: start)
        let later = start + .seconds(8 * 3600)
        let expired = try #require(dispatcher.next(at: later).expired)
        #expect(expired.action == press)
        let shipment = try #require(dispatcher.next(at: later).shipment)
        #expect(shipment.action == value)
    }

    /// Only the press would have changed the control, and it never went.
    @Test func valueAfterAnExpiredPressIsUnchanged() throws {
        var (_, dispatcher) = play([(at: 0, action: slider(1, 0.5), delivery: .latest)], until: 100)
        _ = dispatcher.submit(slider(2, 0.5), delivery: .latest, at: after(100))
        let other = try #require(dispatcher.next(at: after(100)).shipment)
        let pause = ActionOutcome.throttled(retryAfter: .seconds(1))
        _ = dispatcher.complete(other.id, outcome: pause, at: after(110), jitter: 0)
        _ = dispatcher.submit(slider(1, 1), delivery: .every, expiry: .milliseconds(90), at: after(110))
        #expect(dispatcher.submit(slider(1, 0.5), delivery: .latest, at: after(110)) == .accepted)
        _ = try #require(dispatcher.next(at: after(200)).expired)
        #expect(dispatcher.books.unchanged == 1)
        #expect(dispatcher.unsent.map(\.action) == [slider(2, 0.5)])
    }

    /// A press is not repeated, so only its success makes an equal value superfluous.
    @Test(arguments: [(ActionOutcome.delivered, 1), (.unknown, 0), (.rejected, 0)])
    func valueAfterAnEqualPressWaitsForItsOutcome(outcome: ActionOutcome, unchanged: Int) throws {
        var dispatcher = Dispatcher()
        _ = dispatcher.submit(slider(1, 1), delivery: .every, at: start)
        let press = try #require(dispatcher.next(at: start).shipment)
        #expect(dispatcher.submit(slider(1, 1), delivery: .latest, at: after(1)) == .accepted)
        _ = dispatcher.complete(press.id, outcome: outcome, at: after(2), jitter: 0)
        #expect(dispatcher.books.unchanged == unchanged)
        #expect(dispatcher.unsent.count == 1 - unchanged)
    }

    /// The same local id may name another control on another page, also while a request is under way.
    @Test func forgottenValueIsSentAgain() throws {
        var dispatcher = Dispatcher()
        _ = dispatcher.submit(slider(1, 0.5), delivery: .latest, at: start)
        let first = try #require(dispatcher.next(at: start).shipment)
        _ = dispatcher.withdraw(from: [1])
        #expect(dispatcher.submit(slider(1, 0.5), delivery: .latest, at: start) == .accepted)
        _ = dispatcher.complete(first.id, outcome: .delivered, at: after(10), jitter: 0)
        let second = try #require(dispatcher.next(at: after(50)).shipment)
        _ = dispatcher.complete(second.id, outcome: .delivered, at: after(60), jitter: 0)
        #expect(dispatcher.submit(slider(1, 0.5), delivery: .latest, at: after(100)) == .unchanged)
        _ = dispatcher.withdraw(from: [1])
        #expect(dispatcher.submit(slider(1, 0.5), delivery: .latest, at: after(100)) == .accepted)
    }

    /// A time before the latest one counts as that one; otherwise the second send would come too soon.
    @Test func timeThatGoesBackStandsStill() throws {
        var dispatcher = Dispatcher()
        #expect(dispatcher.next(at: after(100)) == .idle)
        _ = dispatcher.submit(slider(1, 0), delivery: .latest, at: after(40))
        let first = try #require(dispatcher.next(at: after(40)).shipment)
        #expect(first.pending.submitted == after(100))
        _ = dispatcher.complete(first.id, outcome: .delivered, at: after(50), jitter: 0)
        _ = dispatcher.submit(slider(1, 1), delivery: .latest, at: after(100))
        #expect(dispatcher.next(at: after(100)) == .wait(until: after(150)))
    }

    @Test func absurdExpiryDoesNotOverflow() throws {
        var dispatcher = Dispatcher()
        let press = Action(lid: 1, value: .button)
        _ = dispatcher.submit(press, delivery: .every, expiry: .seconds(Int64.max), at: start)
        let shipment = try #require(dispatcher.next(at: start).shipment)
        #expect(shipment.pending.deadline == start + .seconds(86_400))
    }
}
