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
            show.yaml:12:13: warning: notes 39 to 41 pick options 3 to 5, but `Scene` has only options 0 to 2
              - {notes: 36-41, index: Scene}
                        ^
            show.yaml:13:15: error: `Scene` has no option 3, only options 0 to 2
              - {program: 3, index: Scene}
                          ^

            """
        #expect(try text(rules) == expected)
    }

    @Test(
        "Inputs whose options do not exist are told, whatever the numbers of the options",
        arguments: [
            ("notes: 36-39, index: Vote", [1, 2, 3, 4], "note 36 picks option 0, but `Vote` has only options 1 to 4"),
            ("notes: 36-39, index: Vote", [0, 3, 2], "note 37 picks option 1, but `Vote` has only options 0, 2 to 3"),
            (
                "notes: [39, 36, 37], index: Vote", [5],
                "notes 39, 36 to 37 pick options 0 to 2, but `Vote` has only option 5"
            ),
            ("note: 36, index: Vote", [1], "note 36 picks option 0, but `Vote` has only option 1"),
            ("notes: 36-39, index: Vote", [], "notes 36 to 39 pick options 0 to 3, but `Vote` lists no options"),
            ("program: 0, index: Vote", [1, 2], "`Vote` has no option 0, only options 1 to 2"),
            ("program: 0, index: Vote", [], "`Vote` has no option 0: it lists none"),
            ("program: any, index: Vote", [200], "programs pick options 0 to 127, but `Vote` has only option 200"),
            ("cc: 1, index: Vote", [], "`Vote` lists no options, so nothing can be chosen by position"),
            ("cc: 1, index: Vote", nil, "`Vote` lists no options, so nothing can be chosen by position"),
            ("notes: 36-39, index: Vote", [3, 1, 2, 0, 9], nil), ("program: any, index: Vote", [127], nil),
            ("cc: 1, index: Vote", [7], nil), ("notes: 36-39, index: Vote", nil, nil),
        ] as [(String, [Int]?, String?)])
    func options(_ rule: String, _ options: [Int]?, _ expected: String?) throws {
        let vote = LayoutControl(
            lid: 5, address: "/005", type: "Index", props: ["label": .string("Vote")],
            options: options.map { $0.map { IndexOption(index: $0) } })
        let layout = LayoutInfo(layoutId: "L", activePageId: "P", controls: [vote])
        let source = Source(name: "f", text: "version: 1\ndevices: [{match: A, rules: [{\(rule)}]}]")
        let loaded = LoadedMapping(source)
        let file = try #require(loaded.file)
        #expect(file.diagnostics(against: layout).map(\.message) == (expected.map { [$0] } ?? []))

        // What is said beforehand is what a run ignores; a bank of programs is larger than a control.
        guard !rule.hasPrefix("program: any") else { return }
        var rig = try EngineRig([rule], bind: layout)
        for number in UInt8(0)...127 { rig.play(on(number), program(number), cc(1, number)) }
        #expect((rig.engine.counts.withoutOption > 0) == (expected != nil))
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
