import Bridge
import MIDI
import Testing
import Volta

@Suite(.timeLimit(.minutes(2))) struct MIDIBridgeTests {
    @Test func nothingHappensBeforeTheStart() async throws {
        let rig = try BridgeRig()
        await rig.bridge.portAppeared(BridgeRig.port, from: .unnamed)
        await rig.bridge.wake()
        await rig.bridge.receive(.tuneRequest, from: BridgeRig.port)
        let summary = await rig.summary(atEndOf: .inAll(.seconds(2)))
        #expect(summary.unsent == [])
        #expect(rig.volta.calls.values == [])
    }

    @Test func theStartReadsTheLayoutAndGetsAToken() async throws {
        let rig = try BridgeRig()
        try await rig.start()
        #expect(rig.volta.calls.values.sorted() == ["layout", "token"])
        #expect(rig.told == ["page one, sleeping: cc 3 → slider Zoom"])
    }

    @Test func aMessageBecomesAnAction() async throws {
        let rig = try BridgeRig()
        try await rig.start()
        try await rig.fader(1, 127)
        try await rig.press()
        #expect(rig.volta.actions == ["Slider 1 1.0", "Button 3"])
        #expect(rig.told.suffix(2) == ["delivered Brightness 1.0", "delivered Cheer"])
    }

    @Test func aHeldPressBecomesLongWhenItsTimeComes() async throws {
        let rig = try BridgeRig(more: ["cc: 9, button: Cheer, when: long"])
        try await rig.start()
        try await rig.fader(9, 127)
        try await rig.pass(.milliseconds(599))
        #expect(rig.volta.actions == [])
        try await rig.pass(.milliseconds(1))
        #expect(rig.volta.actions == ["Button 3"])
    }

    @Test func anInputWithoutARuleIsNamedOnce() async throws {
        let rig = try BridgeRig()
        try await rig.start()
        for value: UInt8 in [1, 2, 3] { try await rig.fader(99, value) }
        try await rig.press(1)
        try await rig.fader(1, 127)
        #expect(rig.told.filter { $0.hasPrefix("no rule") }.count == 2)
    }

    @Test func anActionThatIsTriedAgainIsToldOnce() async throws {
        let rig = try BridgeRig()
        try await rig.start()
        rig.volta.answer("action", with: .unreachable)
        try await rig.fader(1, 127)
        try await rig.pass(.seconds(20))
        #expect(rig.volta.actions.count > 3)
        #expect(rig.told.filter { $0.hasPrefix("retrying") } == ["retrying Brightness 1.0"])
    }

    @Test func aControlHasOneActionUnderWayAndThenItsNewest() async throws {
        let rig = try BridgeRig()
        try await rig.start()
        rig.volta.answer("action", with: .held)
        for value: UInt8 in [127, 64, 32, 0] { try await rig.fader(1, value) }
        try await rig.fader(2, 127)
        try await rig.press()
        try await rig.press()
        #expect(rig.volta.actions == ["Slider 1 1.0", "Slider 2 1.0", "Button 3"])
        rig.volta.answer("action", with: .good)
        for call in ["Slider 1 1.0", "Slider 2 1.0", "Button 3"] { rig.volta.answerHeld(call) }
        try await rig.settle()
        try await rig.pass(.seconds(1))
        #expect(rig.volta.actions.suffix(2).sorted() == ["Button 3", "Slider 1 0.0"])
    }

    @Test func whatWaitedForTheFirstLayoutGoesOutWhenVoltaIsThere() async throws {
        let rig = try BridgeRig()
        rig.volta.answer("layout", "token", "action", with: .unreachable)
        try await rig.start()
        for value: UInt8 in [10, 20, 127] { try await rig.fader(1, value) }
        try await rig.press()
        try await rig.pass(.seconds(3))
        try await rig.fader(2, 0)
        rig.volta.answer("layout", "token", "action", with: .good)
        try await rig.pass(.seconds(10))
        #expect(rig.volta.actions == ["Slider 1 1.0", "Slider 2 0.0"])
        let expected = [
            "away", "dropped Cheer: expired", "back", "page one, sleeping: cc 3 → slider Zoom",
            "delivered Brightness 1.0", "delivered Speed 0.0",
        ]
        #expect(rig.told == expected)
    }

    @Test func theNewestValuesArriveWhenVoltaComesBack() async throws {
        let rig = try BridgeRig()
        try await rig.start()
        rig.volta.answer("layout", "token", "action", with: .unreachable)
        for value: UInt8 in [10, 20, 127] { try await rig.fader(1, value) }
        try await rig.press()
        try await rig.pass(.seconds(60))
        #expect(rig.told.contains("dropped Cheer: expired"))
        rig.volta.answer("layout", "token", "action", with: .good)
        let before = rig.volta.actions.count
        try await rig.pass(.seconds(20))
        #expect(rig.volta.actions.dropFirst(before) == ["Slider 1 1.0"])
        #expect(rig.told.filter { $0 == "away" || $0 == "back" } == ["away", "back"])
    }

    @Test func aRejectionHasTheLayoutReadAndTheRulesBoundAnew() async throws {
        let rig = try BridgeRig()
        try await rig.start()
        try await rig.pass(.seconds(2))
        rig.volta.show(.two)
        rig.volta.answer("action", with: .status(400, "Control not found"))
        try await rig.fader(1, 127)
        rig.volta.answer("action", with: .good)
        #expect(rig.volta.count(of: "layout") == 2)
        try await rig.fader(3, 127)
        try await rig.pass(.seconds(1))
        #expect(rig.volta.actions == ["Slider 1 1.0", "Slider 2 1.0"])
        let sleeping = "page two, sleeping: cc 1 → slider Brightness, cc 2 → slider Speed"
        #expect(rig.told.dropFirst() == ["dropped Brightness 1.0: refused", sleeping, "delivered Zoom 1.0"])
    }

    @Test func aRejectionDuringAReadHasTheLayoutReadOnceMore() async throws {
        let rig = try BridgeRig()
        try await rig.start()
        rig.volta.answer("layout", with: .held)
        try await rig.pass(.seconds(15))
        rig.volta.answer("action", with: .status(400, "Control not found"))
        try await rig.fader(1, 127)
        rig.volta.answer("layout", with: .good)
        rig.volta.answerHeld("layout")
        try await rig.settle()
        try await rig.pass(.seconds(1))
        #expect(rig.volta.count(of: "layout") == 3)
    }

    @Test func aLayoutThatOnlyLooksDifferentIsNoNews() async throws {
        let rig = try BridgeRig()
        try await rig.start()
        var page = Page.one
        page.image = "https://images.test/2"
        rig.volta.show(page)
        try await rig.pass(.seconds(60))
        #expect(rig.volta.count(of: "layout") == 5)
        #expect(rig.told.count == 1)
    }

    @Test func whatWaitsForAControlThatLeftThePageIsNotSent() async throws {
        let rig = try BridgeRig()
        try await rig.start()
        try await rig.fader(1, 127)
        try await rig.fader(2, 127)
        // Both controls are at their rate's limit, so that the newer values wait while the page changes.
        rig.volta.answer("action", with: .held)
        try await rig.pass(.milliseconds(50))
        try await rig.fader(1, 0)
        try await rig.fader(2, 0)
        try await rig.fader(1, 32)
        try await rig.fader(2, 32)
        rig.volta.show(.two)
        try await rig.pass(.seconds(15))
        rig.volta.answer("action", with: .good)
        rig.volta.answerHeld("Slider 1 0.0")
        rig.volta.answerHeld("Slider 2 0.0")
        try await rig.settle()
        #expect(
            rig.told.filter { $0.contains("gone") } == ["dropped Brightness 0.252: gone", "dropped Speed 0.252: gone"])
        // The local id 2 names another control now: its value is sent, though the old one had the same.
        try await rig.fader(3, 0)
        try await rig.pass(.seconds(1))
        #expect(rig.volta.actions == ["Slider 1 1.0", "Slider 2 1.0", "Slider 1 0.0", "Slider 2 0.0", "Slider 2 0.0"])
        let books = await rig.summary.books
        #expect(books.withdrawn == 2)
        #expect(books.isBalanced)
    }

    @Test func theTokenIsRenewedInTheBackground() async throws {
        let rig = try BridgeRig()
        try await rig.start()
        try await rig.pass(.seconds(779))
        #expect(rig.volta.count(of: "token") == 1)
        try await rig.pass(.seconds(1))
        #expect(rig.volta.count(of: "token") == 2)
    }

    @Test func aRenewalThatFailsIsRepeatedWithPauses() async throws {
        let rig = try BridgeRig()
        try await rig.start()
        rig.volta.answer("token", with: .status(500, "Internal Server Error"))
        try await rig.pass(.seconds(840))
        let failed = rig.volta.count(of: "token") - 1
        #expect((5...30).contains(failed), "\(failed) renewals in a minute")
        try await rig.fader(1, 127)
        #expect(rig.volta.actions == ["Slider 1 1.0"])
        rig.volta.answer("token", with: .good)
        try await rig.pass(.seconds(10))
        #expect(rig.volta.count(of: "token") == failed + 2)
        #expect(rig.told.dropFirst() == ["away", "delivered Brightness 1.0", "back"])
    }

    /// Just before the renewal in the background an action fails to get a token itself, which puts the renewal off.
    @Test func aRenewalThatIsNotDueIsNoSignThatTokensAreToBeHadAgain() async throws {
        let rig = try BridgeRig()
        try await rig.start()
        try await rig.pass(.milliseconds(779_900))
        rig.volta.answer("token", with: .status(500, "Internal Server Error"))
        rig.volta.answer("action", with: .status(401, "Unauthorized"))
        try await rig.fader(1, 127)
        try await rig.pass(.seconds(60))
        #expect(rig.told.filter { $0 == "away" || $0 == "back" } == ["away"])
        rig.volta.answer("token", "action", with: .good)
        try await rig.pass(.seconds(20))
        #expect(rig.told.filter { $0 == "away" || $0 == "back" } == ["away", "back"])
    }

    /// The token is renewed by an action, long before the renewal in the background is due.
    @Test func aTokenThatAnActionGotIsHeardOf() async throws {
        let rig = try BridgeRig()
        try await rig.start()
        rig.volta.answer("token", with: .status(500, "Internal Server Error"))
        rig.volta.answer("action", with: .status(401, "Unauthorized"))
        try await rig.fader(1, 127)
        #expect(rig.told.contains("away"))
        rig.volta.answer("token", "action", with: .good)
        try await rig.pass(.seconds(20))
        #expect(rig.volta.actions.last == "Slider 1 1.0")
        #expect(rig.told.filter { $0 == "away" || $0 == "back" } == ["away", "back"])
    }

    /// A page of DJ software, an LED feedback: whoever hears of an event may play into the bridge at once.
    @Test func anOnlookerMayPlayIntoTheBridge() async throws {
        let rig = try BridgeRig()
        let bridge = rig.bridge
        try await rig.start { event in
            guard case .layoutRead = event else { return }
            bridge.assumeIsolated {
                $0.receive(
                    .controlChange(channel: Channel(statusByte: 0), controller: 1, value: 127), from: BridgeRig.port)
            }
        }
        try await rig.pass(.seconds(1))
        #expect(rig.volta.actions == ["Slider 1 1.0"])
    }

    @Test func halfOfAPairThatComesAloneWakesTheBridge() async throws {
        let rig = try BridgeRig(more: ["cc: [7, 39], slider: Brightness"])
        try await rig.start()
        try await rig.fader(7, 127)
        #expect(rig.volta.actions == [])
        try await rig.pass(Joiner.settleTime)
        #expect(rig.volta.actions == ["Slider 1 1.0"])
        try await rig.fader(7, 0)
        let summary = try await rig.finish(.inAll(.seconds(2)))
        try await rig.pass(.seconds(1))
        _ = await summary.value
        #expect(rig.volta.actions == ["Slider 1 1.0", "Slider 1 0.0"])
    }
}
