import Dispatching
import Testing
import Volta
import Time

/// The table of rule 6, row by row.
@Suite struct OutcomeTests {
    private let start = Moment.now
    private static let value = Action(lid: 1, value: .slider(0.5))
    private static let press = Action(lid: 1, value: .button)

    private func after(_ milliseconds: Int) -> Moment { start + .milliseconds(milliseconds) }

    /// Sends one action, ends it with the outcome after 10 ms, and says what follows.
    private func end(
        _ delivery: Delivery, with outcome: ActionOutcome, jitter: Double = 0
    ) throws -> (completion: Completion, next: Step, dispatcher: Dispatcher) {
        var dispatcher = Dispatcher()
        _ = dispatcher.submit(delivery == .latest ? Self.value : Self.press, delivery: delivery, at: start)
        let shipment = try #require(dispatcher.next(at: start).shipment)
        let completion = dispatcher.complete(shipment.id, outcome: outcome, at: after(10), jitter: jitter)
        #expect(dispatcher.books.isBalanced)
        return (completion, dispatcher.next(at: after(10)), dispatcher)
    }

    struct Row: CustomTestStringConvertible {
        let outcome: ActionOutcome
        let latest: Completion
        let latestAgain: Int?
        let every: Completion
        let everyAgain: Int?
        var testDescription: String { "\(outcome)" }
    }

    /// When each kind is sent again, in milliseconds; nil is never.
    private static let table = [
        Row(outcome: .delivered, latest: .delivered, latestAgain: nil, every: .delivered, everyAgain: nil),
        Row(outcome: .neverSent, latest: .waitsAgain, latestAgain: 260, every: .waitsAgain, everyAgain: 260),
        Row(outcome: .unknown, latest: .waitsAgain, latestAgain: 260, every: .unknown, everyAgain: nil),
        Row(outcome: .unauthorized, latest: .waitsAgain, latestAgain: 260, every: .waitsAgain, everyAgain: 260),
        Row(
            outcome: .throttled(retryAfter: nil), latest: .waitsAgain, latestAgain: 260, every: .waitsAgain,
            everyAgain: 260),
        Row(
            outcome: .throttled(retryAfter: .milliseconds(1500)), latest: .waitsAgain, latestAgain: 1510,
            every: .waitsAgain, everyAgain: 1510),
        Row(outcome: .rejected, latest: .refused, latestAgain: nil, every: .refused, everyAgain: nil),
        Row(outcome: .refused, latest: .refused, latestAgain: nil, every: .refused, everyAgain: nil),
    ]

    /// Rule 9: the last chance is not spent on waiting for a back-off, of the server or of one control.
    @Test(arguments: [ActionOutcome.neverSent, .unknown, .unauthorized])
    func theEndWaitsForNoBackoff(outcome: ActionOutcome) throws {
        var dispatcher = try end(.latest, with: outcome).dispatcher
        dispatcher.beginDraining(at: after(100))
        let shipment = try #require(dispatcher.next(at: after(100)).shipment)
        #expect(shipment.action == Self.value)
        _ = dispatcher.complete(shipment.id, outcome: outcome, at: after(110), jitter: 0)
        // Only the first try is free of it.
        dispatcher.beginDraining(at: after(120))
        #expect(dispatcher.next(at: after(120)) == .wait(until: after(360)))
    }

