import Testing
import Time

@testable import Dashboard

@Suite struct PushPaceTests {
    private static let start = Moment(.now)

    @Test func atMostThirtyASecondAndTheNewestAlways() {
        var pace = PushPace()
        var due: Moment?
        var pushes: [Duration] = []
        // A change every millisecond for half a second, then silence for three.
        for millisecond in 0..<3500 {
            let now = Self.start + .milliseconds(millisecond)
            if millisecond < 500, let next = pace.changed(at: now) { due = next }
            if let time = due, time <= now {
                pushes.append(now - Self.start)
                due = pace.pushed(at: now)
            }
        }
        let moving = pushes.filter { $0 < .milliseconds(500) }
        #expect(moving.count == 15)
        #expect(zip(pushes, pushes.dropFirst()).allSatisfy { $1 - $0 >= .milliseconds(34) })
        // The last change is shown within an interval, and then there is a pulse a second.
        #expect(Array(pushes.dropFirst(15)) == [510, 1510, 2510].map { Duration.milliseconds($0) })
    }

    @Test func whatIsPlannedAlreadyIsNotPlannedAgain() {
        var pace = PushPace()
        #expect(pace.changed(at: Self.start) == Self.start)
        #expect(pace.changed(at: Self.start + .milliseconds(1)) == nil)
        #expect(pace.pushed(at: Self.start + .milliseconds(2)) == Self.start + .milliseconds(1002))
        #expect(pace.changed(at: Self.start + .milliseconds(3)) == Self.start + .milliseconds(36))
        pace.stop()
        #expect(pace.changed(at: Self.start + .milliseconds(4)) == Self.start + .milliseconds(4))
    }
}
