import MIDI
import Mapping
import Testing
import Volta

@Suite struct EngineTests {
    @Test("MP-01: a button acts on presses, a toggle flips, a slider follows the velocity") func notes() throws {
        var rig = try EngineRig(["note: 60, button: Cheer", "note: 60, toggle: Strobe", "note: 60, slider: Brightness"])
        rig.play(on(60, 100))
        #expect(rig.take() == ["3 press", "4 on", "1 0.7874015748031497"])
        rig.play(off(60))
        #expect(rig.take() == ["1 0.0"])
        rig.play(on(60, 100), off(60, 64))
        #expect(rig.take() == ["3 press", "4 off", "1 0.7874015748031497", "1 0.0"])
    }

    @Test("MP-03: each note acts for itself") func severalNotes() throws {
        var rig = try EngineRig(["note: 60, button: 3", "note: C#4, button: /003", "notes: [67, 64], slider: 2"])
        rig.play(on(60), on(64), off(67), on(61, 1))
        #expect(rig.take() == ["3 press", "2 1.0", "2 0.0", "3 press"])
    }

    @Test("MP-11: channels count from 1") func channels() throws {
        var rig = try EngineRig(["channel: 1, note: 73, button: Cheer"])
        rig.play(on(73), on(73, channel: 2), on(72))
        #expect(rig.take() == ["3 press"])
    }

    @Test("A rule's channel goes before its device's; without any it listens to all") func deviceChannel() throws {
        var rig = try EngineRig(["cc: 1, slider: 1", "cc: 1, slider: 2, channel: 16"], device: ["channel: 10"])
        rig.play(cc(1, 127), cc(1, 127, channel: 10), cc(1, 0, channel: 16))
        #expect(rig.take() == ["1 1.0", "2 0.0"])
        rig = try EngineRig(["cc: 1, slider: 1"])
        for channel in 1...16 { rig.play(cc(1, 127, channel: channel)) }
        #expect(rig.take().count == 16)
    }

    @Test("MP-15: hardware that latches is followed, momentary hardware flips") func latching() throws {
        var rig = try EngineRig(["cc: 91, toggle: Strobe, mode: follow"])
        rig.play(cc(0x5B, 127), cc(0x5B, 0))
        #expect(rig.take() == ["4 on", "4 off"])
        rig = try EngineRig(["cc: 91, toggle: Strobe"])
        rig.play(cc(0x5B, 127), cc(0x5B, 0), cc(0x5B, 127), cc(0x5B, 0))
        #expect(rig.take() == ["4 on", "4 off"])
    }

    @Test("A flip turns over what was last asked, whatever has arrived so far") func fastFlips() throws {
        var rig = try EngineRig(["cc: 91, toggle: Strobe, delivery: every"])
        rig.play(cc(0x5B, 127), cc(0x5B, 0), cc(0x5B, 127), cc(0x5B, 0), cc(0x5B, 127), cc(0x5B, 0))
        #expect(rig.take() == ["4 on", "4 off", "4 on"])
        let strobe = try #require(LayoutInfo.stage.controls.first { $0.lid == 4 })
        rig.engine.delivered(.toggle(true), to: ControlIdentity(strobe))
        rig.engine.delivered(.toggle(false), to: ControlIdentity(strobe))
        rig.play(cc(0x5B, 127))
        #expect(rig.take() == ["4 off"])
    }

    @Test("EN-11: CC 0 and CC 32 are two controllers") func noPairs() throws {
        var rig = try EngineRig(["cc: 0, slider: Brightness", "cc: 32, button: Cheer"])
        rig.play(cc(0, 0x40), cc(0x20, 0x7F), cc(0x20, 0))
        #expect(rig.take() == ["1 0.5039370078740157", "3 press"])
    }

    @Test("A sweep through the threshold is one press") func sweepIsOnePress() throws {
        var rig = try EngineRig(["cc: 1, button: Cheer", "cc: 1, toggle: Strobe, mode: follow, threshold: 100"])
        for value in UInt8(0)...127 { rig.play(cc(1, value)) }
        #expect(rig.take() == ["3 press", "4 on"])
        for value in (UInt8(0)...127).reversed() { rig.play(cc(1, value)) }
        #expect(rig.take() == ["4 off"])
    }

