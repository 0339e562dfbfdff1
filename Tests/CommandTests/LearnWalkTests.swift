import Learning
import MIDI
import Mapping
import Testing
import Time
import Volta
import YAML

@testable import Command

/// What `learn` says and writes, drawn as a conversation: bytes and keys go in.
@Suite struct LearnWalkTests {
    /// A walk with a file in memory.
    private struct Rig {
        var walk: LearnWalk
        var said: [String] = []
        var file: String
        var isEnded = false
        private var now = Moment.now
        private var parser = ByteStreamParser()
        private let port = LearnPort(PortID(1), PortName(client: "Desk", port: "Desk", number: 0))

        init(_ file: String = LearnSession.newFile, all: Bool = false, holdsLines: Bool = false) {
            let layout = LayoutInfo(
                layoutId: "L", activePageId: "p",
                controls: [
                    LayoutControl(lid: 1, address: "/1", type: "Slider", props: ["label": .string("Hue")]),
                    LayoutControl(lid: 2, address: "/2", type: "Button", props: ["label": .string("Che\u{1B}er")]),
                    LayoutControl(lid: 3, address: "/3", type: "Gyroscope"),
                    LayoutControl(lid: 4, address: "/4", type: "String", props: ["label": .string("Shout")]),
                ])
            self.file = file
            walk = LearnWalk(
                LearnSession(layout, file: Source(name: "m.yaml", text: file)), controls: layout.controls,
                name: "m.yaml", learnsAll: all, holdsLines: holdsLines)
            take(walk.begin())
        }

        mutating func take(_ steps: [LearnWalk.Step]) {
            for step in steps {
                switch step {
                case .say(let line): said.append(line)
                case .write(let text): file = text
                case .readText: continue
                case .end: isEnded = true
                }
            }
        }

        /// Plays bytes; `+N` are milliseconds.
        mutating func play(_ text: String) {
            for word in text.split(separator: " ") {
                if word.hasPrefix("+"), let pause = Int(word.dropFirst()) {
                    now += .milliseconds(pause)
                } else if let byte = UInt8(word, radix: 16), let message = parser.receive(byte) {
                    walk.receive(message, from: port, now: now)
                    now += .milliseconds(8)
                }
            }
            rest()
        }

        mutating func rest() {
            now += .seconds(1)
            take(walk.turn(now: now))
        }

        mutating func type(_ lines: String...) {
            for line in lines { take(walk.type(line, now: now)) }
        }

        /// What was said since the last time.
        mutating func news() -> [String] {
            defer { said = [] }
            return said
        }
    }

    private static let fader = "B0 07 10 07 14 07 19 07 20 07 2A 07 40 07 55 07 60"
    private static let pad = "90 24 50 +80 24 00"

