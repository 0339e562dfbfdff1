import TestSupport
import Testing

@Suite struct GateTests {
    @Test func letsEveryoneThroughOnceOpened() async throws {
        let gate = Gate()
        async let early: Void = gate.wait()
        gate.open()
        gate.open()
        try await early
        try await gate.wait()
        #expect(gate.block(seconds: 0))
    }

    @Test func aClosedGateHoldsUntilTheDeadline() async {
        let gate = Gate()
        #expect(!gate.block(seconds: 0))
        await #expect(throws: DeadlinePassed.self) { try await gate.wait(within: .milliseconds(5)) }
    }
}
