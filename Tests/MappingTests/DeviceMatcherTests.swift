import Mapping
import Testing
import YAML

@Suite struct DeviceMatcherTests {
    private let nano = PortName(client: "nanoKONTROL2", port: "nanoKONTROL2 nanoKONTROL2 _ CTR", number: 0)

    /// The texts, in the order of the file, whose entries fit the port best.
    private func winners(_ matches: [String], _ port: PortName) throws -> [String] {
        try Self.matcher(matches).entries(for: port).map { matches[$0] }
    }

    static func matcher(_ matches: [String]) throws -> DeviceMatcher {
        let devices = matches.map { "- match: \(Node.plainOrQuoted($0))\n  rules: [{cc: 1, slider: A}]\n" }
        let source = Source(name: "show.yaml", text: "version: 1\ndevices:\n" + devices.joined())
        let loaded = LoadedMapping(source)
        return try #require(loaded.mapping, "\(source.rendered(loaded.diagnostics))").matcher
    }

    @Test(
        "Exact beats longest beginning beats pattern",
        arguments: [
            (["*", "nano*", "nano", "nanoKONTROL", "nanoKONTROL2"], ["nanoKONTROL2"]),
            (["*", "nano*", "nano", "nanoKONTROL"], ["nanoKONTROL"]),
            (["*", "nano*", "nano?ONTROL2", "nano"], ["nano"]),
            (["*", "nano*", "nano?ONTROL2"], ["nano?ONTROL2"]),
            (["*", "nano*"], ["nano*"]),
            (["*"], ["*"]),
            (["LPD8", "nanoPAD"], []),
            (["NANOKONTROL2", " nanokontrol2 ", "nano"], ["NANOKONTROL2", " nanokontrol2 "]),
        ])
    func ranking(_ matches: [String], _ expected: [String]) throws {
        #expect(try winners(matches, nano) == expected)
    }

