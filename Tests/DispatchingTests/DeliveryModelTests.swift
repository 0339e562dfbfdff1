import Dispatching
import Testing
import Volta
import Time

/// The model is only worth something if it objects: one illegal performance for each thing it watches.
@Suite struct DeliveryModelTests {
    private let start = Moment.now

    private func after(_ milliseconds: Int) -> Moment { start + .milliseconds(milliseconds) }

    /// A model that has seen these submissions, number 0 first, all at the start.
    private func model(
        _ submissions: [(lid: Int, delivery: Delivery)], limits: Limits = Limits()
    ) -> DeliveryModel {
        var model = DeliveryModel(limits: limits)
        for (lid, delivery) in submissions {
            model.submitted(lid: lid, delivery, expiry: .seconds(2), at: start, as: .accepted)
        }
        return model
    }

    private func action(_ number: Int, on lid: Int) -> Action { Action(lid: lid, value: .index(number)) }

    private func end(
        _ number: Int, on lid: Int, _ outcome: ActionOutcome, _ result: Completion, in model: inout DeliveryModel
    ) {
        model.completed(
            action(number, on: lid), outcome, wasExecuted: outcome == .delivered, at: after(10), as: result)
    }

    @Test func twoRequestsToOneControl() {
        var model = model([(1, .every), (1, .every)])
        model.sent(action(0, on: 1), at: start)
        model.sent(action(1, on: 1), at: after(50))
        #expect(model.objections == ["control 1 has two requests under way"])
    }

    @Test func tooManyRequests() {
        var model = model([(1, .every), (2, .every)], limits: Limits(inFlight: 1))
        model.sent(action(0, on: 1), at: start)
        model.sent(action(1, on: 2), at: start)
        #expect(model.objections == ["2 requests are under way"])
    }

    @Test func controlFasterThanItsLimit() {
        var model = model([(1, .every), (1, .every)])
        model.sent(action(0, on: 1), at: start)
        end(0, on: 1, .delivered, .delivered, in: &model)
        model.sent(action(1, on: 1), at: after(49))
        #expect(model.objections == ["control 1 goes faster than its limit"])
    }

    @Test func burstBeyondTheLimit() {
        var model = model([(1, .every), (2, .every)], limits: Limits(burst: 1))
        model.sent(action(0, on: 1), at: start)
        model.sent(action(1, on: 2), at: after(49))
        #expect(model.objections == ["2 sends in 0.049 seconds"])
    }

    @Test func sendInAPause() {
        var model = model([(1, .every)])
        model.sent(action(0, on: 1), at: start)
        end(0, on: 1, .throttled(retryAfter: .seconds(1)), .waitsAgain, in: &model)
        model.sent(action(0, on: 1), at: after(1009))
        #expect(model.objections == ["a request starts in a pause"])
    }

    @Test func olderValue() {
        var model = model([(1, .latest), (1, .latest)])
        model.sent(action(0, on: 1), at: start)
        #expect(model.objections == ["0 is sent though a newer value came"])
    }

    @Test func valueBeforePresses() {
        var model = model([(1, .every), (2, .every), (1, .latest)])
        model.sent(action(2, on: 1), at: start)
        #expect(
            model.objections == [
                "2 overtakes press 0", "press 0 waits behind value 2", "press 1 waits behind value 2",
            ])
    }

    @Test func valueWhosePlaceAPressTook() {
        var model = model([(1, .latest), (1, .every)])
        model.sent(action(1, on: 1), at: start)
        end(1, on: 1, .delivered, .delivered, in: &model)
        model.sent(action(0, on: 1), at: after(100))
        #expect(model.objections == ["0 is sent though a press took its place"])
    }

    @Test func pressOutOfOrderOrLate() {
        var model = model([(1, .every), (1, .every), (2, .every)])
        model.sent(action(1, on: 1), at: start)
        model.sent(action(2, on: 2), at: after(2000))
        #expect(model.objections == ["press 1 overtakes 0", "press 2 is late"])
    }

    @Test func pressRepeatedAfterAnUnknownOutcome() {
        var model = model([(1, .every)])
        model.sent(action(0, on: 1), at: start)
        end(0, on: 1, .unknown, .waitsAgain, in: &model)
        #expect(model.objections == ["unknown of every became waitsAgain"])
    }

    @Test func actionSentToTheNextControl() {
        var model = model([(1, .latest), (2, .every)])
        model.sent(action(1, on: 2), at: start)
        model.left([1, 2], withdrawn: [])
        end(1, on: 2, .neverSent, .waitsAgain, in: &model)
        model.sent(action(0, on: 1), at: after(50))
        #expect(
            model.objections == [
                "[] were taken back, not [0]", "neverSent of every became waitsAgain",
                "0 is sent although it was settled",
            ])
    }

    @Test func earlyExpiry() {
        var model = model([(1, .every), (2, .latest)])
        model.expired(action(0, on: 1), at: after(1999))
        model.expired(action(1, on: 2), at: after(2000))
        #expect(model.objections == ["0 expired early", "value 1 expired"])
    }

    @Test func queueThatIsNotFullOrTooFull() {
        var model = model([(1, .every), (1, .every)], limits: Limits(waitingPerControl: 1))
        model.submitted(lid: 2, .every, expiry: .seconds(2), at: start, as: .turnedAway)
        #expect(model.objections == ["1 became accepted", "2 became turnedAway"])
    }

    @Test func lostActions() {
        var model = model([(1, .every), (2, .latest)])
        model.finish(Books())
        #expect(
            model.objections == [
                "press 0 was lost", "the last value 1 never arrived",
                "the books say [0, 0, 0, 0, 0, 0, 0, 0], but it was [2, 0, 2, 0, 0, 0, 0, 0]",
            ])
    }

    @Test func nothingAgainstALegalPerformance() {
        var model = model([(1, .every), (1, .latest)])
        model.sent(action(0, on: 1), at: start)
        end(0, on: 1, .delivered, .delivered, in: &model)
        model.sent(action(1, on: 1), at: after(50))
        model.completed(
            action(1, on: 1), .delivered, wasExecuted: true, at: after(60), as: .delivered)
        #expect(model.objections == [])
    }
}