    /// Rule 8: when Volta answers another call, the newest values need not wait any longer.
    @Test func anAnswerToAnotherCallEndsTheWaiting() throws {
        var dispatcher = try end(.latest, with: .neverSent).dispatcher
        dispatcher.serverAnswered(at: after(100))
        #expect(dispatcher.next(at: after(100)).shipment?.action == Self.value)
        var unnamed = try end(.latest, with: .throttled(retryAfter: nil), jitter: 1).dispatcher
        #expect(unnamed.next(at: after(100)) == .wait(until: after(510)))
        unnamed.serverAnswered(at: after(100))
        #expect(unnamed.next(at: after(100)).shipment?.action == Self.value)
        // Also when the tries have used up what the first refusal left.
        var tried = try end(.latest, with: .throttled(retryAfter: nil)).dispatcher
        var time = start
        for _ in 0..<6 {
            while case .wait(let instant) = tried.next(at: time) { time = instant }
            let shipment = try #require(tried.underWay.first)
            _ = tried.complete(shipment.id, outcome: .throttled(retryAfter: nil), at: time, jitter: 1)
        }
        tried.serverAnswered(at: time)
        guard case .wait(let next) = tried.next(at: time) else { return #expect(tried.underWay.count == 1) }
        #expect(next - time < .seconds(2))
        var throttled = try end(.latest, with: .throttled(retryAfter: .seconds(3))).dispatcher
        throttled.serverAnswered(at: after(100))
        #expect(throttled.next(at: after(100)) == .wait(until: after(3010)))
    }

    @Test(arguments: table) func outcomeDecidesWhetherItIsSentAgain(row: Row) throws {
        let latest = try end(.latest, with: row.outcome)
        #expect(latest.completion == row.latest)
        #expect(latest.next == row.latestAgain.map { .wait(until: after($0)) } ?? .idle)
        let every = try end(.every, with: row.outcome)
        #expect(every.completion == row.every)
        #expect(every.next == row.everyAgain.map { .wait(until: after($0)) } ?? .idle)
        let ended = row.everyAgain == nil ? 0 : 1
        #expect(every.dispatcher.books.waiting == ended)
    }

    /// HT-16: a lost connection leaves it unknown whether the server acted.
    @Test func lostConnectionRepeatsTheNewestValueOnceAndNoPress() throws {
        var (_, _, dispatcher) = try end(.latest, with: .unknown)
        let newest = Action(lid: 1, value: .slider(0.75))
        #expect(dispatcher.submit(newest, delivery: .latest, at: after(20)) == .merged)
        let again = try #require(dispatcher.next(at: after(260)).shipment)
        #expect(again.action == newest)
        #expect(dispatcher.complete(again.id, outcome: .delivered, at: after(270), jitter: 0) == .delivered)
        #expect(dispatcher.next(at: after(270)) == .idle)
        #expect(dispatcher.books.attempts == 2)
    }

    @Test func olderValueThatFailsGivesWayToTheNewer() throws {
        var dispatcher = Dispatcher()
        _ = dispatcher.submit(Self.value, delivery: .latest, at: start)
        let older = try #require(dispatcher.next(at: start).shipment)
        let newer = Action(lid: 1, value: .slider(0.75))
        _ = dispatcher.submit(newer, delivery: .latest, at: after(5))
        #expect(dispatcher.complete(older.id, outcome: .neverSent, at: after(10), jitter: 0) == .merged)
        #expect(try #require(dispatcher.next(at: after(260)).shipment).action == newer)
    }

    @Test(arguments: [ActionOutcome.rejected, .refused, .unknown, .neverSent])
    func controlsValueIsNotKnownAfterAFailure(outcome: ActionOutcome) throws {
        var (_, _, dispatcher) = try end(.latest, with: .delivered)
        #expect(dispatcher.submit(Self.value, delivery: .latest, at: after(50)) == .unchanged)
        _ = dispatcher.submit(Action(lid: 1, value: .slider(0.75)), delivery: .latest, at: after(50))
        let other = try #require(dispatcher.next(at: after(50)).shipment)
        _ = dispatcher.complete(other.id, outcome: outcome, at: after(60), jitter: 0)
        #expect(dispatcher.submit(Self.value, delivery: .latest, at: after(70)) != .unchanged)
        #expect(try #require(dispatcher.next(at: after(400)).shipment).action == Self.value)
    }

    /// One control that fails backs off alone, from the start again after each success.
    @Test func unknownOutcomeOfOneControlHoldsUpNoOther() throws {
        var (_, _, dispatcher) = try end(.latest, with: .unknown)
        #expect(!dispatcher.isServerAway)
        _ = dispatcher.submit(Action(lid: 2, value: .toggle(true)), delivery: .latest, at: after(20))
        #expect(try #require(dispatcher.next(at: after(20)).shipment).action.lid == 2)
        for (outcome, start, next) in [(ActionOutcome.unknown, 260, 770), (.delivered, 770, nil)] {
            let again = try #require(dispatcher.next(at: after(start)).shipment)
            _ = dispatcher.complete(again.id, outcome: outcome, at: after(start + 10), jitter: 0)
            #expect(dispatcher.next(at: after(start + 10)) == next.map { .wait(until: after($0)) } ?? .idle)
        }
        _ = dispatcher.submit(Action(lid: 1, value: .slider(0.75)), delivery: .latest, at: after(1000))
        let newer = try #require(dispatcher.next(at: after(1000)).shipment)
        _ = dispatcher.complete(newer.id, outcome: .unknown, at: after(1010), jitter: 0)
        #expect(dispatcher.next(at: after(1010)) == .wait(until: after(1260)))
    }

    @Test func pressThatFailsAfterItsTimeIsOver() throws {
        var dispatcher = Dispatcher()
        _ = dispatcher.submit(Self.press, delivery: .every, expiry: .milliseconds(100), at: start)
        let shipment = try #require(dispatcher.next(at: start).shipment)
        #expect(dispatcher.complete(shipment.id, outcome: .neverSent, at: after(100), jitter: 0) == .expired)
        #expect(dispatcher.books.expired == 1)
        #expect(dispatcher.isIdle)
    }

    @Test func shipmentIsCompletedOnce() throws {
        var dispatcher = Dispatcher()
        _ = dispatcher.submit(Self.value, delivery: .latest, at: start)
        let shipment = try #require(dispatcher.next(at: start).shipment)
        #expect(dispatcher.complete(shipment.id, outcome: .delivered, at: after(1), jitter: 0) == .delivered)
        #expect(dispatcher.complete(shipment.id, outcome: .delivered, at: after(2), jitter: 0) == .notInFlight)
        #expect(dispatcher.books.delivered == 1)
    }

    /// HT-04: no, negative and absurd times; a wait is never shorter than a back-off nor longer than a minute.
    @Test(arguments: [(nil, 260), (-1, 260), (0, 260), (2000, 2010), (59_800, 59_810), (3_600_000, 60_010)])
    func pauseAfterThrottling(milliseconds: Int?, end: Int) throws {
        let time = milliseconds.map { Duration.milliseconds($0) }
        let (_, next, _) = try self.end(.latest, with: .throttled(retryAfter: time))
        #expect(next == .wait(until: after(end)))
    }

    @Test func jitterSpreadsTheBackOff() throws {
        for (jitter, end) in [(0.0, 260), (0.5, 385), (1, 510), (-3, 260), (7, 510), (.nan, 260)] {
            let (_, next, _) = try self.end(.latest, with: .neverSent, jitter: jitter)
            #expect(next == .wait(until: after(end)))
        }
    }

    @Test func serverIsAwayUntilARequestGetsThrough() throws {
        var (_, _, dispatcher) = try end(.latest, with: .neverSent)
        #expect(dispatcher.isServerAway)
        let probe = try #require(dispatcher.next(at: after(260)).shipment)
        #expect(dispatcher.submit(Action(lid: 2, value: .button), delivery: .every, at: after(261)) == .accepted)
        #expect(dispatcher.next(at: after(262)) == .wait(until: after(2261)))
        _ = dispatcher.complete(probe.id, outcome: .delivered, at: after(270), jitter: 0)
        #expect(!dispatcher.isServerAway)
        #expect(try #require(dispatcher.next(at: after(270)).shipment).action.lid == 2)
    }

    @Test func backOffStartsAgainOnceTheServerIsBack() throws {
        var (_, _, dispatcher) = try end(.latest, with: .neverSent)
        var time = 260
        for (outcome, wait) in [(ActionOutcome.neverSent, 500), (.neverSent, 1000), (.delivered, nil)] {
            let probe = try #require(dispatcher.next(at: after(time)).shipment)
            _ = dispatcher.complete(probe.id, outcome: outcome, at: after(time), jitter: 0)
            time += wait ?? 0
            #expect(dispatcher.next(at: after(time - 1)) == wait.map { _ in .wait(until: after(time)) } ?? .idle)
        }
        _ = dispatcher.submit(Action(lid: 1, value: .slider(0.75)), delivery: .latest, at: after(5000))
        let shipment = try #require(dispatcher.next(at: after(5000)).shipment)
        _ = dispatcher.complete(shipment.id, outcome: .neverSent, at: after(5000), jitter: 0)
        #expect(dispatcher.next(at: after(5000)) == .wait(until: after(5250)))
    }

    /// Without a usable time the pauses grow, and start again after a success.
    @Test func pausesWithoutATimeGrow() throws {
        var (_, _, dispatcher) = try end(.latest, with: .throttled(retryAfter: nil))
        let negative = ActionOutcome.throttled(retryAfter: .seconds(-1))
        for (time, outcome, pause) in [(1000, negative, 500), (2000, .delivered, 0), (4000, negative, 250)] {
            _ = dispatcher.submit(Action(lid: 1, value: .index(time)), delivery: .latest, at: after(time))
            let shipment = try #require(dispatcher.next(at: after(time)).shipment)
            _ = dispatcher.complete(shipment.id, outcome: outcome, at: after(time), jitter: 0)
            #expect(dispatcher.next(at: after(time)) == (pause == 0 ? .idle : .wait(until: after(time + pause))))
        }
    }

    /// What was sent before the server went away says nothing about it now.
    @Test func lateAnswerDoesNotBringTheServerBack() throws {
        var dispatcher = Dispatcher()
        for lid in 1...2 { _ = dispatcher.submit(Action(lid: lid, value: .toggle(true)), delivery: .latest, at: start) }
        let shipments = try (1...2).map { _ in try #require(dispatcher.next(at: start).shipment) }
        _ = dispatcher.complete(shipments[0].id, outcome: .neverSent, at: after(10), jitter: 0)
        _ = dispatcher.complete(shipments[1].id, outcome: .delivered, at: after(11), jitter: 0)
        #expect(dispatcher.isServerAway)
        #expect(dispatcher.next(at: after(11)) == .wait(until: after(260)))
    }

    @Test func throttledRateHalvesOnceAndRecovers() throws {
        var dispatcher = Dispatcher()
        for lid in 1...3 { _ = dispatcher.submit(Action(lid: lid, value: .toggle(true)), delivery: .latest, at: start) }
        let shipments = try (1...3).map { _ in try #require(dispatcher.next(at: start).shipment) }
        for shipment in shipments {
            let outcome = ActionOutcome.throttled(retryAfter: .seconds(1))
            _ = dispatcher.complete(shipment.id, outcome: outcome, at: after(10), jitter: 0)
        }
        #expect(dispatcher.rate == 10)
        let first = try #require(dispatcher.next(at: after(1010)).shipment)
        #expect(dispatcher.next(at: after(1010)) == .wait(until: after(1110)))
        #expect(first.pending.attempts == 2)
        _ = dispatcher.next(at: after(6010))
        #expect(dispatcher.rate == 15)
        _ = dispatcher.next(at: after(20_000))
        #expect(dispatcher.rate == 20)
    }
}