    @Test("A beginning also fits a longer model, unless a better entry exists") func models() throws {
        let mini = PortName(client: "X-TOUCH MINI", port: "X-TOUCH MINI MIDI 1", number: 0)
        #expect(try winners(["X-Touch"], mini) == ["X-Touch"])
        #expect(try winners(["X-Touch", "X-Touch Mini"], mini) == ["X-Touch Mini"])
        #expect(
            try winners(["X-Touch", "X-Touch Mini"], PortName(client: "X-Touch", port: "X-Touch MIDI 1", number: 0))
                == ["X-Touch"])
    }

    @Test(
        "HP-07: the client's name matches whatever the port is called",
        arguments: [
            "nanoKONTROL2 MIDI 1", "nanoKONTROL2 nanoKONTROL2 _ CTR", "nanoKONTROL2 _ CTRL",
        ])
    func portNames(_ port: String) throws {
        #expect(try winners(["nanoKONTROL2*"], PortName(client: "nanoKONTROL2", port: port, number: 0)).count == 1)
        #expect(try winners(["nanoKONTROL2"], PortName(client: "nanoKONTROL2", port: port, number: 0)).count == 1)
    }

    @Test("The name of a port selects that port only") func onePort() throws {
        let ports = (1...12).map { PortName(client: "Hub", port: "Hub MIDI \($0)", number: $0 - 1) }
        let matcher = try Self.matcher(["Hub MIDI 1"])
        #expect(ports.map { matcher.entries(for: $0) } == [[0]] + Array(repeating: [], count: 11))
    }

    @Test("`port` narrows") func portNumber() throws {
        let text = """
            version: 1
            devices:
              - {match: Hub, port: 1, rules: [{cc: 1, slider: A}]}
              - {match: Hub, rules: [{cc: 1, slider: A}]}
            """
        let matcher = try #require(LoadedMapping(Source(name: "f", text: text)).mapping).matcher
        #expect(
            (0...2).map { matcher.entries(for: PortName(client: "Hub", port: "", number: $0)) } == [[1], [0, 1], [1]])
    }

    @Test(
        "Names that are cut after 31 characters fit the whole name, with blanks or half a character at the end",
        arguments: [
            ("A Controller With A Very Long N", true),
            ("A Controller With A Very Long ", false),
            ("A Controller With A Very Long", false),
            ("A Controller With A Very Lo", false),
        ])
    func cut(_ name: String, _ fits: Bool) throws {
        let whole = "A Controller With A Very Long Name Indeed"
        #expect(try winners([whole], PortName(client: name, port: "x", number: 0)) == (fits ? [whole] : []))
    }

    @Test("A cut that ends in a blank or within a character still fits") func cutEnds() throws {
        let blank = "A Controller With A Longer Name Indeed"
        #expect(try winners([blank], PortName(client: String(blank.prefix(31)), port: "", number: 0)) == [blank])
        #expect(blank.prefix(31).utf8.count == 31)
        let accents = "Contrôleur de lumière très éélégant"
        let bytes = Array(accents.utf8.prefix(31))
        #expect(
            try winners([accents], PortName(client: String(decoding: bytes, as: UTF8.self), port: "", number: 0)) == [
                accents
            ])
        for length in 1...40 {
            let name = String(decoding: accents.utf8.prefix(length), as: UTF8.self)
            _ = try winners([accents], PortName(client: name, port: "", number: 0))
        }
    }

    @Test("A whole name goes before one that is cut") func cutRank() throws {
        let cut = "A Controller With A Very Long N"
        #expect(try winners([cut + "ame", cut, "A*"], PortName(client: cut, port: "", number: 0)) == [cut])
        #expect(try winners([cut + "ame", "A", "A*"], PortName(client: cut, port: "", number: 0)) == [cut + "ame"])
    }

    @Test(
        "System and Midi Through are matched only when they are named",
        arguments: [
            ("*", false), ("Midi*", false), ("M*", false), ("Midi", false), ("Midi Thr*", false), ("???? *", false),
            ("Midi Through", true), ("midi through", true), ("Midi Through*", true), ("Midi Through Port-0", true),
            ("Midi Through Port*", true), ("Midi Through Port", true),
        ])
    func reserved(_ match: String, _ fits: Bool) throws {
        let port = PortName(client: "Midi Through", port: "Midi Through Port-0", number: 0, isReserved: true)
        #expect(try winners([match], port) == (fits ? [match] : []))
    }

    @Test(
        "HP-05: usb and serial must be equal, and break a tie of names",
        arguments: [
            (["match: LPD8", "match: LPD8, usb: 1-1.4"], [1]),
            (["match: LPD8", "match: LPD8, serial: Ab1"], [1]),
            (["match: LPD8, serial: Ab1", "match: LPD8, serial: Ab1, usb: 1-1.4"], [1]),
            (["match: LPD8, serial: Ab1", "match: LPD8, usb: 1-1.4"], [0, 1]),
            (["match: LPD8", "match: \"LPD*\", usb: 1-1.4"], [0]),
            (["match: LPD8, serial: \" Ab1 \""], [0]),
            (["match: LPD8, serial: ab1"], []),
            (["match: LPD8, usb: 1-1"], []),
            (["match: LPD8, usb: 1-1.4, serial: other"], []),
            (["match: nanoPAD2, usb: 1-1.4"], []),
        ])
    func identity(_ entries: [String], _ expected: [Int]) throws {
        let port = PortName(client: "LPD8", port: "LPD8 MIDI 1", number: 0, usb: "1-1.4", serial: "Ab1")
        #expect(try Self.matcher(entriesOf: entries).entries(for: port) == expected)
        let plain = PortName(client: "LPD8", port: "LPD8 MIDI 1", number: 0)
        #expect(try Self.matcher(entriesOf: entries).entries(for: plain) == (entries[0] == "match: LPD8" ? [0] : []))
    }

    @Test("HP-05: serial numbers are texts as they are spelt", arguments: ["0012", "1e5", "12", "true", "\"0012\""])
    func serialTexts(_ serial: String) throws {
        let port = PortName(client: "A", port: "", number: 0, serial: serial.filter { $0 != "\"" })
        #expect(try Self.matcher(entriesOf: ["match: A, serial: \(serial)"]).entries(for: port) == [0])
        #expect(
            try Self.matcher(entriesOf: ["match: A, \(DeviceMatcher.serialLine(for: port) ?? "")"]).entries(for: port)
                == [0])
    }

    @Test(
        "Names that begin those of another model are told",
        arguments: [
            ("LPD8", "LPD8 mk2", "lpd8"), ("X-Touch", "X-TOUCH MINI", "x-touch"),
            ("APC MINI", "APC mini mk2", "apc mini"), ("LPD8 mk2", "LPD8 mk2", nil), ("LPD", "LPD8 mk2", nil),
            ("LPD8*", "LPD8 mk2", nil), ("nanoKONTROL2", "nanoKONTROL2", nil), ("LPD8", "nanoPAD2", nil),
        ])
    func traps(_ match: String, _ client: String, _ trap: String?) throws {
        let port = PortName(client: client, port: "\(client) MIDI 1", number: 0)
        #expect(try Self.matcher([match]).trap(for: port) == trap)
        #expect(try Self.matcher([match, client]).trap(for: port) == nil)
    }

    private static func matcher(entriesOf entries: [String]) throws -> DeviceMatcher {
        let devices = entries.map { "- {\($0), rules: [{cc: 1, slider: A}]}\n" }
        let source = Source(name: "show.yaml", text: "version: 1\ndevices:\n" + devices.joined())
        let loaded = LoadedMapping(source)
        return try #require(loaded.mapping, "\(source.rendered(loaded.diagnostics))").matcher
    }

    @Test("Names with pattern characters match when they are pasted") func patternCharacters() throws {
        let port = PortName(client: "What? *Live* [1]", port: "", number: 0)
        #expect(try winners(["What*", "What? *Live* [1]"], port) == ["What? *Live* [1]"])
    }

    @Test("Names beyond ASCII are compared without regard to case and composition") func unicode() throws {
        #expect(try winners(["GRÖSSE"], PortName(client: "gro\u{308}sse", port: "", number: 0)) == ["GRÖSSE"])
    }

    @Test("Programs that fit no entry, and inputs without a name, follow all entries; devices follow none")
    func origins() throws {
        let text = """
            version: 1
            devices:
              - {match: A, rules: [{cc: 1, slider: 1}]}
              - {match: B, rules: [{cc: 1, slider: 2}]}
            """
        var engine = Engine(try #require(LoadedMapping(Source(name: "f", text: text)).mapping))
        let other = PortName(client: "C", port: "", number: 0)
        let fitting = PortName(client: "B", port: "", number: 0)
        #expect(engine.portAppeared(PortID(1), from: .device(other)) == [])
        #expect(engine.portAppeared(PortID(2), from: .device(fitting)) == [1])
        #expect(engine.portAppeared(PortID(3), from: .sender(other)) == [0, 1])
        #expect(engine.portAppeared(PortID(4), from: .sender(fitting)) == [1])
        #expect(engine.portAppeared(PortID(5), from: .unnamed) == [0, 1])
    }
}
