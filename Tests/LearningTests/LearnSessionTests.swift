import Learning
import Mapping
import Testing
import Volta
import YAML

@Suite struct LearnSessionTests {
    /// Control, bytes, what comes of it.
    @Test(arguments: [
        ("Hue", LearnRig.fader, "{cc: 7, slider: Hue}"),
        ("Hue", LearnRig.encoder, "{cc: 30, encoder: twos_complement, slider: Hue}"),
        ("Hue", LearnRig.pair, "{cc: [1, 33], order: msb_first, slider: Hue}"),
        ("Hue", LearnRig.button, "{cc: 64, slider: Hue}"),
        ("Hue", "B0 40 01 +100 40 00 +400 40 01 +100 40 00", "{cc: 64, input: [0, 1], slider: Hue}"),
        ("Hue", LearnRig.note("24"), "{note: 36, slider: Hue}"),
        ("Hue", "C0 05", "{program: 5, slider: Hue, value: 1}"),
        ("Hue", "FA", "{transport: start, slider: Hue, value: 1}"),
        ("Hue", "E0 00 10 00 20 00 30 00 38", "{pitch_bend: any, slider: Hue}"),
        ("Hue", "B0 63 0A 62 00 06 10 26 00 06 11 26 20", "{nrpn: 1280, slider: Hue}"),
        ("Cheer", LearnRig.button, "{cc: 64, button: Cheer}"),
        ("Cheer", "B0 40 01 +100 40 00 +400 40 01 +100 40 00", "{cc: 64, threshold: 1, button: Cheer}"),
        ("Cheer", LearnRig.fader, "{cc: 7, threshold: 64, button: Cheer}"),
        ("Cheer", LearnRig.pair, "{cc: [1, 33], order: msb_first, threshold: 8192, button: Cheer}"),
        (
            "Cheer", LearnRig.encoder,
            "refused: this is an endless knob (twos_complement), it has no press for a button: "
                + "press a button, key or pad, or move a fader"
        ),
        ("Cheer", LearnRig.note("24"), "{note: 36, button: Cheer}"),
        ("Cheer", "B0 00 00 20 01 C0 05", "{bank: 1, program: 5, button: Cheer}"),
        ("Strobe", LearnRig.note("24"), "{note: 36, toggle: Strobe}"),
        ("Strobe", LearnRig.fader, "{cc: 7, mode: follow, threshold: 64, toggle: Strobe}"),
        ("Vote", LearnRig.fader, "{cc: 7, index: Vote}"),
        ("Vote", LearnRig.encoder, "{cc: 30, encoder: twos_complement, step: 1/4, index: Vote}"),
        ("Vote", "C0 02", "{program: any, index: Vote}"),
        ("Vote", "C0 09", "{program: 9, index: Vote, value: 0}"),
        ("Vote", LearnRig.note("24"), "{note: 36, index: Vote, value: 0}"),
        ("Vote", LearnRig.note("24") + " " + LearnRig.note("25"), "{notes: 36-37, index: Vote}"),
        (
            "Vote", ["26", "25", "24", "28"].map(LearnRig.note).joined(separator: " "),
            "{notes: [38-36, 40], index: Vote}"
        ),
        (
            "Vote", "B0 40 7F +100 40 00 +500 41 7F +100 41 00",
            "{cc: 64, index: Vote, value: 0} {cc: 65, index: Vote, value: 1}"
        ),
        ("Shoutout", LearnRig.note("24"), "{note: 36, string: Shoutout, value: \"…\"}"),
        (
            "Position", LearnRig.fader,
            "listening: a fader or knob, cc 7 on channel 1 moves it from side to side (x); "
                + "now move what is to move it up and down (y)"
        ),
        (
            "Position", LearnRig.fader + " +800 " + LearnRig.encoder,
            "{x: {cc: 7}, y: {cc: 30, encoder: twos_complement}, xy: Position}"
        ),
        (
            "Position", (0..<12).map { "B0 02 \(10 + 6 * $0) 01 \(40 + $0)" }.joined(separator: " "),
            "{x: {cc: 2}, y: {cc: 1}, xy: Position}"
        ),
        ("Hue", "B0 40 64 +100 40 14 +300 40 64 +100 40 14", "{cc: 64, input: [20, 100], slider: Hue}"),
        ("Cheer", "B0 40 64 +100 40 14 +300 40 64 +100 40 14", "{cc: 64, button: Cheer}"),
        ("Cheer", "B0 40 32 +100 40 14 +300 40 32 +100 40 14", "{cc: 64, threshold: 21, button: Cheer}"),
        (
            "Position", LearnRig.button,
            "refused: this is a momentary button, but each direction of the pad needs a fader or a knob: move one"
        ),
        ("Tilt", "FE", "listening: a control of type Gyroscope takes no actions"),
        ("Tilt", LearnRig.fader, "refused: a control of type Gyroscope takes no actions"),
        ("Hue", "F8 FE F8", "listening: move a fader or knob, or press a pad"),
        (
            "Cheer", "F0 7F 00 06 02 F7",
            "listening: this key sends MIDI machine control, which no rule listens to: set it to a note or a cc"
        ),
    ])
    func choosesTheRule(_ label: String, _ bytes: String, _ expected: String) throws {
        var rig = LearnRig()
        rig.choose(label)
        rig.play(bytes)
        #expect(rig.state() == expected)
        guard rig.session.state.proposal != nil else { return }
        if label == "Shoutout" { rig.session.text = "Hello: #1" }
        let text = try rig.session.accept()
        let loaded = LoadedMapping(Source(name: "m", text: text))
        #expect(loaded.diagnostics == [])
        #expect(loaded.file?.diagnostics(against: LearnRig.layout) == [])
    }

