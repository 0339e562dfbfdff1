import Dispatching
import Testing
import Volta

/// The recorder is only worth something if it objects: one illegal performance for each thing it watches.
@Suite struct RecorderTests {
    private let start = ContinuousClock.Instant.now

    private func after(_ milliseconds: Int) -> ContinuousClock.Instant { start + .milliseconds(milliseconds) }

    /// A recorder that has seen these submissions, number 0 first, all at the start.
    private func recorder(
        _ submissions: [(lid: Int, delivery: Delivery)], limits: Limits = Limits()
    ) -> Recorder {
        var recorder = Recorder(limits: limits)
        for (lid, delivery) in submissions {
            recorder.submitted(lid: lid, delivery, expiry: .seconds(2), at: start, as: .accepted)
        }
        return recorder
    }

    private func action(_ number: Int, on lid: Int) -> Action { Action(lid: lid, value: .index(number)) }

    private func end(
        _ number: Int, on lid: Int, _ outcome: ActionOutcome, _ result: Completion, in recorder: inout Recorder
    ) {
        recorder.completed(
            action(number, on: lid), outcome, wasExecuted: outcome == .delivered, at: after(10), as: result)
    }

    @Test func twoRequestsToOneControl() {
        var recorder = recorder([(1, .every), (1, .every)])
        recorder.sent(action(0, on: 1), at: start)
        recorder.sent(action(1, on: 1), at: after(50))
        #expect(recorder.objections == ["control 1 has two requests under way"])
    }

    @Test func tooManyRequests() {
        var recorder = recorder([(1, .every), (2, .every)], limits: Limits(inFlight: 1))
        recorder.sent(action(0, on: 1), at: start)
        recorder.sent(action(1, on: 2), at: start)
        #expect(recorder.objections == ["2 requests are under way"])
    }

    @Test func controlFasterThanItsLimit() {
        var recorder = recorder([(1, .every), (1, .every)])
        recorder.sent(action(0, on: 1), at: start)
        end(0, on: 1, .delivered, .delivered, in: &recorder)
        recorder.sent(action(1, on: 1), at: after(49))
        #expect(recorder.objections == ["control 1 goes faster than its limit"])
    }

    @Test func burstBeyondTheLimit() {
        var recorder = recorder([(1, .every), (2, .every)], limits: Limits(burst: 1))
        recorder.sent(action(0, on: 1), at: start)
        recorder.sent(action(1, on: 2), at: after(49))
        #expect(recorder.objections == ["2 sends in 0.049 seconds"])
    }

    @Test func sendInAPause() {
        var recorder = recorder([(1, .every)])
        recorder.sent(action(0, on: 1), at: start)
        end(0, on: 1, .throttled(retryAfter: .seconds(1)), .waitsAgain, in: &recorder)
        recorder.sent(action(0, on: 1), at: after(1009))
        #expect(recorder.objections == ["a request starts in a pause"])
    }

    @Test func olderValue() {
        var recorder = recorder([(1, .latest), (1, .latest)])
        recorder.sent(action(0, on: 1), at: start)
        #expect(recorder.objections == ["0 is sent though a newer value came"])
    }

    @Test func valueBeforePresses() {
        var recorder = recorder([(1, .every), (2, .every), (1, .latest)])
        recorder.sent(action(2, on: 1), at: start)
        #expect(
            recorder.objections == [
                "2 overtakes press 0", "press 0 waits behind value 2", "press 1 waits behind value 2",
            ])
    }

    @Test func valueWhosePlaceAPressTook() {
        var recorder = recorder([(1, .latest), (1, .every)])
        recorder.sent(action(1, on: 1), at: start)
        end(1, on: 1, .delivered, .delivered, in: &recorder)
        recorder.sent(action(0, on: 1), at: after(100))
        #expect(recorder.objections == ["0 is sent though a press took its place"])
    }

    @Test func pressOutOfOrderOrLate() {
        var recorder = recorder([(1, .every), (1, .every), (2, .every)])
        recorder.sent(action(1, on: 1), at: start)
        recorder.sent(action(2, on: 2), at: after(2000))
        #expect(recorder.objections == ["press 1 overtakes 0", "press 2 is late"])
    }

    @Test func pressRepeatedAfterAnUnknownOutcome() {
        var recorder = recorder([(1, .every)])
        recorder.sent(action(0, on: 1), at: start)
        end(0, on: 1, .unknown, .waitsAgain, in: &recorder)
        #expect(recorder.objections == ["unknown of every became waitsAgain"])
    }

    @Test func earlyExpiry() {
        var recorder = recorder([(1, .every), (2, .latest)])
        recorder.expired(action(0, on: 1), at: after(1999))
        recorder.expired(action(1, on: 2), at: after(2000))
        #expect(recorder.objections == ["0 expired early", "value 1 expired"])
    }

    @Test func queueThatIsNotFullOrTooFull() {
        var recorder = recorder([(1, .every), (1, .every)], limits: Limits(waitingPerControl: 1))
        recorder.submitted(lid: 2, .every, expiry: .seconds(2), at: start, as: .turnedAway)
        #expect(recorder.objections == ["1 became accepted", "2 became turnedAway"])
    }

    @Test func lostActions() {
        var recorder = recorder([(1, .every), (2, .latest)])
        recorder.finish(Books())
        #expect(
            recorder.objections == [
                "press 0 was lost", "the last value 1 never arrived",
                "the books say [0, 0, 0, 0, 0, 0, 0], but it was [2, 0, 2, 0, 0, 0, 0]",
            ])
    }

    @Test func nothingAgainstALegalPerformance() {
        var recorder = recorder([(1, .every), (1, .latest)])
        recorder.sent(action(0, on: 1), at: start)
        end(0, on: 1, .delivered, .delivered, in: &recorder)
        recorder.sent(action(1, on: 1), at: after(50))
        recorder.completed(
            action(1, on: 1), .delivered, wasExecuted: true, at: after(60), as: .delivered)
        #expect(recorder.objections == [])
    }
}
