import Mapping
import Testing
import Volta
import YAML

@Suite struct LayoutTests {
    private func text(_ rules: [String], _ layout: LayoutInfo = .stage) throws -> String {
        let lines = ["version: 1", "devices:", "- match: A", "  rules:"] + rules.map { "  - {\($0)}" }
        let source = Source(name: "show.yaml", text: lines.joined(separator: "\n"))
        let loaded = LoadedMapping(source)
        let file = try #require(loaded.file, "\(source.rendered(loaded.diagnostics))")
        return source.rendered(file.diagnostics(against: layout))
    }

    @Test("A mapping that fits its layout has nothing wrong") func fits() throws {
        let rules = [
            "cc: 1, slider: Brightness", "cc: 2, slider: 2", "cc: 3, slider: /001", "note: 1, button: Cheer",
            "notes: 36-39, index: Vote", "note: 1, index: Vote, value: 3", "program: any, index: Scene",
        ]
        #expect(try text(rules) == "")
    }

    @Test("Every disagreement is told with its place") func disagreements() throws {
        let rules = [
            "cc: 1, slider: Brigthness", "cc: 2, slider: brightness", "cc: 3, slider: Smoke", "cc: 4, slider: 99",
            "cc: 5, slider: /004", "cc: 6, slider: /02", "cc: 7, index: Vote, value: 4", "notes: 36-41, index: Scene",
            "program: 3, index: Scene",
        ]
        let expected = """
            show.yaml:5:21: error: the layout has no control with the label `Brigthness`
              - {cc: 1, slider: Brigthness}
                                ^
              hint: did you mean `Brightness`?
            show.yaml:6:21: error: the layout has no control with the label `brightness`
              - {cc: 2, slider: brightness}
                                ^
              hint: did you mean `Brightness`?
            show.yaml:7:21: error: the layout has no control with the label `Smoke`
              - {cc: 3, slider: Smoke}
                                ^
            show.yaml:8:21: error: the layout has no control with the lid 99
              - {cc: 4, slider: 99}
                                ^
              hint: lids on this page: see `volta-midi layout`
            show.yaml:9:21: error: `/004` is a control of type Toggle, but `slider` needs Slider
              - {cc: 5, slider: /004}
                                ^
              hint: write `toggle:` instead
            show.yaml:10:21: error: the layout has no control with the address `/02`
              - {cc: 6, slider: /02}
                                ^
              hint: did you mean `/002`?
            show.yaml:11:33: error: `Vote` has no option 4, only options 0 to 3
              - {cc: 7, index: Vote, value: 4}
                                            ^
            show.yaml:12:13: warning: 6 notes for `Scene`, which has only options 0 to 2
              - {notes: 36-41, index: Scene}
                        ^
            show.yaml:13:15: error: `Scene` has no option 3, only options 0 to 2
              - {program: 3, index: Scene}
                          ^

            """
        #expect(try text(rules) == expected)
    }

    @Test("Controls with one label are told apart by their types, else their lids are named") func sameLabel() throws {
        let controls: [LayoutControl] = [
            .labelled("Twin", lid: 1, type: "Slider"), .labelled("Twin", lid: 2, type: "Slider"),
            .labelled("Pair", lid: 3, type: "Slider"), .labelled("Pair", lid: 4, type: "Button"),
        ]
        let layout = LayoutInfo(layoutId: "L", activePageId: "P", controls: controls)
        #expect(try text(["cc: 1, slider: Pair", "cc: 2, button: Pair"], layout) == "")
        let expected = """
            show.yaml:5:21: error: several controls go by `Twin`: lids 1, 2
              - {cc: 1, slider: Twin}
                                ^
              hint: name one of them by its lid

            """
        #expect(try text(["cc: 1, slider: Twin"], layout) == expected)
    }

    @Test("Names are also checked in rules and devices with other mistakes") func otherMistakes() throws {
        let text = """
            version: 1
            devices:
              - rules:
                  - {cc: 1, chanel: 2, slider: Brigthness}
            """
        let source = Source(name: "show.yaml", text: text)
        let loaded = LoadedMapping(source)
        let file = try #require(loaded.file)
        #expect(loaded.mapping == nil)
        #expect(loaded.diagnostics.map(\.id) == ["missing-key", "unknown-key"])
        #expect(file.diagnostics(against: .stage).map(\.id) == ["no-such-control"])
    }
}