    @Test func goesThroughAllControls() {
        var rig = Rig()
        #expect(
            rig.news() == [
                "Learning 4 controls into m.yaml. Enter accepts, s skips, b goes back, u undoes, "
                    + "r replaces what is there, q quits.",
                "", "1 of 4: Hue (Slider)", "  move a fader or knob, or press a pad",
            ])
        rig.type("")
        #expect(rig.news() == ["  first move a fader or knob, or press a pad"])
        rig.play(Self.fader)
        #expect(
            rig.news() == [
                "  this is a fader or knob, cc 7 on channel 1: its values go from 16 to 96 step by step",
                "  {cc: 7, slider: Hue}", "  into a new entry: match: Desk, channel: 1",
            ])
        rig.type("")
        #expect(
            rig.news() == [
                "  written: {cc: 7, slider: Hue}", "", "2 of 4: Che er (Button)", "  press a button, key or pad",
            ])
        rig.type("s")
        #expect(
            rig.news() == [
                "3 of 4: Gyroscope 3 (Gyroscope) takes no actions", "", "4 of 4: Shout (String)",
                "  press a button, key or pad",
            ])
        rig.play(Self.pad)
        #expect(rig.news().contains("  {note: 36, string: Shout, value: \"…\"}"))
        rig.type("")
        #expect(rig.news() == ["  the text that it sends:"])
        rig.type("s q: #1")
        #expect(
            rig.news() == [
                "  written: {note: 36, string: Shout, value: \"s q: #1\"}", "",
                "2 controls were learnt, 1 without a rule.",
            ])
        #expect(rig.isEnded)
        #expect(LoadedMapping(Source(name: "m", text: rig.file)).diagnostics == [])
    }

    @Test func passesOverWhatHasARule() {
        let file =
            "version: 1\ndevices: [{match: Desk, rules: [{cc: 9, slider: Hue}, {cc: 8, string: Shout, value: a}]}]\n"
        var rig = Rig(file)
        #expect(
            rig.news().dropFirst() == [
                "1 of 4: Hue (Slider), moved by cc 9 of Desk (line 2)", "", "2 of 4: Che er (Button)",
                "  press a button, key or pad",
            ])
        rig.type("s")
        #expect(rig.isEnded)
        #expect(rig.news().last == "0 controls were learnt, 1 without a rule.")
        var again = Rig(file, all: true)
        #expect(again.news()[2] == "1 of 4: Hue (Slider), moved by cc 9 of Desk (line 2)")
        again.play(Self.fader)
        #expect(again.news().contains("  note: it is already moved by cc 9 (line 2)"))
        again.type("r")
        #expect(
            again.file
                == file.replacing("{cc: 9, slider: Hue}, ", with: "").replacing(
                    "a}]", with: "a}, {cc: 7, channel: 1, slider: Hue}]"))
        again.type("u")
        #expect(again.file == file)
    }

    @Test func goesBackAndUndoes() {
        var rig = Rig()
        rig.play(Self.fader)
        rig.type("")
        _ = rig.news()
        rig.type("b")
        #expect(rig.news()[1] == "1 of 4: Hue (Slider), moved by cc 7 of Desk (line 8)")
        rig.type("s", "u")
        #expect(
            rig.news().suffix(4) == ["  undone", "", "1 of 4: Hue (Slider)", "  move a fader or knob, or press a pad"])
        #expect(rig.file == LearnSession.newFile)
        rig.type("u", "x", "q")
        #expect(
            rig.news() == [
                "  there is nothing to undo",
                "  Enter accepts, s skips, b goes back, u undoes, r replaces what is there, q quits", "",
                "0 controls were learnt, 3 without a rule.",
            ])
    }

    /// What is not certain is asked once more, and taken at the second Enter.
    @Test func asksWhenItIsNotSure() {
        var rig = Rig()
        rig.play("B0 14 01 14 01 14 01")
        #expect(
            rig.news().suffix(2) == [
                "  perhaps an endless knob (twos_complement), cc 20 on channel 1: 1 to the right",
                "  to be sure: turn it the other way, slowly; if it is a button, press it once more",
            ])
        rig.type("")
        #expect(
            rig.news() == [
                "  it is not certain: turn it the other way, slowly; if it is a button, press it once more; "
                    + "or Enter once more takes it as it is"
            ])
        rig.play("B0 14 7F 14 7F")
        rig.type("")
        #expect(rig.file.contains("{cc: 20, encoder: twos_complement, slider: Hue}"))
        rig.play("90 24 7F +900 24 00")
        _ = rig.news()
        rig.type("", "")
        #expect(rig.news().contains { $0.hasPrefix("  written: {note: 36") })
    }

    /// Lines of a script wait until they have a meaning.
    @Test func holdsTheLinesOfAScript() {
        var rig = Rig(holdsLines: true)
        rig.type("", "s", "", "Hello")
        rig.take(rig.walk.endOfKeys(now: .now))
        #expect(rig.news().last == "  move a fader or knob, or press a pad")
        rig.play(Self.fader)
        #expect(rig.news().last == "  press a button, key or pad")
        #expect(!rig.isEnded)
        rig.play(Self.pad)
        #expect(rig.isEnded)
        #expect(rig.file.contains("value: Hello}"))
    }

    @Test func takesBackWhatCouldNotBeWritten() {
        var rig = Rig()
        rig.play(Self.fader)
        let steps = rig.walk.type("", now: .now + .seconds(5))
        #expect(steps.contains { if case .write = $0 { true } else { false } })
        _ = rig.news()
        rig.take(rig.walk.takeBack(because: "the disk is full"))
        #expect(
            rig.news() == ["  the disk is full", "", "1 of 4: Hue (Slider)", "  move a fader or knob, or press a pad"])
        #expect(rig.walk.session.file.bytes == Array(LearnSession.newFile.utf8))
    }

    /// An undo that could not be written leaves everything learnt, here and in the file.
    @Test func keepsWhatCouldNotBeUndone() {
        var rig = Rig()
        rig.play(Self.fader)
        rig.type("")
        let (text, learnt) = (rig.walk.session.file.bytes, rig.walk.learnt)
        #expect(rig.walk.type("u", now: .now + .seconds(5)).contains { if case .write = $0 { true } else { false } })
        rig.take(rig.walk.takeBack(because: "the disk is full"))
        #expect(rig.walk.session.file.bytes == text)
        #expect(rig.walk.learnt == learnt)
        #expect(text != Array(LearnSession.newFile.utf8))
    }

    /// Back goes the way that was come, also to what was skipped over rules that were there.
    @Test func backGoesToWhatWasAskedBefore() {
        var rig = Rig()
        rig.type("s")
        let asked = rig.walk.place
        rig.type("s")
        rig.type("b")
        #expect(rig.walk.place == asked)
        rig.type("b")
        #expect(rig.walk.place == 0)
    }
}
