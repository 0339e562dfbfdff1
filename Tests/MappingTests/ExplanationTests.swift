import MIDI
import Mapping
import Testing
import Time
import Volta

/// Each reason, by a rule and what is played before it is asked.
@Suite struct ExplanationTests {
    /// A rig that has played some messages, each after a time, and what it says of the last one.
    private func answer(
        _ rules: [String], device: [String] = [], layers: [String] = [], bind layout: LayoutInfo? = .stage,
        _ messages: Message..., pause: Duration = .zero
    ) throws -> [String] {
        var lines = ["version: 1"]
        if !layers.isEmpty { lines += ["layers:"] + layers.map { "  \($0)" } }
        lines += ["devices:", "  - match: Surface"] + device.map { "    \($0)" } + ["    rules:"]
        var rig = try EngineRig(
            file: (lines + rules.map { "      - {\($0)}" }).joined(separator: "\n"), bind: layout)
        rig.engine.isExplaining = true
        for message in messages {
            rig.wait(pause)
            _ = rig.engine.takeExplanation()
            rig.play(message)
        }
        return rig.engine.takeExplanation().lines
    }

    @Test("What acts says the value that its control gets") func acts() throws {
        #expect(try answer(["cc: 1, slider: 1"], cc(1, 64)) == ["cc 1 → slider lid 1: 0.504"])
        #expect(try answer(["note: 1, button: Cheer"], on(1)) == ["note 1 → button Cheer: press"])
        #expect(try answer(["note: 1, toggle: Strobe"], on(1)) == ["note 1 → toggle Strobe: on"])
        #expect(try answer(["program: any, index: Scene"], program(2)) == ["program any → index Scene: option 2"])
        #expect(
            try answer(["note: 1, string: Shoutout, value: \"Hi\\n\""], on(1)) == ["note 1 → string Shoutout: \"Hi␊\""])
        #expect(
            try answer(["x: {cc: 1}, y: {cc: 2}, xy: Position"], cc(1, 127)) == ["x cc 1 → xy Position: 1.000, 0.000"])
    }

    @Test("A fader that has to take over says how far it has to go") func takeover() throws {
        let rules = ["cc: 1, slider: 1, takeover: pickup", "cc: 2, slider: 1"]
        #expect(
            try answer(rules, cc(2, 127), cc(1, 50)) == ["cc 1 → slider lid 1: take-over: move up 59 %"])
        #expect(try answer(rules, cc(2, 127), cc(1, 50), cc(1, 127)) == ["cc 1 → slider lid 1: 1.000"])
    }

    @Test("Small moves, soft presses and held inputs say why they do not count") func values() throws {
        #expect(
            try answer(["cc: 1, slider: 1, deadband: 0.1"], cc(1, 50), cc(1, 51))
                == ["cc 1 → slider lid 1: held back by the dead-band"])
        #expect(
            try answer(["cc: 1, button: Cheer"], cc(1, 63)) == ["cc 1 → button Cheer: below the threshold of 64"])
        #expect(
            try answer(["cc: 1, button: Cheer"], cc(1, 70), cc(1, 71))
                == ["cc 1 → button Cheer: pressed already: it has to go below 64 first"])
        #expect(
            try answer(["cc: 1, button: Cheer"], cc(1, 70), cc(1, 0))
                == ["cc 1 → button Cheer: acts on the press, and this is the release"])
        #expect(
            try answer(["note: 1, button: Cheer, velocity: [40, 127]"], on(1, 12))
                == ["note 1 → button Cheer: velocity 12 is outside 40 to 127"])
        #expect(
            try answer(["note: 1, toggle: Strobe, mode: follow, threshold: 90"], on(1, 12), off(1))
                == ["note 1 → toggle Strobe: the press did not count, so its release does not"])
        #expect(
            try answer(["cc: 1, encoder: twos_complement, slider: 1"], cc(1, 0))
                == ["cc 1 → slider lid 1: the encoder's value means no step"])
    }

    @Test("Options that are not there are named") func options() throws {
        #expect(
            try answer(["program: any, index: Scene"], program(7)) == ["program any → index Scene: no option 7"])
        let bare = LayoutInfo(
            layoutId: "L", activePageId: "P", controls: [.labelled("Vote", lid: 5, type: "Index")])
        #expect(
            try answer(["cc: 1, index: Vote"], bind: bare, cc(1, 7))
                == ["cc 1 → index Vote: the control lists no options to choose from by position"])
    }

    @Test("Presses say what they wait for") func presses() throws {
        #expect(
            try answer(["note: 1, button: Cheer, when: release"], on(1)) == [
                "note 1 → button Cheer: waits for the release"
            ])
        #expect(
            try answer(["note: 1, button: Cheer, when: long, hold: 1500ms"], on(1))
                == ["note 1 → button Cheer: waits until it is held for 1.5 s"])
        #expect(
            try answer(["note: 1, button: Cheer, when: long"], on(1), off(1))
                == ["note 1 → button Cheer: let go of before 600 ms"])
        let both = ["note: 1, button: Cheer, when: double", "note: 1, toggle: Strobe"]
        #expect(
            try answer(both, on(1)) == [
                "note 1 → button Cheer: waits for the second press",
                "note 1 → toggle Strobe: waits 300 ms in case a second press comes",
            ])
        #expect(
            try answer(both, on(1), off(1), on(1)) == [
                "note 1 → button Cheer: press",
                "note 1 → toggle Strobe: a second press in a row, which another rule means",
            ])
        #expect(
            try answer(["note: 1, button: Cheer, debounce: 20ms"], on(1), off(1)) == [
                "note 1 → button Cheer: debounce: waits until the switch has been at rest for 20 ms"
            ])
    }

    @Test("A long press is told when it has become long") func late() throws {
        #expect(
            try answer(
                ["note: 1, button: Cheer, when: long", "cc: 1, slider: 1"], on(1), cc(1, 127), pause: .seconds(1))
                == ["late note 1 → button Cheer: press", "cc 1 → slider lid 1: 1.000"])
    }

    @Test("Layers say which one is off, which one has taken an input, and what is switched") func layers() throws {
        let layers = ["Effects: {note: 9, mode: latched}"]
        let rules = ["cc: 1, slider: 1", "cc: 1, slider: 2, layer: Effects"]
        #expect(
            try answer(rules, layers: layers, cc(1, 127)) == [
                "cc 1 → slider lid 1: 1.000", "cc 1 → slider lid 2: layer Effects is not active",
            ])
        #expect(try answer(rules, layers: layers, on(9)) == ["turns layer Effects on"])
        #expect(try answer(rules, layers: layers, on(9), off(9)) == ["layer Effects stays on"])
        #expect(
            try answer(rules, layers: layers, on(9), cc(1, 127)) == [
                "cc 1 → slider lid 1: layer Effects is active and takes this input", "cc 1 → slider lid 2: 1.000",
            ])
    }

    @Test("A control that is not there is named, and why") func absence() throws {
        let rules = ["cc: 1, slider: Nowhere"]
        #expect(try answer(rules, cc(1, 1)) == ["cc 1 → slider Nowhere: Nowhere is not on the page; kept for it"])
        #expect(
            try answer(rules, bind: nil, cc(1, 1))
                == ["cc 1 → slider Nowhere: the layout has not been read yet; kept for Nowhere"])
        #expect(
            try answer(["cc: 1, slider: Cheer"], cc(1, 1)) == [
                "cc 1 → slider Cheer: Cheer is a control of type Button on this page, which the rule cannot move"
            ])
    }

    @Test("Halves of values say that they are halves") func parts() throws {
        #expect(
            try answer(["cc: [1, 33], slider: 1"], cc(1, 64))
                == ["cc 1, 33 → slider lid 1: waits for the other half of the 14-bit value"])
        #expect(try answer(["cc: [1, 33], slider: 1"], cc(1, 127), cc(33, 127)) == ["cc 1, 33 → slider lid 1: 1.000"])
        #expect(
            try answer(["nrpn: 5, slider: 1"], cc(99, 0)) == ["silent: selects the NRPN that the next values are for"])
        #expect(
            try answer(["nrpn: 5, slider: 1"], cc(99, 0), cc(98, 5), cc(6, 1))
                == ["nrpn 5 → slider lid 1: waits for the other half of the 14-bit value"])
        #expect(
            try answer(["bank: 1, program: 5, button: Cheer"], cc(0, 0))
                == ["silent: selects the bank of the next program changes"])
    }

    @Test("A rule that repeats another one says which") func repeats() throws {
        #expect(
            try answer(["cc: 1, slider: 1", "cc: 1, slider: 1, channel: 1"], cc(1, 0)) == [
                "cc 1 → slider lid 1: 0.000", "cc 1 → slider lid 1: line 5 does the same already",
            ])
    }

    @Test("What no rule listens to names the rules that nearly do") func near() throws {
        #expect(try answer(["cc: 1, slider: 1"], cc(2, 0)) == ["silent: no rule listens to it"])
        #expect(
            try answer(["cc: 1, slider: 1, channel: 3"], cc(1, 0))
                == ["silent: no rule listens to it; line 5 listens on channel 3: cc 1 → slider lid 1"])
        #expect(
            try answer(["note: 1, button: Cheer"], cc(1, 0))
                == ["silent: no rule listens to it; line 5 listens to a note of that number: note 1 → button Cheer"])
        #expect(
            try answer(["bank: 1, program: 5, button: Cheer"], program(5))
                == ["silent: no rule listens to it; line 5 listens in bank 1: bank 1 program 5 → button Cheer"])
        #expect(
            try answer(["nrpn: 5, slider: 1"], cc(6, 1))
                == ["silent: no rule listens to it; line 5 listens once that is selected: nrpn 5 → slider lid 1"])
        #expect(try answer(["cc: 1, slider: 1"], .clock) == ["silent: no rule can listen to this kind of message"])
    }

    @Test("A port that no device fits names the device whose rule would listen") func otherDevice() throws {
        var rig = try EngineRig(["cc: 1, slider: 1, channel: 2"])
        let stranger = PortID(2)
        rig.engine.portAppeared(stranger, from: .device(PortName(client: "Other", port: "", number: 0)))
        #expect(
            rig.engine.explanation(of: cc(1, 5), from: stranger, now: EngineRig.start).lines == [
                "silent: no device of the mapping fits this port; "
                    + "line 5 listens on channel 2 on Surface: cc 1 → slider lid 1"
            ])
    }

    @Test("The echo of a light is named as one") func echo() throws {
        var rig = try LightRig(["note: 1, toggle: Strobe"])
        rig.play(on(1), off(1))
        rig.wait(0)
        rig.engine.isExplaining = true
        _ = rig.engine.takeExplanation()
        rig.play(on(1))
        #expect(rig.takeActions() == ["4 on"])
        #expect(
            rig.engine.takeExplanation().lines == ["note 1 → toggle Strobe: held back as the echo of its own light"])
    }

    @Test("A device that is only listened to has its rules and no lights, its twin has none") func onlookers() throws {
        var rig = try LightRig(["note: 1, toggle: Strobe"])
        rig.leave()
        let name = PortName(client: "Surface", port: "", number: 0)
        rig.engine.portAppeared(PortID(1), from: .watched(name))
        rig.engine.portAppeared(PortID(2), from: .twin(name))
        rig.bind(.stage)
        rig.wait(1000)
        #expect(rig.engine.nextShow == nil)
        let said = [1, 2].map { rig.engine.explanation(of: on(1), from: PortID($0), now: EngineRig.start).lines }
        #expect(
            said == [
                ["note 1 → toggle Strobe: on"],
                ["silent: no device of the mapping fits this port; line 5 listens on Surface: note 1 → toggle Strobe"],
            ])
    }

    @Test("To ask changes nothing") func asking() throws {
        var rig = try EngineRig(["note: 1, toggle: Strobe"])
        for _ in 0..<2 {
            let explanation = rig.engine.explanation(of: on(1), from: EngineRig.port, now: EngineRig.start)
            #expect(explanation.lines == ["note 1 → toggle Strobe: on"])
        }
        rig.play(on(1))
        #expect(rig.take() == ["4 on"])
        #expect(rig.engine.takeExplanation().isEmpty)
    }
}

extension MessageExplanation {
    /// All of it, for a comparison.
    var lines: [String] {
        late.map { "late \($0.text)" } + layers.map(\.text) + rules.map(\.text)
            + [silence.map { "silent: \($0.text)" }].compactMap(\.self)
    }
}
