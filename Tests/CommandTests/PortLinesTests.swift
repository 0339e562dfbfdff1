import ALSASequencer
import Testing

@testable import Command

/// What `devices` prints.
@Suite struct PortLinesTests {
    private func texts(_ ports: [SequencerPort]) -> [String] { PortLines.all(ports).map(\.text) }

    @Test func oneDeviceNeedsNoMore() {
        #expect(
            texts([Ports.port(24, "LPD8", usb: "1-1", serial: "A"), Ports.port(28, "nanoPAD2", usb: "1-2")]) == [
                "LPD8: LPD8 MIDI 1\n  - match: LPD8", "nanoPAD2: nanoPAD2 MIDI 1\n  - match: nanoPAD2",
            ])
    }

    @Test("HP-05: twins are told apart by serial number, else by path") func twins() {
        #expect(
            texts([Ports.port(24, "LPD8", usb: "1-1.4", serial: "0012"), Ports.port(28, "LPD8", usb: "1-2")]) == [
                """
                LPD8: LPD8 MIDI 1
                  - match: LPD8
                    serial: "0012"
                    # or usb: 1-1.4 for whatever is plugged in there
                """,
                """
                LPD8: LPD8 MIDI 1
                  - match: LPD8
                    usb: 1-2
                """,
            ])
        #expect(
            PortLines.all([
                Ports.port(24, "LPD8", usb: "1-1", serial: "0"), Ports.port(28, "LPD8", usb: "1-2", serial: "0"),
            ]).map(\.lines) == [["match: LPD8", "usb: 1-1"], ["match: LPD8", "usb: 1-2"]])
    }

    @Test func twinsWithSeveralPorts() {
        let ports = ["1-1", "1-2"].enumerated().flatMap { device, path in
            [0, 1].map { Ports.port(UInt8(24 + 4 * device), "Hub", usb: path, index: $0) }
        }
        #expect(
            PortLines.all(ports).map(\.lines) == [
                ["match: Hub", "port: 0", "usb: 1-1"], ["match: Hub", "port: 1", "usb: 1-1"],
                ["match: Hub", "port: 0", "usb: 1-2"], ["match: Hub", "port: 1", "usb: 1-2"],
            ])
    }

    @Test func programsOfOneNameCannotBeToldApart() {
        #expect(
            texts([Ports.port(128, "Synth"), Ports.port(129, "Synth")]).first == """
                Synth: Synth MIDI 1
                  - match: Synth
                    # 2 clients have this name, and nothing tells them apart: start only one
                """)
    }

    @Test func aNameThatBeginsAnotherIsSaid() {
        #expect(
            texts([Ports.port(24, "LPD8", usb: "1-1"), Ports.port(28, "LPD8 mk2", usb: "1-2")]) == [
                """
                LPD8: LPD8 MIDI 1
                  - match: LPD8
                    # fits LPD8 mk2 too, unless that has an entry of its own
                """,
                "LPD8 mk2: LPD8 mk2 MIDI 1\n  - match: LPD8 mk2",
            ])
    }

    @Test("HP-07: JSON stays valid whatever names hold") func json() throws {
        let names = ["nano\u{FFFD}", "a\"b\\c\u{1}\u{7F}", "\u{2028}é照", "  ", "new\nline"]
        for name in names {
            let port = Ports.port(24, name, usb: "1-1", serial: "S\"\u{FFFD}")
            let line = PortLines(of: port, among: [port]).json
            #expect(!line.contains("\n"))
            let fields = try JSON(text: line)
            #expect(fields["client"]?.text == port.clientName)
            #expect(fields["usb"]?.text == "1-1")
            #expect(fields["serial"]?.text == "S\"\u{FFFD}")
        }
    }

    @Test("The lines mean the port and no other that is there") func linesMeanOnePort() throws {
        let names = ["LPD8", "LPD8 mk2", "On", "12", "a: b", "Hub"]
        var ports: [SequencerPort] = []
        for (number, name) in (names + names).enumerated() {
            ports.append(Ports.port(UInt8(16 + 4 * number), name, usb: "1-\(number)", serial: number < 6 ? "S" : nil))
        }
        for line in PortLines.all(ports) {
            let others = PortLines.all(ports).map { $0.lines.joined(separator: ", ") }
            let choice = PortChoice(of: ports, by: try #require(Ports.matcher(others)))
            #expect(choice.connected.contains(line.port))
            let own = try #require(Ports.matcher([line.lines.joined(separator: ", ")]))
            let fitting = ports.filter { own.rank(of: 0, for: $0.name)?.way == .whole }
            #expect(fitting == [line.port])
        }
    }
}
