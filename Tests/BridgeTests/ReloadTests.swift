import Bridge
import MIDI
import Mapping
import Testing
import Volta
import YAML

/// Another mapping is followed while requests are under way and values wait.
@Suite(.timeLimit(.minutes(2))) struct ReloadTests {
    private func mapping(_ rules: [String], limits: String = "") throws -> CompiledMapping {
        let text =
            "version: 1\n\(limits)\ndevices:\n  - match: Surface\n    rules:\n"
            + rules.map { "      - {\($0)}\n" }.joined()
        return try #require(LoadedMapping(Source(name: "show.yaml", text: text)).mapping)
    }

    private static let rules = [
        "cc: 1, slider: Brightness", "cc: 2, slider: Speed", "cc: 3, slider: Zoom", "note: 60, button: Cheer",
    ]

    @Test func nothingIsSentAgain() async throws {
        let rig = try BridgeRig()
        try await rig.start()
        try await rig.fader(1, 127)
        try await rig.press()
        let calls = rig.volta.calls.values
        let report = try await rig.bridge.follow(mapping(Self.rules))
        try await rig.settle()
        #expect(report == MappingReport(rules: 4, added: 0, removed: 0, sleeping: ["cc 3 → slider Zoom"]))
        #expect(rig.volta.calls.values == calls)
        // What the control has is still known.
        try await rig.fader(1, 127)
        #expect(rig.volta.calls.values == calls)
    }

    @Test func anotherRateHoldsAtOnce() async throws {
        let rig = try BridgeRig()
        try await rig.start()
        _ = try await rig.bridge.follow(mapping(["cc: 1, slider: Brightness, rate: 0.5"]))
        try await rig.fader(1, 127)
        try await rig.fader(1, 0)
        try await rig.pass(.milliseconds(1900))
        #expect(rig.volta.actions == ["Slider 1 1.0"])
        _ = try await rig.bridge.follow(mapping(["cc: 1, slider: Brightness"]))
        try await rig.settle()
        #expect(rig.volta.actions == ["Slider 1 1.0", "Slider 1 0.0"])
    }

    @Test func theNewRulesActAtOnce() async throws {
        let rig = try BridgeRig()
        try await rig.start()
        let report = try await rig.bridge.follow(mapping(["cc: 9, slider: Speed"]))
        #expect(report == MappingReport(rules: 1, added: 1, removed: 4, sleeping: []))
        try await rig.fader(1, 127)
        try await rig.fader(9, 127)
        #expect(rig.volta.actions == ["Slider 2 1.0"])
    }

    @Test func whatIsUnderWayAndWhatWaitsArrives() async throws {
        let rig = try BridgeRig()
        try await rig.start()
        rig.volta.answer("action", with: .held)
        try await rig.fader(1, 10)
        try await rig.fader(1, 127)
        _ = try await rig.bridge.follow(mapping(["cc: 2, slider: Speed"]))
        rig.volta.answer("action", with: .good)
        rig.volta.answerHeld("Slider 1 0.079")
        try await rig.settle()
        try await rig.pass(.seconds(1))
        #expect(rig.volta.actions == ["Slider 1 0.079", "Slider 1 1.0"])
        #expect(await rig.summary.books.isBalanced)
    }

    @Test func whatWaitedForARuleThatIsGoneIsDroppedAndCounted() async throws {
        let rig = try BridgeRig()
        rig.volta.answer("layout", with: .unreachable)
        try await rig.start()
        try await rig.press()
        _ = try await rig.bridge.follow(mapping(["cc: 2, slider: Speed"]))
        #expect(rig.told.last == "dropped Cheer: turned_away")
        let books = await rig.summary.books
        #expect((books.received, books.turnedAway) == (1, 1))
        #expect(books.isBalanced)
    }

    /// A control that a new rule names may be new in the layout: it is read without waiting for its time.
    @Test func theLayoutIsReadForNewRulesThatSleep() async throws {
        let rig = try BridgeRig()
        try await rig.start()
        try await rig.pass(.seconds(2))
        rig.volta.show(.two)
        _ = try await rig.bridge.follow(mapping(["cc: 3, slider: Zoom, invert: true"]))
        try await rig.settle()
        try await rig.fader(3, 0)
        #expect(rig.volta.count(of: "layout") == 2)
        #expect(rig.volta.actions == ["Slider 2 1.0"])
    }

    /// One update in ten seconds is slow; the next one need not wait for that any more.
    @Test func newLimitsHoldAtOnce() async throws {
        let rig = try BridgeRig()
        try await rig.start()
        _ = try await rig.bridge.follow(mapping(Self.rules, limits: "limits: {per_control: 0.1}"))
        try await rig.fader(1, 10)
        try await rig.fader(1, 20)
        try await rig.pass(.seconds(5))
        #expect(rig.volta.actions == ["Slider 1 0.079"])
        _ = try await rig.bridge.follow(mapping(Self.rules, limits: "limits: {per_control: 1}"))
        try await rig.settle()
        #expect(rig.volta.actions == ["Slider 1 0.079", "Slider 1 0.157"])
        _ = try await rig.bridge.follow(mapping(Self.rules, limits: "limits: {per_control: 0.1}"))
        try await rig.fader(1, 30)
        try await rig.pass(.seconds(9))
        #expect(rig.volta.actions.count == 2)
        try await rig.pass(.seconds(1))
        #expect(rig.volta.actions.last == "Slider 1 0.236")
    }

    @Test func aNewTotalHoldsAtOnce() async throws {
        let rig = try BridgeRig()
        try await rig.start()
        _ = try await rig.bridge.follow(mapping(Self.rules, limits: "limits: {total: 0.1, burst: 1}"))
        for value: UInt8 in 1...2 { try await rig.fader(1, value); try await rig.fader(2, value) }
        #expect(rig.volta.actions == ["Slider 1 0.008"])
        _ = try await rig.bridge.follow(mapping(Self.rules, limits: "limits: {total: 100, burst: 10}"))
        try await rig.pass(.seconds(1))
        #expect(rig.volta.actions.count == 3)
    }

    @Test func aPortThatStaysFollowsTheNewEntries() async throws {
        let rig = try BridgeRig()
        try await rig.start()
        let port = PortID(7)
        await rig.bridge.portAppeared(port, from: .device(PortName(client: "Pads", port: "Pads", number: 0)))
        let text = "version: 1\ndevices:\n  - match: Pads\n    rules: [{cc: 5, slider: Speed}]\n"
        _ = await rig.bridge.follow(try #require(LoadedMapping(Source(name: "s", text: text)).mapping))
        await rig.bridge.receive(
            .controlChange(channel: Channel(statusByte: 0), controller: 5, value: 127), from: port)
        try await rig.settle()
        #expect(rig.volta.actions == ["Slider 2 1.0"])
    }
}
