import Testing
import Time

@testable import Dashboard

@Suite struct LoginPatienceTests {
    @Test func fiveTriesAndThenOneInFiveSeconds() {
        let start = Moment(.now)
        var patience = LoginPatience()
        let line = (0..<20).map { patience.allowsTry(at: start + .seconds($0)) ? "x" : "-" }.joined()
        #expect(line == "xxxxx-x----x----x---" || line == "xxxxxx----x----x----", "\(line)")
    }

    @Test func aRightOneForgetsTheWrongOnes() {
        let start = Moment(.now)
        var patience = LoginPatience()
        let tries = (0..<6).map { _ in patience.allowsTry(at: start) }
        #expect(tries == [true, true, true, true, true, false])
        patience.succeeded()
        let isAllowed = patience.allowsTry(at: start)
        #expect(isAllowed)
    }
}
