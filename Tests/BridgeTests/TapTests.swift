import Bridge
import MIDI
import Mapping
import TestSupport
import Testing
import Volta

/// What whoever taps a bridge is told of each message.
@Suite(.timeLimit(.minutes(2))) struct TapTests {
    /// A started rig, and what its tap tells.
    private func tapped(more rules: [String] = []) async throws -> (rig: BridgeRig, told: Recorder<TapEvent>) {
        let rig = try BridgeRig(more: rules)
        let told = Recorder<TapEvent>()
        try await rig.start()
        await rig.bridge.setTap { told.append($0) }
        return (rig, told)
    }

    @Test func eachMessageIsToldWithItsPortAndWhatBecameOfIt() async throws {
        let (rig, told) = try await tapped()
        try await rig.fader(1, 127)
        try await rig.fader(99, 5)
        let events = told.values
        #expect(events.map(\.number) == [1, 2])
        #expect(events.map(\.port) == [BridgeRig.port, BridgeRig.port])
        #expect(events.map(\.portName) == ["the input", "the input"])
        #expect(events.map(\.time) == [BridgeRig.start, BridgeRig.start])
        #expect(
            events.map(\.short) == [
                "cc 1, channel 1: 127 | → slider Brightness: 1.000 (sent)",
                "cc 99, channel 1: 5 | (no rule listens to it)",
            ])
    }

    @Test func theQueuesVerdictIsTold() async throws {
        let (rig, told) = try await tapped()
        rig.volta.answer("action", with: .held)
        for value: UInt8 in [127, 126, 125, 127] { try await rig.fader(1, value) }
        rig.volta.answer("action", with: .good)
        rig.volta.answerHeld("Slider 1 1.0")
        try await rig.settle()
        // The rate of the control allows the next one after 50 ms.
        try await rig.fader(1, 126)
        #expect(
            told.values.map(\.verdicts) == [["sent"], ["behind"], ["merged"], ["unchanged"], ["limited"]])
    }

    @Test func whatVoltaKeepsWaitingIsTold() async throws {
        let (rig, told) = try await tapped()
        rig.volta.answer("layout", "token", "action", with: .unreachable)
        try await rig.fader(1, 127)
        try await rig.fader(2, 127)
        rig.volta.answer("layout", "token", "action", with: .good)
        try await rig.pass(.seconds(20))
        rig.volta.answer("layout", "token", "action", with: .status(403, "Forbidden"))
        try await rig.fader(1, 0)
        try await rig.fader(2, 0)
        #expect(told.values.map(\.verdicts) == [["sent"], ["offline"], ["sent"], ["held"]])
    }

    @Test func whatIsTurnedAwayAtTheEndIsTold() async throws {
        let (rig, told) = try await tapped()
        rig.volta.answer("action", with: .held)
        try await rig.fader(1, 127)
        let end = try await rig.finish(.inAll(.seconds(2)))
        try await rig.fader(2, 127)
        rig.volta.answerHeld("Slider 1 1.0")
        _ = await end.value
        #expect(told.values.map(\.verdicts) == [["sent"], ["turned_away"]])
    }

    @Test func whatActsByItselfIsToldWithoutAMessage() async throws {
        let (rig, told) = try await tapped(more: ["cc: 9, button: Cheer, when: long"])
        try await rig.fader(9, 127)
        try await rig.pass(.milliseconds(600))
        #expect(
            told.values.map(\.short) == [
                "cc 9, channel 1: 127 | → button Cheer: waits until it is held for 600 ms",
                "- | only now: cc 9 → button Cheer: press (sent)",
            ])
        #expect(told.values.last?.port == nil)
    }

    @Test func whatIsKeptForAControlIsToldWhenItIsThere() async throws {
        let (rig, told) = try await tapped()
        try await rig.fader(3, 127)
        rig.volta.show(.two)
        try await rig.pass(.seconds(20))
        let events = told.values.map(\.short)
        #expect(events.first == "cc 3, channel 1: 127 | → slider Zoom: Zoom is not on the page; kept for it")
        #expect(events.dropFirst() == ["- | only now: cc 3 → slider Zoom: 1.000 (sent)"])
    }

    @Test func messagesThatComeTogetherAreToldInTheirOrder() async throws {
        let (rig, told) = try await tapped()
        let channel = Channel(statusByte: 0)
        await rig.bridge.receive(
            [
                .controlChange(channel: channel, controller: 1, value: 1), .clock,
                .noteOn(channel: channel, note: 60, velocity: 1), .noteOff(channel: channel, note: 60, velocity: 0),
            ], from: BridgeRig.port)
        try await rig.settle()
        #expect(
            told.values.map(\.short) == [
                "cc 1, channel 1: 1 | → slider Brightness: 0.008 (sent)",
                "system: clock | (no rule can listen to this kind of message)",
                "note 60 C4, channel 1: 1 | → button Cheer: press (sent)",
                "note 60 C4, channel 1: off | → button Cheer: acts on the press, and this is the release",
            ])
    }

    @Test func aReloadKeepsTheTap() async throws {
        let (rig, told) = try await tapped()
        _ = await rig.bridge.follow(.empty)
        try await rig.fader(1, 127)
        #expect(told.values.map(\.short) == ["cc 1, channel 1: 127 | (no device of the mapping fits this port)"])
    }

    @Test func withoutATapNothingIsToldAndNothingIsDifferent() async throws {
        let (rig, told) = try await tapped()
        await rig.bridge.setTap(nil)
        try await rig.fader(1, 127)
        #expect(told.values.isEmpty)
        #expect(rig.volta.actions == ["Slider 1 1.0"])
    }

    @Test func programsAreToldTheSame() async throws {
        let (rig, told) = try await tapped()
        try await rig.fader(1, 127)
        let event = try #require(told.values.first)
        #expect(
            JSONValue.object(event.fields).text == """
                {"bytes":"B0 01 7F","channel":1,"count":1,"kind":"cc","number":1,"port":"the input",\
                "rules":[{"control":"Brightness","lid":1,"line":5,"queue":"sent","rule":"cc 1 → slider Brightness",\
                "text":"1.000","type":"Slider","value":1,"verdict":"acts"}],"text":"cc 1, channel 1: 127","value":127}
                """)
    }
}

extension TapEvent {
    /// The event in one line, for a comparison.
    fileprivate var short: String {
        let said = message.map { "\(MessageInput($0).text): \($0.valueText)" } ?? "-"
        let answers = late.map { "only now: \($0.explanation.text)\($0.verdict)" } + layers.map { "(\($0.text))" }
        let rules = rules.map { "\($0.explanation.shortText)\($0.verdict)" }
        return ([said] + answers + rules + [silence.map { "(\($0.text))" }].compactMap(\.self)).joined(separator: " | ")
    }

    /// What the queue made of its actions.
    fileprivate var verdicts: [String] { (late + rules).compactMap { $0.queue?.rawValue } }
}

extension RuleAnswer {
    fileprivate var verdict: String { queue.map { " (\($0.rawValue))" } ?? "" }
}
