import Testing

@testable import Bridge
import Time

@Suite struct LayoutWatchTests {
    private let start = Moment.now

    /// Plays a time line: `r` reads and succeeds, `x` reads and fails, each when due; returns the times in seconds.
    private func times(_ reads: String, _ watch: inout LayoutWatch) -> [Double] {
        var times: [Double] = []
        for read in reads {
            guard let due = watch.next else { return times }
            let instants = [due - .nanoseconds(1), due, due + .seconds(100)]
            let isTaken = instants.map { watch.takeDueRead(now: $0) }
            #expect(isTaken == [false, true, false])
            #expect(watch.next == nil)
            watch.finished(succeeded: read == "r", now: due)
            times.append((due - start) / .seconds(1))
        }
        return times
    }

    private func expect(_ reads: String, at expected: [Double], _ watch: inout LayoutWatch) {
        let times = times(reads, &watch)
        #expect(times == expected)
    }

    @Test func readsGoOnEvery15SecondsAndLaterAndLaterWhileTheyFail() {
        var watch = LayoutWatch(now: start)
        expect("rrrxxxxxxrr", at: [0, 15, 30, 45, 46, 48, 52, 60, 68, 76, 91], &watch)
    }

    @Test func aRefusalBringsTheReadForward() {
        var watch = LayoutWatch(now: start)
        expect("r", at: [0], &watch)
        watch.refused(now: start + .milliseconds(200))
        #expect(watch.next == start + .seconds(1))
        watch.refused(now: start + .milliseconds(900))
        expect("r", at: [1], &watch)
        watch.refused(now: start + .seconds(7))
        expect("rr", at: [7, 22], &watch)
    }

    @Test func aRefusalNeverPutsAReadOff() {
        var watch = LayoutWatch(now: start)
        _ = times("r", &watch)
        watch.refused(now: start + .seconds(20))
        expect("r", at: [15], &watch)
    }

    @Test func aRefusalDuringAReadAsksForOneMore() {
        var watch = LayoutWatch(now: start)
        _ = watch.takeDueRead(now: start)
        watch.refused(now: start + .milliseconds(100))
        watch.finished(succeeded: true, now: start + .milliseconds(200))
        expect("rr", at: [1, 16], &watch)
    }

    @Test func voltaBackEndsTheWaitAfterAFailureOnly() {
        var watch = LayoutWatch(now: start)
        _ = times("xxxx", &watch)
        watch.reached(now: start + .seconds(9))
        expect("r", at: [9], &watch)
        watch.reached(now: start + .seconds(10))
        expect("r", at: [24], &watch)
    }
}
