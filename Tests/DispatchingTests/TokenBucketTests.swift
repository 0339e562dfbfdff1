import Testing

@testable import Dispatching
import Time

@Suite struct TokenBucketTests {
    private let start = Moment.now

    private func after(_ milliseconds: Int) -> Moment { start + .milliseconds(milliseconds) }

    private func emptied() -> TokenBucket {
        var bucket = TokenBucket(limit: 20, capacity: 10)
        bucket.fill(until: start)
        for _ in 0..<10 { bucket.take() }
        return bucket
    }

    @Test func fillsSteadilyUpToItsCapacity() {
        var bucket = emptied()
        #expect(bucket.time(ofHolding: 1, from: start) == after(50))
        #expect(bucket.time(ofHolding: 3, from: start) == after(150))
        bucket.fill(until: after(3_600_000))
        for _ in 0..<10 { bucket.take() }
        #expect(bucket.time(ofHolding: 1, from: after(3_600_000)) == after(3_600_050))
    }

    @Test func timeThatStandsStillOrGoesBackFillsNothing() {
        var bucket = emptied()
        for time in [0, 20, 10, 20, -1000, 20] { bucket.fill(until: after(time)) }
        #expect(bucket.time(ofHolding: 1, from: after(20)) == after(50))
    }

    /// Many small steps lose nothing that would show.
    @Test func drippingFillsLikePouring() {
        var bucket = emptied()
        for microsecond in 1...50_000 { bucket.fill(until: start + .microseconds(microsecond)) }
        #expect(bucket.time(ofHolding: 1, from: after(50)) == after(50))
    }

    @Test func throttledRateIsHalvedAndRecoversButNeverBeyondTheLimit() {
        var bucket = emptied()
        bucket.throttle(until: after(1000), leaving: 3)
        bucket.fill(until: after(1000))
        #expect(bucket.rate == 10)
        #expect(bucket.time(ofHolding: 1, from: after(1000)) == after(1100))
        bucket.fill(until: after(3000))
        #expect(bucket.rate == 12)
        bucket.fill(until: after(60_000))
        #expect(bucket.rate == 20)
    }

    @Test func rateNeverFallsToNothing() {
        var bucket = emptied()
        for _ in 0..<100 { bucket.throttle(until: after(1), leaving: 3) }
        #expect(bucket.rate == 1.25)
    }
}
