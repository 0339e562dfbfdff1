import Testing

@testable import Bridge
import Time

@Suite struct RefusalHoldTests {
    private let start = Moment.now

    @Test func nothingIsHeldBackAtFirst() {
        let hold = RefusalHold()
        #expect(!hold.isHolding(at: start))
        #expect(hold.end(after: start) == nil)
    }

    @Test func thePauseDoublesWithEachRefusalAndNeedsALayout() {
        var hold = RefusalHold()
        var now = start
        var pauses: [Double] = []
        for _ in 0..<8 {
            let isNews = [hold.refused(at: now), hold.refused(at: now)]
            #expect(isNews == [true, false])
            #expect(hold.isHolding(at: now + .seconds(3600)))
            #expect(hold.end(after: now) == nil)
            hold.layoutRead(succeeded: true)
            let end = hold.end(after: now) ?? now
            #expect(hold.isHolding(at: end - .nanoseconds(1)))
            #expect(!hold.isHolding(at: end))
            #expect(hold.end(after: end) == nil)
            pauses.append((end - now) / .seconds(1))
            now = end
        }
        #expect(pauses == [1, 2, 4, 8, 16, 30, 30, 30])
    }

    @Test func aLayoutThatCanBeReadAgainEndsTheHoldAtOnce() {
        var hold = RefusalHold()
        _ = hold.refused(at: start)
        hold.layoutRead(succeeded: false)
        #expect(hold.isHolding(at: start + .seconds(3600)))
        hold.layoutRead(succeeded: true)
        #expect(!hold.isHolding(at: start))
    }

    @Test func anAcceptedActionEndsTheHoldAndTheGrowth() {
        var hold = RefusalHold()
        _ = hold.refused(at: start)
        hold.accepted()
        #expect(!hold.isHolding(at: start))
        _ = hold.refused(at: start)
        hold.layoutRead(succeeded: true)
        #expect(hold.end(after: start) == start + .seconds(1))
    }
}
