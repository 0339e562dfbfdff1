import Testing

@testable import Command

/// RL-05: an outage does not flood the log.
@Suite struct RepeatsTests {
    private static let start = ContinuousClock.now

    private func at(_ seconds: Int) -> ContinuousClock.Instant { Self.start + .seconds(seconds) }

    /// What is shown when lines come at these seconds: the numbers of lines, and counts as `3-7 in 10`.
    private func shown(_ seconds: [Int], until end: Int, of kind: (Int) -> String = { _ in "a" }) -> [String] {
        var repeats = Repeats<Int>()
        var shown: [String] = []
        func takeDue(until end: ContinuousClock.Instant) {
            while let due = repeats.next, due <= end {
                for held in repeats.takeDue(at: due) {
                    shown.append("\(held.line): \(held.count) in \(held.time.components.seconds)")
                }
            }
        }
        for second in seconds {
            takeDue(until: at(second))
            if repeats.shows(second, of: kind(second), at: at(second)) { shown.append("\(second)") }
        }
        takeDue(until: at(end))
        return shown
    }

    @Test func theFirstOnesAreShownAndThenCountsAtGrowingGaps() {
        #expect(
            shown(Array(0..<100), until: 200) == [
                "0", "1", "2", "9: 7 in 10", "29: 20 in 20", "69: 40 in 40", "99: 30 in 80",
            ])
    }

    @Test func rareLinesAreAllShown() {
        let seconds = stride(from: 0, to: 600, by: 5).map(\.self)
        #expect(shown(seconds, until: 700) == seconds.map { "\($0)" })
    }

    @Test func afterAQuietGapItBeginsAnew() {
        #expect(shown([0, 1, 2, 3, 31, 32], until: 100) == ["0", "1", "2", "3: 1 in 10", "31", "32"])
    }

    @Test func kindsAreCountedByThemselves() {
        let lines = shown([0, 1, 2, 3, 4, 5, 6, 7], until: 100) { $0.isMultiple(of: 2) ? "even" : "odd" }
        #expect(lines == ["0", "1", "2", "3", "4", "5", "6: 1 in 10", "7: 1 in 10"])
    }

    @Test func allCanBeTakenBeforeItsTime() {
        var repeats = Repeats<Int>()
        for line in 0..<5 { _ = repeats.shows(line, of: "a", at: at(0)) }
        #expect(repeats.next == at(10))
        let held = repeats.takeAll(at: at(4))
        #expect(held.map(\.line) == [4])
        #expect(held.map(\.count) == [2])
        #expect(repeats.next == nil)
    }

    @Test func anHourOfTroubleIsAFewLines() {
        let lines = shown(Array(0..<3600), until: 4200)
        #expect(lines.count <= 15)
    }

    @Test func kindsWithoutEndAreForgotten() {
        var repeats = Repeats<Int>()
        let shown = (0..<10_000).count { repeats.shows($0, of: "\($0)", at: at($0 * 11)) }
        #expect(shown == 10_000)
        #expect(repeats.next == nil)
    }
}
