import Testing

@testable import Bridge

/// What is said of the rate when Volta asks for patience.
@Suite(.timeLimit(.minutes(2))) struct PaceTests {
    @Test func eachLowerRateIsToldAndTheLimitOnce() {
        var pace = Pace()
        var told = [pace.reached(20, of: 20)]
        for rate in [10, 10.5, 5] { told.append(pace.throttled(to: rate, of: 20, reason: "429")) }
        for rate in [19.0, 20, 20] { told.append(pace.reached(rate, of: 20)) }
        let (first, second) = (BridgeEvent.slowed(rate: 10, reason: "429"), BridgeEvent.slowed(rate: 5, reason: "429"))
        #expect(told == [nil, first, nil, second, nil, .fullSpeed(rate: 20), nil])
        #expect(pace.throttles == 3)
    }

    @Test func theRateFallsAndComesBackByItself() async throws {
        let rig = try BridgeRig()
        try await rig.start()
        rig.volta.answer("action", with: .status(429, "Too Many Requests"))
        try await rig.fader(1, 127)
        try await rig.pass(.seconds(3))
        rig.volta.answer("action", with: .good)
        try await rig.pass(.seconds(60))
        let slowed = rig.told.filter { $0.hasPrefix("slowed") }
        #expect(slowed.first == "slowed to 10.0")
        #expect(slowed.count <= 5)
        #expect(rig.told.last == "up to 20.0")
        #expect(rig.volta.actions.last == "Slider 1 1.0")
        let summary = await rig.summary
        #expect(summary.throttles == rig.volta.actions.count - 1)
        #expect(summary.books.isBalanced)
    }
}