    @Test func followsWhatLatchesByItself() {
        var rig = LearnRig()
        rig.choose("Strobe")
        rig.play(LearnRig.latching)
        #expect(rig.state() == "{cc: 91, mode: follow, toggle: Strobe}")
        rig.choose("Cheer")
        rig.play("+2000 " + LearnRig.latching)
        #expect(rig.state() == "{cc: 91, button: Cheer} {cc: 91, when: release, button: Cheer}")
    }

    @Test func picksOneOption() {
        var rig = LearnRig()
        rig.choose("Vote", option: 2)
        #expect(rig.state() == "listening: press a button, key or pad for option 2 (C)")
        rig.play(LearnRig.note("24") + " +300 " + LearnRig.note("25"))
        #expect(rig.state() == "{note: 37, index: Vote, value: 2}")
    }

    /// From nothing to a file of two devices, in the order of the touches.
    @Test func writesAFileFromNothing() throws {
        var rig = LearnRig()
        _ = try rig.learn("Hue", LearnRig.fader)
        _ = try rig.learn("Cheer", LearnRig.note("24"), from: LearnRig.pad)
        let text = try rig.learn("Strobe", "B1 40 7F +100 40 00")
        #expect(
            text == """
                # A mapping of volta-midi: which control of a surface moves which control of the layout.
                # 'volta-midi check' shows what is wrong in it; mappings/README.md explains every key.
                version: 1
                devices:
                  - match: nanoKONTROL2
                    channel: 1
                    rules:
                      - {cc: 7, slider: Hue}
                      - {cc: 64, channel: 2, toggle: Strobe}
                  - match: LPD8
                    channel: 1
                    rules:
                      - {note: 36, button: Cheer}

                """)
        #expect(LoadedMapping(Source(name: "m", text: text)).diagnostics == [])
    }

    @Test func undoesStepByStep() throws {
        var rig = LearnRig()
        let first = try rig.learn("Hue", LearnRig.fader)
        _ = try rig.learn("Cheer", LearnRig.note("24"))
        #expect(try rig.session.undo() == first)
        #expect(try rig.session.undo() == LearnSession.newFile)
        #expect(throws: LearnRefusal.nothingToUndo) { try rig.session.undo() }
    }

    /// What was edited since stays; only the rule goes.
    @Test func undoesInAFileThatWasEdited() throws {
        var rig = LearnRig("version: 1\ndevices:\n  - match: nanoKONTROL2\n    rules:\n      - {cc: 1, slider: Hue}\n")
        let text = try rig.learn("Cheer", LearnRig.button)
        let edited = "# mine\n" + text.replacing("cc: 1,", with: "cc: 2,")
        rig.session.follow(Source(name: "m.yaml", text: edited))
        #expect(
            try rig.session.undo()
                == "# mine\nversion: 1\ndevices:\n  - match: nanoKONTROL2\n    rules:\n      - {cc: 2, slider: Hue}\n")
    }

    @Test func saysWhatIsThereAlready() throws {
        let before = """
            version: 1
            devices:
              - match: nanoKONTROL2
                name: Desk
                rules:
                  - {cc: 7, slider: Speed}   # keep
                  - {cc: 16, slider: Hue}
              - match: LPD8
                rules: [{cc: 1, slider: 2}, {cc: 7, slider: Zoom}]

            """
        var rig = LearnRig(before)
        rig.choose("Hue")
        #expect(
            rig.session.control.map { rig.session.rules(moving: $0) } == [
                "cc 16 of Desk (line 7)", "cc 1 of LPD8 (line 9)",
            ])
        rig.play(LearnRig.fader)
        let proposal = try #require(rig.session.state.proposal)
        #expect(
            proposal.conflicts.map(\.text) == [
                "cc 7 already moves `Speed` (line 6)", "it is already moved by cc 16 (line 7)",
                "it is already moved by cc 1 of LPD8 (line 9)",
            ])
        #expect(proposal.place.device == "Desk")
        #expect(proposal.place.line == 3)
        let text = try rig.session.accept(replacing: true)
        #expect(
            text == """
                version: 1
                devices:
                  - match: nanoKONTROL2
                    name: Desk
                    rules:
                      - {cc: 7, channel: 1, slider: Hue}
                  - match: LPD8
                    rules: [{cc: 7, slider: Zoom}]

                """)
        #expect(try rig.session.undo() == before)
    }

    /// A part of a pair cannot be a control of its own.
    @Test func saysWhyItCannotBe() throws {
        var rig = LearnRig("version: 1\ndevices: [{match: nano*, rules: [{cc: [7, 39], slider: Zoom}]}]\n")
        rig.choose("Hue")
        rig.play(LearnRig.fader)
        let proposal = try #require(rig.session.state.proposal)
        #expect(proposal.conflicts.map(\.text) == ["cc 7, 39 already moves `Zoom` (line 2)"])
        #expect(proposal.obstacle?.hasPrefix("the file cannot have both: ") == true)
        #expect(throws: LearnRefusal.self) { try rig.session.accept() }
        #expect(
            try rig.session.accept(replacing: true)
                == "version: 1\ndevices: [{match: nano*, rules: [{cc: 7, channel: 1, slider: Hue}]}]\n")
    }

    @Test func refusesAFileWithErrors() throws {
        var rig = LearnRig("version: 1\noops: 2\ndevices: [{match: A, rules: []}]\n")
        rig.choose("Hue")
        rig.play(LearnRig.fader)
        #expect(
            rig.session.state.proposal?.obstacle
                == "the mapping file has an error; mend it first, 'volta-midi check' shows it")
    }

    @Test func needsATextForAString() throws {
        var rig = LearnRig()
        rig.choose("Shoutout")
        rig.play(LearnRig.note("24"))
        #expect(rig.session.state.proposal?.needsText == true)
        #expect(throws: LearnRefusal.needsText) { try rig.session.accept() }
        rig.session.text = "100%"
        #expect(rig.state() == "{note: 36, string: Shoutout, value: \"100%\"}")
        #expect(rig.session.state.proposal?.needsText == false)
    }
}
