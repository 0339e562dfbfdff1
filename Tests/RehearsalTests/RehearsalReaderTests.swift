import FoundationEssentials
import Testing
import Volta
import YAML

@testable import Rehearsal

/// All mistakes of a file of expectations at once, each at its place.
@Suite struct RehearsalReaderTests {
    private func mistakes(_ text: String) -> String {
        let source = Source(name: "t.yaml", text: text)
        return source.rendered(LoadedRehearsal(source).diagnostics)
    }

    /// The mistakes of one step, without the line and the caret.
    private func mistakes(ofStep step: String) -> [String] {
        let text =
            "version: 1\nmapping: m.yaml\ntests:\n  - name: A\n    steps:\n      - {at: 1s, send: FE}\n      - \(step)\n"
        return LoadedRehearsal(Source(name: "t.yaml", text: text)).diagnostics.map { diagnostic in
            "\(diagnostic.place.column): \(diagnostic.message)" + (diagnostic.hint.map { " (\($0))" } ?? "")
        }
    }

    @Test(arguments: ["", "# nothing\n"]) func nothingAtAll(text: String) {
        #expect(
            mistakes(text) == """
                t.yaml:1:1: error: the file is empty
                \(text.isEmpty ? "" : "# nothing\n^\n")  hint: it needs at least `version: 1`, `mapping:` and `tests:`

                """)
    }

    @Test func theFile() {
        #expect(
            mistakes("layout: 1\n") == """
                t.yaml:1:1: error: the file has no `mapping`
                layout: 1
                ^
                  hint: write `mapping:` with the path of the mapping, relative to this file
                t.yaml:1:1: error: the file has no `tests`
                layout: 1
                ^
                  hint: list at least one test with `name` and `steps`
                t.yaml:1:1: error: the file has no `version`
                layout: 1
                ^
                  hint: write `version: 1` in the first line

                """)
        #expect(
            mistakes("version: 2\nmaping: m\ntests: []\n") == """
                t.yaml:1:10: error: this program reads version 1 of a file of expectations, not 2
                version: 2
                         ^
                t.yaml:2:1: error: unknown key `maping` in the file
                maping: m
                ^
                  hint: did you mean `mapping`?
                t.yaml:3:1: error: `tests` is empty
                tests: []
                ^
                  hint: list at least one test with `name` and `steps`

                """)
        // What may stand in the part that cannot be read is not missed.
        #expect(
            mistakes("version: 1\nmapping: m.yaml\ntests:\n\t- a\n")
                == "t.yaml:4:1: error: tab used for indentation, use spaces\n\t- a\n^\n")
    }

    @Test func testsAndLayouts() {
        #expect(
            mistakes(
                """
                version: 1
                mapping: m.yaml
                layout: [{slider: A, lid: 1}, {slider: B, lid: 1}, {button: C, options: 2}, {lid: 3}]
                tests:
                  - {name: A, steps: [{send: FE}]}
                  - {name: A, steps: []}
                  - {steps: [{send: FE}], within: 1}

                """) == """
                    t.yaml:3:31: error: the local id `1` is there twice
                    layout: [{slider: A, lid: 1}, {slider: B, lid: 1}, {button: C, options: 2}, {lid: 3}]
                                                  ^
                    t.yaml:3:64: error: `options` has no meaning beside `button`
                    layout: [{slider: A, lid: 1}, {slider: B, lid: 1}, {button: C, options: 2}, {lid: 3}]
                                                                                   ^
                    t.yaml:3:77: error: a control needs one of `button`, `slider`, `toggle`, `index`, `string` or `xy`
                    layout: [{slider: A, lid: 1}, {slider: B, lid: 1}, {button: C, options: 2}, {lid: 3}]
                                                                                                ^
                    t.yaml:6:12: error: the test `A` is there twice
                      - {name: A, steps: []}
                               ^
                    t.yaml:6:15: error: `steps` is empty
                      - {name: A, steps: []}
                                  ^
                      hint: list what happens and what is to be seen, such as `{at: 0ms, send: B0 07 40}`
                    t.yaml:7:5: error: this test has no `name`
                      - {steps: [{send: FE}], within: 1}
                        ^
                      hint: say in a few words what is tried
                    t.yaml:7:35: error: `within` needs a time such as `50ms` or `1.5s`, found the number `1`
                      - {steps: [{send: FE}], within: 1}
                                                      ^

                    """)
    }

    @Test(
        arguments: [
            (
                "{at: 2s}",
                ["9: a step needs one of `send`, `expect`, `finally`, `answer`, `page`, `plug`, `unplug` or `shows`"]
            ),
            (
                "{at: 500ms, send: FE}",
                [
                    "14: the step is earlier than the one before, which is at 1000 ms "
                        + "(times are those since the start of the test; put the steps into their order)"
                ]
            ),
            ("{at: 2s, after: 1s, send: FE}", ["18: `after` is a second one beside `at` (write two of them in a row)"]),
            (
                "{send: FE, expect: nothing}",
                ["20: `expect` is a second one beside `send` (write two of them in a row)"]
            ),
            ("{send: FE, within: 1s}", ["20: `within` has no meaning beside `send`"]),
            ("{sent: FE}", ["10: unknown key `sent` in a step (did you mean `send`?)"]),
            ("{send: B0 00}", ["16: `send`, byte 3: `B0` needs 2 bytes of `00` to `7F`, but the text ends"]),
            ("{send: []}", ["10: `send` is empty (write `B0 07 40` or `{cc: 7, value: 64}`)"]),
            (
                "{send: {cc: 1}}",
                ["16: what is sent has no `value` (write `value: 64`, or `sweep: [0, 127]` with `over: 500ms`)"]
            ),
            ("{send: {cc: 1, value: 128}}", ["31: `value` must be 0 to 127, found the number `128`"]),
            ("{send: {cc: 1, value: 1, channel: 17}}", ["43: `channel` must be 1 to 16, found the number `17`"]),
            ("{send: {cc: [1, 33], value: 16384}}", ["37: `value` must be 0 to 16383, found the number `16384`"]),
            (
                "{send: {cc: 1, velocity: 3}}",
                [
                    "24: `velocity` has no meaning beside `cc`",
                    "16: what is sent has no `value` (write `value: 64`, or `sweep: [0, 127]` with `over: 500ms`)",
                ]
            ),
            ("{send: {cc: 1, sweep: [0, 1]}}", ["24: a sweep has no `over` (say how long it takes: `over: 500ms`)"]),
            (
                "{send: {cc: 1, sweep: 5, over: 1s}}",
                ["31: `sweep` needs the first and the last value such as `[0, 127]`, found the number `5`"]
            ),
            (
                "{send: {note: H4}}",
                ["23: `note` needs a number from 0 to 127 or a name such as `C4`, found the text `H4`"]
            ),
            ("{send: {note: 60, note2: 1}}", ["27: unknown key `note2` in what is sent (did you mean `note`?)"]),
            (
                "{send: {transport: play}}",
                ["28: `transport` must be `start`, `stop` or `continue`, found the text `play`"]
            ),
            (
                "{expect: soon}",
                [
                    "18: `expect` needs a request such as `{slider: Zoom, value: 0.5}`, or `nothing`, found the text `soon`"
                ]
            ),
            ("{expect: {slider: A}}", ["18: this request has no `value` (write `value:` with what is to arrive)"]),
            ("{expect: {slider: A, value: 2}}", ["37: `value` must be 0 to 1, found the number `2`"]),
            (
                "{expect: {toggle: A, value: 1}}",
                ["37: `value` needs `true` or `false`, found the number `1` (write `true` or `false`, without quotes)"]
            ),
            ("{expect: {button: A, value: 1}}", ["30: `value` has no meaning beside `button`"]),
            (
                "{expect: {xy: A, value: 0.5}}",
                ["33: `value` needs two numbers such as `[0.5, 1]`, found the number `0.5`"]
            ),
            ("{finally: {slider: A, value: 1, times: 2}}", ["41: `times` has no meaning beside `finally`"]),
            ("{answer: 99}", ["18: `answer` must be 200 to 599, found the number `99`"]),
            (
                "{answer: god}",
                ["18: `answer` must be `good`, `offline` or `silence`, found the text `god` (did you mean `good`?)"]
            ),
            ("{answer: 503, retry_after: 1.5s}", ["36: `retry_after` must be whole seconds, found the text `1.5s`"]),
            (
                "{answer: 503, to: tokens}",
                [
                    "27: `to` must be `action`, `layout`, `token` or `all`, found the text `tokens` (did you mean `token`?)"
                ]
            ),
            (
                "{plug: {port: 1}}",
                ["16: this device has no `name` (write `name:` with the name that `volta-midi devices` shows)"]
            ),
            ("send", ["9: `a step` needs keys and values, found the text `send`"]),
        ] as [(String, [String])])
    func steps(step: String, right: [String]) {
        #expect(Set(mistakes(ofStep: step)) == Set(right))
    }

    @Test func namesThatAreNotThere() throws {
        let source = Source(
            name: "t.yaml",
            text: """
                version: 1
                mapping: m.yaml
                from: Fader
                layout: {One: [{slider: Brightness}, {toggle: Speed}]}
                tests:
                  - name: A
                    steps:
                      - {send: FE}
                      - {send: FE, from: Pad}
                      - {expect: {slider: Brightnes, value: 0}}
                      - {expect: {slider: Speed, value: 0}}
                      - {page: Oen}

                """)
        let loaded = LoadedRehearsal(source)
        #expect(loaded.diagnostics == [])
        let stage = RehearsalStage(try #require(loaded.file), mapping: try RehearsalRig.compiled(), layout: nil)
        #expect(
            source.rendered(stage.diagnostics) == """
                t.yaml:3:7: error: no device of the mapping fits `Fader`
                from: Fader
                      ^
                  hint: did you mean `Faders`?
                t.yaml:9:26: error: no device of the mapping fits `Pad`
                      - {send: FE, from: Pad}
                                         ^
                  hint: did you mean `Pads`?
                t.yaml:10:18: error: the layout has no slider `Brightnes`
                      - {expect: {slider: Brightnes, value: 0}}
                                 ^
                  hint: did you mean `Brightness`?
                t.yaml:11:18: error: `Speed` is a control of type Toggle, no slider
                      - {expect: {slider: Speed, value: 0}}
                                 ^
                t.yaml:12:16: error: the layout has no page `Oen`
                      - {page: Oen}
                               ^
                  hint: did you mean `One`?

                """)
    }

    @Test("The schema for editors has the keys that the reader knows, each with a description") func schema() throws {
        let path = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined() + "/mappings/tests/schema.json"
        let root = try JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: URL(filePath: path)))
        let parts: [(String, [String])] = [
            ("", RehearsalKey.allCases.map(\.rawValue)), ("test", TestKey.allCases.map(\.rawValue)),
            ("step", StepKey.allCases.map(\.rawValue)), ("words", SendKey.allCases.map(\.rawValue)),
            ("request", ExpectKey.allCases.map(\.rawValue)),
        ]
        for (part, keys) in parts {
            let object = part.isEmpty ? root : root.objectValue?["$defs"]?.objectValue?[part]
            let properties = try #require(object?.objectValue?["properties"]?.objectValue)
            #expect(properties.keys.sorted() == keys.sorted(), "\(part)")
            for (key, value) in properties {
                #expect(value.objectValue?["description"]?.stringValue?.hasSuffix(".") == true, "\(key)")
            }
        }
    }
}
