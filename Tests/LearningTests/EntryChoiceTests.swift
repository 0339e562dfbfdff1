import Learning
import Mapping
import Testing
import YAML

@Suite struct EntryChoiceTests {
    private static func port(_ client: String, _ number: Int = 0, _ lines: [String]? = nil, waits: Bool = false)
        -> LearnPort
    {
        LearnPort(PortID(9), PortName(client: client, port: "p", number: number), lines: lines, isWaiting: waits)
    }

    /// The match texts of a file, a port, and the entry or the lines of the new one.
    @Test(arguments: [
        (["LPD8"], port("LPD8"), "LPD8 in line 3"),
        (["lpd*"], port("LPD8"), "lpd* in line 3"),
        (["lpd*", "LPD8"], port("LPD8"), "LPD8 in line 5"),
        (["LPD8"], port("LPD8 mk2"), "match: LPD8 mk2"),
        (["LPD8"], port("LPD8", 0, ["match: LPD8", "serial: B2"], waits: true), "match: LPD8|serial: B2"),
        (["Other"], port("LPD8", 1, ["match: LPD8", "port: 1"]), "match: LPD8|port: 1"),
        (["A"], LearnPort(unnamed: PortID(0)), "A in line 3"),
        (["A", "B"], LearnPort(unnamed: PortID(0)), "match: \"*\""),
        (["A", "*"], LearnPort(unnamed: PortID(0)), "* in line 5"),
        (["A", "b"], LearnPort(unnamed: PortID(0), match: "B"), "b in line 5"),
        (["A"], LearnPort(unnamed: PortID(0), match: "1234"), "match: \"1234\""),
        ([], port("nano: #1"), "match: \"nano: #1\""),
    ])
    func findsTheEntry(_ matches: [String], _ port: LearnPort, _ expected: String) throws {
        let devices = matches.map { "  - match: \"\($0)\"\n    rules: [{cc: 99, slider: Zoom}]\n" }
        var rig = LearnRig(
            matches.isEmpty ? LearnSession.newFile : "version: 1\ndevices:\n\(devices.joined())")
        rig.choose("Hue")
        rig.play(LearnRig.fader, from: port)
        let place = try #require(rig.session.state.proposal?.place)
        let text =
            place.line.map { "\(place.device) in line \($0)" }
            ?? place.newLines.filter { !$0.hasPrefix("channel") }.joined(separator: "|")
        #expect(text == expected)
        let file = LoadedMapping(Source(name: "m", text: try rig.session.accept()))
        #expect(file.diagnostics == [])
        let count = file.file?.devices.count
        #expect(count == (place.line == nil ? matches.count + 1 : matches.count))
    }

    @Test func writesNoChannelThatTheDeviceHas() throws {
        var rig = LearnRig("version: 1\ndevices:\n  - match: nanoKONTROL2\n    channel: 1\n    rules: []\n")
        rig.choose("Hue")
        rig.play(LearnRig.fader)
        #expect(rig.state() == "{cc: 7, slider: Hue}")
    }

    /// The port where the hand is beats one that trembles.
    @Test func hearsThePortThatIsTouched() throws {
        var rig = LearnRig()
        rig.choose("Hue")
        rig.play("B0 01 40 +100 01 41", from: LearnRig.pad)
        rig.play(LearnRig.fader)
        rig.play("B0 01 40 +100 01 41", from: LearnRig.pad)
        #expect(rig.session.state.proposal?.place.device == "nanoKONTROL2")
    }
}
