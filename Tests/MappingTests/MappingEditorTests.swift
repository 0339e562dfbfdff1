import Mapping
import Testing
import YAML

@Suite struct MappingEditorTests {
    private static let rule = "{cc: 7, slider: New}"

    private func editor(_ text: String) throws -> MappingEditor {
        try MappingEditor(Source(name: "m.yaml", text: text))
    }

    @Test func addsBelowTheLastRule() throws {
        let text = """
            version: 1  # the first
            devices:
              # at the left
              - match: A
                rules:
                  - {cc: 0, slider: One}   # one

                  # a comment at the end
              - match: B
                rules: [{cc: 1, slider: Two}]   # in brackets
            # the end
            """
        let first = try editor(text).adding(Self.rule, toDevice: 0)
        #expect(
            first
                == text.replacing(
                    "slider: One}   # one\n", with: "slider: One}   # one\n      - {cc: 7, slider: New}\n"))
        let second = try editor(first).adding(Self.rule, toDevice: 1)
        #expect(second == first.replacing("Two}]", with: "Two}, {cc: 7, slider: New}]"))
    }

    @Test(arguments: [
        (
            "version: 1\ndevices:\n- match: A\n  rules:\n  - cc: 0\n    slider: One\n",
            "version: 1\ndevices:\n- match: A\n  rules:\n  - cc: 0\n    slider: One\n  - {cc: 7, slider: New}\n"
        ),
        (
            "version: 1\ndevices:\n  - match: A\n    rules:\n      - {cc: 0,\n         slider: One}",
            "version: 1\ndevices:\n  - match: A\n    rules:\n      - {cc: 0,\n         slider: One}\n      - {cc: 7, slider: New}\n"
        ),
        (
            "version: 1\ndevices: [{match: A, rules: [{cc: 0, slider: 'a } b'}]}]",
            "version: 1\ndevices: [{match: A, rules: [{cc: 0, slider: 'a } b'}, {cc: 7, slider: New}]}]"
        ),
        (
            "version: 1\r\ndevices:\r\n  - match: A\r\n    rules:\r\n      - {cc: 0, slider: One}\r\n# end\r\n",
            "version: 1\r\ndevices:\r\n  - match: A\r\n    rules:\r\n      - {cc: 0, slider: One}\r\n"
                + "      - {cc: 7, slider: New}\r\n# end\r\n"
        ),
        (
            "\u{FEFF}version: 1\ndevices: [{match: A, rules: []}]\n",
            "\u{FEFF}version: 1\ndevices: [{match: A, rules: [{cc: 7, slider: New}]}]\n"
        ),
        (
            "version: 1\ndevices:\n  - match: A\n    rules: []  # none\n",
            "version: 1\ndevices:\n  - match: A\n    rules: [{cc: 7, slider: New}]  # none\n"
        ),
        (
            "version: 1\ndevices:\n  - match: A\n    rules:\n  - match: B\n    rules: [{cc: 1, slider: Two}]\n",
            "version: 1\ndevices:\n  - match: A\n    rules:\n      - {cc: 7, slider: New}\n"
                + "  - match: B\n    rules: [{cc: 1, slider: Two}]\n"
        ),
        (
            "version: 1\ndevices:\n  - match: A\n",
            "version: 1\ndevices:\n  - match: A\n    rules:\n      - {cc: 7, slider: New}\n"
        ),
    ])
    func addsInEveryWayOfWriting(_ before: String, _ after: String) throws {
        #expect(try editor(before).adding(Self.rule, toDevice: 0) == after)
    }

    @Test func addsADevice() throws {
        let text =
            "devices:\n  - match: A\n    rules:\n      - {cc: 0, slider: One}  # one\nlimits: {total: 10}\nversion: 1\n"
        let new = try editor(text).adding("{note: 3, button: B}", toNewDevice: ["match: Two", "port: 1"])
        #expect(
            new
                == "devices:\n  - match: A\n    rules:\n      - {cc: 0, slider: One}  # one\n"
                + "  - match: Two\n    port: 1\n    rules:\n      - {note: 3, button: B}\n"
                + "limits: {total: 10}\nversion: 1\n")
    }

    /// Files in which there is no device yet.
    @Test(arguments: [
        ("", "version: 1\ndevices:\n"),
        ("# mine\n", "# mine\nversion: 1\ndevices:\n"),
        ("version: 1\n", "version: 1\ndevices:\n"),
        ("version: 1\ndevices:\n", "version: 1\ndevices:\n"),
        ("version: 1\ndevices: []  # none\nlimits: {total: 9}\n", "version: 1\ndevices:  # none\n"),
    ])
    func addsTheFirstDevice(_ before: String, _ start: String) throws {
        let device = "  - match: A\n    port: 1\n    rules:\n      - {x: {cc: 1}, y: {cc: 2}, xy: P}\n"
        let new = try editor(before).adding("{x: {cc: 1}, y: {cc: 2}, xy: P}", toNewDevice: ["match: A", "port: 1"])
        #expect(new == start + device + (before.contains("limits") ? "limits: {total: 9}\n" : ""))
        #expect(LoadedMapping(Source(name: "m", text: new)).diagnostics == [])
    }

    @Test func removesFromBrackets() throws {
        let text =
            "version: 1\ndevices: [{match: A, rules: [{cc: 0, slider: One}, {cc: 1, slider: Two}, {cc: 2, slider: Z}]}]\n"
        #expect(try editor(text).removing(0, ofDevice: 0) == text.replacing("{cc: 0, slider: One}, ", with: ""))
        #expect(try editor(text).removing(2, ofDevice: 0) == text.replacing(", {cc: 2, slider: Z}", with: ""))
        let one = "version: 1\ndevices: [{match: A, rules: [{cc: 0, slider: 'a } b'}]}]\n"
        #expect(try editor(one).removing(0, ofDevice: 0) == "version: 1\ndevices: [{match: A, rules: []}]\n")
    }

    @Test func removesARule() throws {
        let text = """
            version: 1
            devices:
              - match: A
                rules:
                  # first
                  - {cc: 0, slider: One}
                  - cc: 1  # second
                    slider: Two
                  - {cc: 2, slider: Three}

            """
        #expect(
            try editor(text).removing(1, ofDevice: 0)
                == text.replacing("      - cc: 1  # second\n        slider: Two\n", with: ""))
        #expect(
            try editor(text).removing(2, ofDevice: 0) == text.replacing("      - {cc: 2, slider: Three}\n", with: ""))
    }

    /// Adding and removing again gives the text as it was.
    @Test func undoesWhatItAdded() throws {
        for name in try MappingFolder.names() where name.hasSuffix(".yaml") {
            let text = try String(contentsOfPath: "\(MappingFolder.path)/\(name)")
            let added = try editor(text).adding("{program: 99, button: An unused one}", toDevice: 0)
            #expect(added != text)
            let file = try #require(LoadedMapping(Source(name: "m", text: added)).file)
            #expect(try editor(added).removing(file.devices[0].rules.count - 1, ofDevice: 0) == text)
        }
    }

    @Test func refusesWhatWouldDoHarm() throws {
        let text = "version: 1\ndevices:\n  - match: A\n    rules:\n      - {cc: 0, slider: One}\n"
        #expect(throws: MappingEditor.Refusal.isThere(line: 5)) {
            try editor(text).adding("{cc: 0, slider: One}", toDevice: 0)
        }
        #expect(throws: MappingEditor.Refusal.fileHasErrors) { try editor(text + "oops: 1\n") }
        let error = #expect(throws: MappingEditor.Refusal.self) {
            try editor(text).adding("{cc: 200, slider: One}", toDevice: 0)
        }
        if case .ruleHasErrors(let errors) = error {
            #expect(errors.map(\.id) == ["out-of-range"])
        } else {
            Issue.record("\(String(describing: error))")
        }
        #expect(throws: MappingEditor.Refusal.noPlace) { try editor(text).adding(Self.rule, toDevice: 5) }
    }
}
