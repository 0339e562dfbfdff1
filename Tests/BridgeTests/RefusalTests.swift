import Bridge
import Testing
import Volta

/// Volta refuses every action: a wrong URL, a key that was withdrawn, a network that answers by itself.
@Suite(.timeLimit(.minutes(2))) struct RefusalTests {
    static let refusals: [[String]] = [["action"], ["layout", "token", "action"]]

    @Test(arguments: refusals) func anHourOfMovedFadersMakesFewRequestsAndOneNotice(_ kinds: [String]) async throws {
        let rig = try BridgeRig()
        try await rig.start()
        for kind in kinds { rig.volta.answer(kind, with: .status(403, "Missing Authentication Token")) }
        for step in 0..<1200 {
            try await rig.fader(UInt8(1 + step % 2), UInt8(step % 128))
            if step % 5 == 0 { try await rig.press() }
            try await rig.pass(.seconds(3))
        }
        #expect(rig.volta.actions.count < 300)
        #expect(rig.volta.count(of: "layout") < 900)
        #expect(rig.volta.count(of: "token") < 1000)
        #expect(rig.told.filter { ["refused", "wrong address", "away", "back"].contains($0) } == ["wrong address"])

        // The faders rest at 46 and 47 of 127.
        rig.volta.answer("layout", "token", "action", with: .good)
        let before = rig.volta.actions.count
        try await rig.pass(.seconds(60))
        #expect(Set(rig.volta.actions.dropFirst(before)) == ["Slider 2 0.37", "Slider 1 0.362"])
        #expect(rig.told.filter { $0 == "back" } == ["back"])
        #expect(await rig.summary.books.isBalanced)
    }

    @Test func theReadingOfTheLayoutIsNoSignThatActionsAreTakenAgain() async throws {
        let rig = try BridgeRig()
        try await rig.start()
        rig.volta.answer("action", with: .status(404, "Not Found"))
        try await rig.fader(1, 127)
        try await rig.pass(.seconds(60))
        #expect(rig.told.dropFirst().first { !$0.hasPrefix("retrying") } == "wrong address")
        #expect(!rig.told.contains("back"))
    }

    @Test func aPressThatIsHeldBackExpires() async throws {
        let rig = try BridgeRig()
        try await rig.start()
        rig.volta.answer("layout", "action", with: .status(403, "Forbidden"))
        try await rig.fader(1, 127)
        try await rig.press()
        try await rig.pass(.seconds(3))
        #expect(rig.told.last == "dropped Cheer: expired")
        #expect(rig.volta.actions == ["Slider 1 1.0"])
    }

    /// A limit of the server, or a control that cannot take a value: the other controls go on.
    @Test(arguments: [409, 413, 415, 422]) func oneActionsOwnRefusalHoldsUpNoOther(_ status: Int) async throws {
        let rig = try BridgeRig()
        try await rig.start()
        rig.volta.answer("action", with: .status(status, "Not this one"))
        try await rig.fader(1, 127)
        rig.volta.answer("action", with: .good)
        try await rig.fader(2, 127)
        #expect(rig.volta.actions == ["Slider 1 1.0", "Slider 2 1.0"])
        #expect(rig.told.dropFirst() == ["dropped Brightness 1.0: refused", "delivered Speed 1.0"])
    }
}