    @Test("The state of a button is kept for each port, channel and controller") func edges() throws {
        var rig = try EngineRig(["cc: 1, button: Cheer"])
        rig.engine.portAppeared(PortID(2), from: .unnamed)
        rig.play(cc(1, 127), cc(1, 127), cc(1, 127, channel: 2))
        rig.play(cc(1, 127), from: PortID(2))
        #expect(rig.take() == ["3 press", "3 press", "3 press"])
        rig.play(cc(1, 0), cc(1, 64))
        #expect(rig.take() == ["3 press"])
    }

    @Test("A threshold of a note is the least velocity of a press; too soft a press has no release")
    func noteThreshold() throws {
        var rig = try EngineRig(["note: 1, button: 3, threshold: 64", "note: 1, slider: 1, threshold: 64"])
        rig.play(on(1, 63), off(1))
        #expect(rig.take() == [])
        rig.play(on(1, 64), on(1, 10), off(1))
        #expect(rig.take() == ["3 press", "1 0.5039370078740157", "1 0.0"])
    }

    @Test("`on`, `off` and `value` set a toggle on each press") func toggleModes() throws {
        var rig = try EngineRig([
            "note: 1, toggle: 4, mode: on", "note: 2, toggle: 4, mode: off", "note: 3, toggle: 4, value: yes",
            "note: 4, toggle: 4, value: false", "note: 5, toggle: 4", "note: 6, toggle: Strobe",
        ])
        rig.play(on(1), off(1), on(1), on(2), on(3), on(4))
        #expect(rig.take() == ["4 on", "4 on", "4 off", "4 on", "4 off"])
        rig.play(on(3), on(5), on(6))
        #expect(rig.take() == ["4 on", "4 off", "4 on"])
    }

    @Test("`follow` can be inverted") func invertedFollow() throws {
        var rig = try EngineRig(["note: 1, toggle: 4, mode: follow, invert: true"])
        rig.play(on(1), off(1))
        #expect(rig.take() == ["4 off", "4 on"])
    }

    @Test("`value` of a slider is set on each press") func sliderValue() throws {
        var rig = try EngineRig([
            "note: 1, slider: 1, value: 0.25", "cc: 1, slider: 1, value: 1", "program: 2, slider: 1, value: 0",
        ])
        rig.play(on(1), off(1), cc(1, 10), cc(1, 64), cc(1, 127), program(2), program(3))
        #expect(rig.take() == ["1 0.25", "1 1.0", "1 0.0"])
    }

    @Test("Pads count options from 0, also downwards") func padOptions() throws {
        var rig = try EngineRig([
            "notes: 36-39, index: Vote", "notes: C5-A#4, index: Scene", "note: C3, index: Vote, value: 2",
        ])
        rig.play(on(36), off(36), on(39), on(72), on(70), on(48))
        #expect(rig.take() == ["5 option 0", "5 option 3", "6 option 0", "6 option 2", "5 option 2"])
    }

