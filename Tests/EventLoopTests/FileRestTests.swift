import Testing

@testable import EventLoop

/// When a file that is being saved has come to rest; times in milliseconds from the first step.
@Suite struct FileRestTests {
    private let start = ContinuousClock.now

    /// When it will rest after steps at these times, of which some are the last one of a save.
    private func due(steps: [Int], ends: [Int] = []) -> Int? {
        var rest = FileRest()
        for step in (steps + ends).sorted() {
            rest.changed(at: start + .milliseconds(step), isEnd: ends.contains(step))
        }
        return rest.due.map { Int(($0 - start) / .milliseconds(1)) }
    }

    @Test func withoutAStepNothingIsAwaited() { #expect(due(steps: []) == nil) }
    @Test func aRenameIsSoonTheEnd() { #expect(due(steps: [], ends: [0]) == 50) }
    @Test func aWriteMayBeFollowedByAnother() { #expect(due(steps: [0]) == 300) }
    @Test func eachWriteIsWaitedFor() { #expect(due(steps: [0, 80]) == 380) }
    @Test func theCloseAfterTheWritesIsSoonTheEnd() { #expect(due(steps: [0, 80], ends: [81]) == 131) }
    @Test func aWriteAfterACloseIsWaitedFor() { #expect(due(steps: [30], ends: [0]) == 330) }
    @Test func whoNeverRestsIsHeardAllTheSame() {
        #expect(due(steps: Array(stride(from: 0, to: 2000, by: 20))) == 400)
    }

    @Test func afterTheRestItBeginsAnew() {
        var rest = FileRest()
        rest.changed(at: start, isEnd: false)
        rest.reset()
        #expect(rest.due == nil)
        rest.changed(at: start + .seconds(1), isEnd: true)
        #expect(rest.due == start + .milliseconds(1050))
    }
}
