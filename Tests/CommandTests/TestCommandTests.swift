import Command
import FoundationEssentials
import Testing

/// `test`: whole texts, and an exit code for scripts.
@Suite struct TestCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let mapping = """
        version: 1
        devices: [{match: Faders, rules: [{cc: 0, slider: Brightness}]}]
        """

    private func file(_ name: String, value: String, mapping: String = "m.yaml") throws -> String {
        try folder.file(
            name,
            """
            version: 1
            mapping: \(mapping)
            tests:
              - name: The fader
                steps:
                  - {at: 0ms, send: B0 00 7F}
                  - {at: 0ms, expect: {slider: Brightness, value: \(value)}}

            """)
    }

    private func test(_ words: String...) -> ProgramResult {
        var result = ProgramResult.of(["test"] + words)
        result.out = result.out.replacing(folder.path + "/", with: "")
        result.err = result.err.replacing(folder.path + "/", with: "")
        return result
    }

    @Test func oneThatPassesAndOneThatFails() throws {
        _ = try folder.file("m.yaml", Self.mapping)
        let (good, bad) = (try file("good.yaml", value: "1"), try file("bad.yaml", value: "0"))
        #expect(test(good) == ProgramResult(code: 0, out: "good.yaml: 1 test passed\n", err: ""))
        let failed = """
            bad.yaml:7:27: error: expected slider Brightness 0 at 0 ms, got slider Brightness 1 at 0 ms
                  - {at: 0ms, expect: {slider: Brightness, value: 0}}
                                      ^
              The fader
                expected                       got
              ✗     0 ms  slider Brightness 0      0 ms  slider Brightness 1

            bad.yaml: 1 of 1 test failed

            """
        #expect(test(bad) == ProgramResult(code: 1, out: failed, err: ""))
        #expect(test(bad, good) == ProgramResult(code: 1, out: failed + "good.yaml: 1 test passed\n", err: ""))
    }

    @Test func resultsAsJSONAreOneObjectATest() throws {
        _ = try folder.file("m.yaml", Self.mapping)
        let result = test(try file("good.yaml", value: "1"), try file("bad.yaml", value: "0"), "--json")
        #expect(result.code == 1)
        #expect(result.err == "")
        #expect(
            result.out == """
                {"differences":[],"file":"good.yaml","line":4,"passed":true,"test":"The fader"}
                {"differences":[{"column":27,"expected":{"ms":0,"what":"slider Brightness 0"},"got":{"ms":0,"what":"slider \
                Brightness 1"},"id":"wrong-value","line":7}],"file":"bad.yaml","line":4,"passed":false,"test":"The fader"}

                """)
    }

    @Test func whatIsNotValidIsShownAndTheOthersArePlayed() throws {
        _ = try folder.file("m.yaml", Self.mapping)
        let broken = try folder.file("broken.yaml", "version: 1\nmapping: m.yaml\ntsts: []\n")
        let good = try file("good.yaml", value: "1")
        let message = """
            broken.yaml:3:1: error: unknown key `tsts` in the file
            tsts: []
            ^
              hint: did you mean `tests`?
            broken.yaml: 1 error

            """
        #expect(test(broken, good) == ProgramResult(code: 65, out: "good.yaml: 1 test passed\n", err: message))
        let json = test(broken, "--json")
        #expect(json.err == "")
        #expect(try JSON(text: json.out)["id"] == "unknown-key")
        _ = try folder.file("m.yaml", "version: 1\n")
        #expect(test(good).err.hasPrefix("m.yaml:1:1: error: the file has no `devices`\n"))
        #expect(test(good).code == 65)
    }

    @Test func whatIsMissingIsNamed() throws {
        #expect(test("/nosuch.yaml") == .failure(.missingInput, "cannot read /nosuch.yaml: No such file or directory"))
        let file = try file("t.yaml", value: "1")
        #expect(test(file) == .failure(.missingInput, "cannot read m.yaml: No such file or directory"))
        _ = try folder.file("m.yaml", Self.mapping)
        let layout = try folder.file(
            "l.yaml", "version: 1\nmapping: m.yaml\nlayout: l.json\ntests: [{name: A, steps: [{send: FE}]}]\n")
        #expect(test(layout) == .failure(.missingInput, "cannot read l.json: No such file or directory"))
        #expect(test() == .failure(.usage, "FILE ... is missing\nSee 'volta-midi test --help'."))
    }

    @Test func aLayoutOfItsOwnFileIsUsed() throws {
        _ = try folder.file("m.yaml", Self.mapping)
        _ = try folder.file(
            "l.json",
            #"{"layoutId":"x","activePageId":"p","controls":[{"lid":4,"type":"Slider","address":"/004","props":{"label":"Brightness"}}]}"#
        )
        let file = try folder.file(
            "t.yaml",
            """
            version: 1
            mapping: m.yaml
            layout: l.json
            tests:
              - {name: A, steps: [{send: B0 00 7F}, {expect: {slider: /004, value: 1}}]}
              - {name: B, steps: [{send: B0 00 7F}, {expect: {slider: 4, value: 1}}]}

            """)
        #expect(test(file) == ProgramResult(code: 0, out: "t.yaml: 2 tests passed\n", err: ""))
    }

    @Test("Every ready mapping has a file of expectations, and does what it says") func shipped() throws {
        let folder = Repository.path + "/mappings/tests/"
        let names = try Repository.mappings().map { String($0.split(separator: "/").last ?? "") }
        #expect(names.count > 20)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".yaml") }
        #expect(files.sorted() == names)
        let result = ProgramResult.of(["test"] + names.map { folder + $0 })
        #expect(result.code == 0, "\(result.out)\(result.err)")
        for name in names { #expect(result.out.contains("\(folder)\(name): ")) }
    }

    @Test("The examples of the two READMEs do what they say", arguments: ["README.md", "mappings/README.md"])
    func examples(page: String) throws {
        let text = try Repository.text(page)
        let blocks = text.matches(of: /```yaml tests\n((?:.*\n)*?)```/).map { String($0.1) }
        #expect(!blocks.isEmpty)
        for name in ["demo.yaml", "my.yaml"] { _ = try folder.file(name, try Repository.text("mappings/demo.yaml")) }
        for block in blocks {
            let result = test(try folder.file("t.yaml", block))
            #expect(result.code == 0, "\(result.out)\(result.err)")
        }
    }
}
