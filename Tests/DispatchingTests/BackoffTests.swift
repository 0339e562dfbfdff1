import Testing

@testable import Dispatching

@Suite struct BackoffTests {
    private func delays(jitter: Double) -> [Double] {
        var backoff = Backoff()
        return (0..<7).map { _ in
            backoff.fail()
            return backoff.delay(jitter: jitter) / .seconds(1)
        }
    }

    @Test func growsFromAQuarterToEightSeconds() {
        #expect(delays(jitter: 0) == [0.25, 0.5, 1, 2, 4, 4, 4])
        #expect(delays(jitter: 1) == [0.5, 1, 2, 4, 8, 8, 8])
    }

    @Test func startsAgainAfterSuccess() {
        var backoff = Backoff()
        for _ in 0..<9 { backoff.fail() }
        backoff.reset()
        backoff.fail()
        #expect(backoff.delay(jitter: 0) == .milliseconds(250))
    }
}
