import MIDI
import Testing
import YAML

@testable import Mapping

@Suite struct MappingReaderTests {
    private func file(_ text: String) throws -> MappingFile {
        let source = Source(name: "show.yaml", text: text)
        let loaded = LoadedMapping(source)
        #expect(source.rendered(loaded.diagnostics) == "")
        return try #require(loaded.file)
    }

    private func rule(_ text: String) throws -> Rule {
        let file = try file("version: 1\ndevices:\n- match: A\n  rules:\n  - {\(text)}")
        return try #require(file.devices.first?.rules.first)
    }

    @Test("A whole device is read") func device() throws {
        let text = """
            version: 1
            limits: {per_control: 12.5, total: 30, burst: 3}
            devices:
              - match: "LPD8*"
                channel: 10
                port: 0
                name: Pads
                rules:
                  - {cc: 1, slider: Hue, name: Colour}
              - match: 808
                rules:
                  - note: 36
                    button: 3
            """
        let file = try file(text)
        #expect(file.limits == MappingLimits(perControl: 12.5, total: 30, burst: 3))
        #expect(file.devices.map(\.match) == ["LPD8*", "808"])
        #expect(file.devices.map(\.matchPlace) == [Place(line: 4, column: 12), Place(line: 10, column: 12)])
        #expect(file.devices.map(\.channel) == [Channel(number: 10), nil])
        #expect(file.devices.map(\.port) == [0, nil])
        #expect(file.devices.map(\.name) == ["Pads", nil])
        let rule = try #require(file.devices[0].rules.first)
        #expect(rule.place == Place(line: 9, column: 9))
        #expect(rule.sourcePlace == Place(line: 9, column: 14))
        #expect(rule.targetPlace == Place(line: 9, column: 25))
        #expect(rule.name == "Colour")
        #expect(CompiledMapping(file).rules.map(\.name) == ["Colour", "note 36 → button lid 3"])
        #expect(CompiledMapping(file).rules.map(\.line) == [9, 12])
    }

    @Test("Limits default to the API's guidance") func defaults() throws {
        let file = try file("version: 1\ndevices: [{match: A, rules: [{cc: 1, slider: B}]}]")
        #expect(file.limits == MappingLimits(perControl: 20, total: 20, burst: 10))
    }

    @Test(
        "Sources",
        arguments: [
            ("cc: 0", .controlChange(0)), ("cc: 0x7F", .controlChange(127)), ("note: 0o10", .note(8)),
            ("note: C4", .note(60)),
            ("note: \"C#3\"", .note(49)), ("note: C#3", .note(49)), ("notes: 36-39", .notes([36, 37, 38, 39])),
            ("notes: 39-36", .notes([39, 38, 37, 36])), ("notes: [36, 38, C3]", .notes([36, 38, 48])),
            ("notes: C2-D#2", .notes([36, 37, 38, 39])), ("notes: C-1-D-1", .notes([0, 1, 2])),
            ("notes: 36", .notes([36])),
            ("notes: C-1", .notes([0])), ("notes: [36-37, 40]", .notes([36, 37, 40])),
            ("notes: 36 - 37", .notes([36, 37])),
            ("notes: 36-C#2", .notes([36, 37])), ("program: any", .program(nil)), ("program: 5", .program(5)),
        ] as [(String, RuleSource)])
    func sources(_ text: String, _ expected: RuleSource) throws {
        #expect(try rule("\(text), button: A").source == expected)
    }

    @Test(
        "Targets are named by label, lid or address",
        arguments: [
            ("Brightness", .label("Brightness")), ("2", .lid(2)), ("\"2\"", .label("2")), ("/002", .address("/002")),
            ("\"/002\"", .address("/002")), ("Fader 1", .label("Fader 1")), ("yes", .label("yes")), ("0", .lid(0)),
            ("'A: B'", .label("A: B")), ("\" A \"", .label("A")), ("Größe 照明", .label("Größe 照明")),
        ] as [(String, ControlReference)])
    func targets(_ text: String, _ expected: ControlReference) throws {
        #expect(try rule("cc: 1, slider: \(text)").target == RuleTarget(kind: .slider, control: expected))
    }

    @Test("MF-04: truth values and texts") func truthValues() throws {
        #expect(try rule("cc: 1, slider: A, invert: no, name: no").settings.invert == false)
        #expect(try rule("cc: 1, slider: A, invert: no, name: no").name == "no")
        #expect(try rule("note: 1, toggle: A, value: on").settings.value == .state(true))
        #expect(try rule("note: 1, toggle: A, mode: on").settings.mode == .on)
    }

    @Test("Settings") func settings() throws {
        let settings = try rule("cc: 1, slider: A, input: [120, 3], range: [1, 0.25], invert: true, delivery: every")
            .settings
        #expect(settings.input == RuleSettings.Input(first: 120, last: 3))
        #expect(settings.range == RuleSettings.Output(first: 1, last: 0.25))
        #expect(settings.invert == true)
        #expect(settings.delivery == .every)
        #expect(try rule("note: 1, button: A, threshold: 127").settings.threshold == 127)
        #expect(try rule("note: 1, index: A, value: 3").settings.value == .option(3))
        #expect(try rule("note: 1, slider: A, value: 1").settings.value == .level(1))
    }

    @Test("Rules that share a source or a target, or act at different thresholds, are no conflict") func shared() throws
    {
        let rules = [
            "cc: 1, slider: A", "cc: 1, slider: B", "cc: 2, slider: A, invert: true", "cc: 1, slider: A, channel: 3",
            "cc: 7, index: C, value: 0, threshold: 1", "cc: 7, index: C, value: 1, threshold: 64",
            "note: 1, button: D, channel: 1", "note: 1, button: D, channel: 2, delivery: latest",
        ]
        let text = "version: 1\ndevices:\n- match: A\n  rules:\n" + rules.map { "  - {\($0)}\n" }.joined()
        #expect(try file(text).devices[0].rules.count == rules.count)
    }

    @Test("An alias may stand for a rule's settings") func alias() throws {
        let text = "version: 1\ndevices:\n- match: A\n  rules: &r [{cc: 1, slider: B}]\n- match: C\n  rules: *r"
        #expect(try file(text).devices[0].rules == file(text).devices[1].rules)
    }
}
