import Bridge
import Testing
import Volta

/// The page changes while actions are under way: their local ids may name other controls when they end.
@Suite(.timeLimit(.minutes(2))) struct PageChangeTests {
    static let failures: [FakeVolta.Answer] = [
        .status(429, "Too Many Requests"), .unreachable, .status(500, "Internal Server Error"),
    ]

    /// A bridge whose second slider has a value under way while the page changes to one where its local id is Zoom's.
    private func rigWithValueUnderWay() async throws -> BridgeRig {
        let rig = try BridgeRig()
        try await rig.start()
        rig.volta.answer("action", with: .held)
        try await rig.fader(2, 127)
        rig.volta.show(.two)
        try await rig.pass(.seconds(15))
        rig.volta.answer("action", with: .good)
        return rig
    }

    @Test(arguments: failures) func aValueThatFailsIsNotSentToTheNextControl(_ failure: FakeVolta.Answer) async throws {
        let rig = try await rigWithValueUnderWay()
        rig.volta.answerHeld("Slider 2 1.0", failure)
        try await rig.settle()
        try await rig.pass(.seconds(14))
        #expect(rig.volta.actions == ["Slider 2 1.0"])
        #expect(rig.told.last == "dropped Speed 1.0: gone")
        let books = await rig.summary.books
        #expect(books.withdrawn == 1)
        #expect(books.isBalanced)
    }

    @Test(arguments: failures.prefix(2)) func aPressThatFailsDoesNotFireTheNextControl(
        _ failure: FakeVolta.Answer
    ) async throws {
        let rig = try BridgeRig()
        try await rig.start()
        rig.volta.answer("action", with: .held)
        try await rig.press()
        // A refusal has the layout read at once, so that the press is still young when the page has changed.
        rig.volta.show(.three)
        rig.volta.answer("action", with: .status(400, "Control not found"))
        try await rig.fader(1, 127)
        rig.volta.answer("action", with: .good)
        try await rig.pass(.seconds(1))
        rig.volta.answerHeld("Button 3", failure)
        try await rig.settle()
        try await rig.pass(.seconds(10))
        #expect(rig.volta.actions == ["Button 3", "Slider 1 1.0"])
        #expect(rig.told.last == "dropped Cheer: gone")
    }

    @Test func aValueThatArrivesIsReportedOfTheControlItWasSentTo() async throws {
        let rig = try await rigWithValueUnderWay()
        rig.volta.answerHeld("Slider 2 1.0")
        try await rig.settle()
        #expect(rig.told.last == "delivered Speed 1.0")
    }

    @Test func theSummaryNamesTheControlThatAnActionWasSentTo() async throws {
        let rig = try await rigWithValueUnderWay()
        #expect(await rig.summary.unconfirmed.map(\.shortText) == ["Speed 1.0"])
    }

    @Test func theNextControlGetsItsOwnValueAfterwards() async throws {
        let rig = try await rigWithValueUnderWay()
        try await rig.fader(3, 127)
        rig.volta.answerHeld("Slider 2 1.0", .status(500, "Internal Server Error"))
        try await rig.settle()
        #expect(rig.volta.actions == ["Slider 2 1.0", "Slider 2 1.0"])
        #expect(rig.told.suffix(2) == ["dropped Speed 1.0: gone", "delivered Zoom 1.0"])
    }

    @Test func aControlThatStaysOnThePageIsTriedAgain() async throws {
        let rig = try BridgeRig()
        try await rig.start()
        rig.volta.answer("action", with: .held)
        try await rig.fader(2, 127)
        rig.volta.show(.four)
        try await rig.pass(.seconds(15))
        rig.volta.answer("action", with: .good)
        rig.volta.answerHeld("Slider 2 1.0", .unreachable)
        try await rig.settle()
        try await rig.pass(.seconds(1))
        #expect(rig.volta.actions == ["Slider 2 1.0", "Slider 2 1.0"])
        #expect(rig.told.last == "delivered Speed 1.0")
    }

    /// What could not be said to a toggle before its page went is not what the next press turns over.
    @Test(arguments: [.unreachable, .status(400, "Control not found"), .good] as [FakeVolta.Answer])
    func aToggleGoesOnFromTheStateThatItHas(_ end: FakeVolta.Answer) async throws {
        let rig = try BridgeRig(more: ["note: 61, toggle: Strobe"])
        rig.volta.show(.five)
        try await rig.start()
        rig.volta.answer("action", with: .held)
        try await rig.press(61)
        rig.volta.show(.two)
        try await rig.pass(.seconds(15))
        rig.volta.answerHeld("Toggle 6 on", end)
        try await rig.settle()
        rig.volta.show(.five)
        rig.volta.answer("action", with: .good)
        try await rig.pass(.seconds(15))
        try await rig.press(61)
        let isOn = if case .good = end { true } else { false }
        #expect(rig.volta.actions == ["Toggle 6 on", isOn ? "Toggle 6 off" : "Toggle 6 on"])
    }

    /// The press that waits behind the one under way is given up with the page, and the state is the delivered one.
    @Test func aToggleThatWaitedGoesOnFromTheDeliveredState() async throws {
        let rig = try BridgeRig(more: ["note: 61, toggle: Strobe"])
        rig.volta.show(.five)
        try await rig.start()
        rig.volta.answer("action", with: .held)
        try await rig.press(61)
        try await rig.press(61)
        rig.volta.show(.two)
        try await rig.pass(.seconds(15))
        rig.volta.answerHeld("Toggle 6 on")
        rig.volta.answer("action", with: .good)
        try await rig.settle()
        rig.volta.show(.five)
        try await rig.pass(.seconds(15))
        try await rig.press(61)
        #expect(rig.volta.actions == ["Toggle 6 on", "Toggle 6 off"])
    }
}
