import Mapping
import Testing
import YAML

@Suite struct MappingErrorTests {
    /// Whole texts are compared: every mistake of the file, with place, message, line, caret, hint and notes.
    @Test(
        "Mistakes are explained, all at once",
        arguments: MappingCase.structure + MappingCase.devices + MappingCase.rules + MappingCase.targets
            + MappingCase.meaning + MappingCase.numbers + MappingCase.parts + MappingCase.encoders + MappingCase.curves
            + MappingCase.pads + MappingCase.doubts + MappingCase.values + MappingCase.presses
            + MappingCase.takeover + MappingCase.layers + MappingCase.reach + MappingCase.lights)
    func table(_ example: MappingCase) {
        let source = Source(name: "show.yaml", text: example.text)
        let loaded = LoadedMapping(source)
        #expect(source.rendered(loaded.diagnostics) == example.expected + "\n")
        #expect((loaded.mapping == nil) == loaded.diagnostics.hasErrors)
    }

    @Test("A port tells an entry apart from a pattern") func ports() {
        let rules = "rules: [{note: 36, button: B}]"
        let text = "version: 1\ndevices:\n- {match: Launch*, \(rules)}\n- {match: Launch, port: 1, \(rules)}\n"
        #expect(LoadedMapping(Source(name: "show.yaml", text: text)).diagnostics == [])
    }

    @Test("Too many rules are refused before they fill the memory") func tooManyRules() {
        let rules = (0..<2000).map { "      - {program: any, slider: A\($0)}\n" }.joined()
        let source = Source(name: "show.yaml", text: "version: 1\ndevices:\n  - match: A\n    rules:\n" + rules)
        let diagnostics = LoadedMapping(source).diagnostics
        #expect(diagnostics.map(\.id) == ["too-many-rules"])
        #expect(diagnostics.map(\.place) == [Place(line: 1958, column: 9)])
    }
}
