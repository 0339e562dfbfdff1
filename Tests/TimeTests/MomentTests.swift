import Testing
import Time

@Suite struct MomentTests {
    private let instant = ContinuousClock.now

    @Test func `A moment and its instant are the same time`() {
        #expect(Moment(instant).instant == instant)
        #expect(Moment(instant + .nanoseconds(1)) > Moment(instant))
        #expect(Moment(instant) == Moment(instant))
    }

    @Test(arguments: [Duration.zero, .nanoseconds(1), .milliseconds(250), .seconds(86_400), .nanoseconds(-7)])
    func `Durations are added as to instants`(_ duration: Duration) {
        let moment = Moment(instant)
        #expect(moment + duration == Moment(instant + duration))
        #expect((moment + duration) - moment == duration)
        #expect(abs(moment.seconds(to: moment + duration) - duration / .seconds(1)) < 1e-12)
    }

    @Test func `Parts of nanoseconds are dropped`() {
        let duration = Duration(secondsComponent: 1, attosecondsComponent: 1_999_999_999)
        #expect(Moment(instant) + duration == Moment(instant) + .seconds(1) + .nanoseconds(1))
    }

    @Test func `Beyond the last moment there is none`() {
        let moment = Moment(instant)
        let last = moment + .seconds(Int64.max)
        #expect(last + .seconds(1) == last)
        #expect(last > moment)
        #expect(moment - .seconds(Int64.max) < moment)
    }
}