    @Test("Programs pick options, move sliders and press buttons") func programs() throws {
        var rig = try EngineRig(["program: any, index: Scene", "program: 5, button: Cheer", "program: any, slider: 1"])
        rig.play(program(0), program(5), program(5))
        #expect(
            rig.take() == [
                "6 option 0", "1 0.0", "3 press", "1 0.03937007874015748", "3 press", "1 0.03937007874015748",
            ])
    }

    @Test("A fader sweeps options in equal parts") func sweptOptions() throws {
        var rig = try EngineRig([
            "cc: 1, index: Vote", "cc: 2, index: Vote, invert: true", "cc: 3, index: Vote, value: 3",
        ])
        rig.play(cc(1, 0), cc(1, 31), cc(1, 32), cc(1, 63), cc(1, 64), cc(1, 95), cc(1, 96), cc(1, 127))
        #expect(rig.take() == [0, 0, 1, 1, 2, 2, 3, 3].map { "5 option \($0)" })
        rig.play(cc(2, 0), cc(2, 127), cc(3, 63), cc(3, 64), cc(3, 65))
        #expect(rig.take() == ["5 option 3", "5 option 0", "5 option 3"])
    }

    @Test("A value that names no option is counted, and said once for each rule") func noSuchOption() throws {
        var rig = try EngineRig(["program: any, index: Scene", "notes: 1-9, index: Scene"])
        rig.play(program(2), program(3), program(127), on(4), on(5))
        #expect(rig.take() == ["6 option 2"])
        #expect(rig.engine.counts.withoutOption == 4)
        #expect(rig.engine.takeNotices() == [.noSuchOption(rule: 0, option: 3), .noSuchOption(rule: 1, option: 3)])
        #expect(!rig.engine.hasNotices)
    }

    @Test(
        "Deliveries are those of the design, unless the rule says otherwise",
        arguments: [
            ("cc: 1, slider: 1", .latest), ("note: 1, slider: 1, value: 1", .latest), ("cc: 1, toggle: 4", .latest),
            ("cc: 1, button: 3", .every), ("program: 1, button: 3", .every), ("notes: 1-4, index: 5", .every),
            ("note: 1, index: 5, value: 1", .every), ("cc: 1, index: 5, value: 1", .every),
            ("cc: 1, index: 5", .latest),
            ("program: any, index: 5", .latest), ("program: 1, index: 5, value: 1", .latest),
            ("cc: 1, slider: 1, delivery: every", .every), ("cc: 1, button: 3, delivery: latest", .latest),
        ] as [(String, RuleDelivery)])
    func delivery(_ rule: String, _ expected: RuleDelivery) throws {
        #expect(try EngineRig([rule]).engine.mapping.rules.map(\.delivery) == [expected])
    }

    @Test("MP-04, MP-12: messages that no rule can listen to do nothing") func otherMessages() throws {
        var rig = try EngineRig(["cc: 1, slider: 1"])
        let channel = Channel(statusByte: 0)
        rig.play(.clock, .activeSensing, .systemExclusive([1]), .tuneRequest, .songSelect(1))
        #expect(rig.engine.counts == EngineCounts())
        rig.play(
            .start, .pitchBend(channel: channel, value: 0), .channelPressure(channel: channel, pressure: 1),
            .keyPressure(channel: channel, note: 1, pressure: 1))
        #expect(rig.take() == [])
        #expect(rig.engine.counts.matched == 0)
    }

    @Test("A port that leaves releases what follows it, and nothing else") func portLeaves() throws {
        var rig = try EngineRig(["cc: 1, toggle: Strobe, mode: follow", "cc: 1, slider: 1", "note: 1, slider: 2"])
        rig.play(cc(1, 127), on(1))
        _ = rig.take()
        rig.leave()
        #expect(rig.take() == ["4 off"])
        rig.play(cc(1, 0))
        #expect(rig.take() == [])
        rig.engine.portAppeared(EngineRig.port, from: .unnamed)
        rig.play(cc(1, 127))
        #expect(rig.take() == ["4 on", "1 1.0"])
    }

    @Test("A rule repeated by another device's entry acts once") func sameRuleTwice() throws {
        let rule = "\n    rules: [{note: 1, button: Cheer}, {notes: 1-2, index: Vote}]"
        var rig = try EngineRig(file: "version: 1\ndevices:\n  - match: A\(rule)\n  - match: B\(rule)")
        rig.play(on(1), on(2))
        #expect(rig.take() == ["3 press", "5 option 0", "5 option 1"])
    }

    @Test("Two rules that say the same of one pad act once") func sameOptionTwice() throws {
        var rig = try EngineRig(["notes: 36-39, index: Vote", "note: 38, index: Vote, value: 2"])
        rig.play(on(38))
        #expect(rig.take() == ["5 option 2"])
    }

    @Test("A port that never appeared is not listened to") func unknownPort() throws {
        var rig = try EngineRig(["cc: 1, slider: 1"])
        rig.play(cc(1, 1), from: PortID(99))
        rig.leave(PortID(99))
        #expect(rig.take() == [])
    }

    @Test("HP-03, MP-14: after many rounds of unplugging a press is one press") func replugged() throws {
        var rig = try EngineRig(["note: 48, button: Cheer"])
        for number in 2..<100 {
            rig.leave(PortID(number - 1))
            rig.engine.portAppeared(PortID(number), from: .unnamed)
        }
        rig.play(.noteOn(channel: Channel(statusByte: 0), note: 48, velocity: 127), from: PortID(99))
        rig.play(.noteOff(channel: Channel(statusByte: 0), note: 48, velocity: 64), from: PortID(99))
        #expect(rig.take() == ["3 press"])
    }
}
