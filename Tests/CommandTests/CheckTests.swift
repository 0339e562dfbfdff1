import Command
import FoundationEssentials
import TestSupport
import Testing

/// `check`: whole texts, and an exit code for scripts.
@Suite struct CheckTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let good = """
        version: 1
        devices:
          - match: Pads
            rules:
              - {cc: 0, slider: Brightness}
              - {note: 36, button: Cheer}
              - {notes: 40-43, index: Vote}

        """

    private static let broken = """
        version: 1
        devices:
          - match: Pads
            rules:
              - {cc: 128, slider: Brightness}
              - {note: 36, buton: Cheer}

        """

    private static let controls = [
        StrictControl(lid: 1, type: "Slider", label: "Brightness"),
        StrictControl(lid: 2, type: "Button", label: "Cheer"),
        StrictControl(lid: 3, type: "Index", label: "Vote", options: 4),
    ]

    private func layout(_ controls: [StrictControl]) throws -> String {
        let list = controls.map(\.json).joined(separator: ",")
        return try folder.file("layout.json", #"{"layoutId":"x","activePageId":"p","controls":[\#(list)]}"#)
    }

    /// Runs `check` on a text; the folder's path is left out of what it says.
    private func check(
        _ text: String, _ options: [String] = [], environment: [String: String] = [:]
    ) async throws -> ProgramResult {
        let words = ["check", try folder.file("m.yaml", text)] + options
        var result = try await onOwnThread { ProgramResult.of(words, environment: environment) }
        result.out = result.out.replacing(folder.path + "/", with: "")
        result.err = result.err.replacing(folder.path + "/", with: "")
        return result
    }

    @Test func aGoodFile() async throws {
        #expect(
            try await check(Self.good)
                == ProgramResult(
                    code: 0, out: "m.yaml: no errors (names of controls were not checked: no layout)\n", err: ""))
        #expect(try await check(Self.good, ["--json"]) == ProgramResult(code: 0, out: "", err: ""))
    }

    @Test func aBrokenFileShowsEveryError() async throws {
        #expect(
            try await check(Self.broken)
                == ProgramResult(
                    code: 65, out: "",
                    err: """
                        m.yaml:5:14: error: `cc` must be 0 to 127, found the number `128`
                              - {cc: 128, slider: Brightness}
                                     ^
                        m.yaml:6:20: error: unknown key `buton` in a rule
                              - {note: 36, buton: Cheer}
                                           ^
                          hint: did you mean `button`?
                        m.yaml: 2 errors

                        """))
    }

    @Test func brokenFilesAsJSONGiveOneObjectALine() async throws {
        let result = try await check(Self.broken, ["--json"])
        #expect(result.code == 65)
        #expect(result.err == "")
        let places = try result.out.split(separator: "\n").map { line in
            let object = try JSON(text: String(line))
            #expect(object["file"] == .string("m.yaml"))
            #expect(object["severity"] == "error")
            #expect(object["id"]?.text?.isEmpty == false)
            #expect(object["message"]?.text?.isEmpty == false)
            return [object["line"]?.number, object["column"]?.number]
        }
        #expect(places == [[5, 14], [6, 20]])
    }

    @Test func aMissingFile() {
        #expect(
            ProgramResult.of(["check", "/nosuch/m.yaml"])
                == .failure(.missingInput, "cannot read /nosuch/m.yaml: No such file or directory"))
    }

    @Test func aFolder() throws {
        #expect(
            ProgramResult.of(["check", folder.path])
                == .failure(.missingInput, "cannot read \(folder.path): Is a directory"))
    }

    @Test func againstALayoutThatFits() async throws {
        let layout = try layout(Self.controls)
        #expect(
            try await check(Self.good, ["--layout", layout])
                == ProgramResult(
                    code: 0, out: "m.yaml: no errors\n", err: ""))
    }

    @Test func againstALayoutThatDoesNotFit() async throws {
        let layout = try layout([
            StrictControl(lid: 1, type: "Slider", label: "Brightnes"),
            StrictControl(lid: 2, type: "Toggle", label: "Cheer"),
            StrictControl(lid: 3, type: "Index", label: "Vote", options: 2),
        ])
        let text = Self.good + "      - {note: 50, index: Vote, value: 2}\n"
        let message = """
            m.yaml:5:25: error: the layout has no control with the label `Brightness`
                  - {cc: 0, slider: Brightness}
                                    ^
              hint: did you mean `Brightnes`?
            m.yaml:6:28: error: `Cheer` is a control of type Toggle, but `button` needs Button
                  - {note: 36, button: Cheer}
                                       ^
              hint: write `toggle:` instead
            m.yaml:7:17: warning: notes 42 to 43 pick options 2 to 3, but `Vote` has only options 0 to 1
                  - {notes: 40-43, index: Vote}
                            ^
            m.yaml:8:40: error: `Vote` has no option 2, only options 0 to 1
                  - {note: 50, index: Vote, value: 2}
                                                   ^
            m.yaml: 3 errors, 1 warning

            """
        #expect(try await check(text, ["--layout", layout]) == ProgramResult(code: 65, out: "", err: message))
    }

    @Test func againstTheLiveLayout() async throws {
        let volta = try StrictVolta(Self.controls)
        #expect(
            try await check(Self.good, environment: volta.environment)
                == ProgramResult(
                    code: 0, out: "m.yaml: no errors\n", err: ""))
        #expect(volta.requests.map(\.target) == ["/layout/\(StrictVolta.layoutID)"])
        #expect(volta.objections.values == [])
    }

    @Test func aLiveLayoutThatCannotBeReadIsSaid() async throws {
        let environment = ["VOLTA_API_URL": "http://127.0.0.1:1", "VOLTA_API_KEY": "SECRET", "VOLTA_LAYOUT_ID": "x"]
        let result = try await check(Self.good, environment: environment)
        #expect(result.code == 0)
        #expect(result.out == "m.yaml: no errors (names of controls were not checked: no layout)\n")
        #expect(
            result.err.hasPrefix(
                "volta-midi: the names were not checked against the live layout: Cannot reach 127.0.0.1:1 - "))
        #expect(!result.err.contains("SECRET"))
    }

    @Test func settingsThatAreIncompleteAreSaid() async throws {
        let result = try await check(Self.good, ["--layout-id", "x"])
        #expect(result.code == 0)
        #expect(
            result.err.hasPrefix(
                "volta-midi: the names were not checked against the live layout: these settings are missing:\n"))
    }

    @Test func aKeyFileThatIsNotThereIsAnError() async throws {
        let result = try await check(Self.good, ["--api-key-file", "/nosuch/key"])
        #expect(result == .failure(.missingInput, "cannot read /nosuch/key: No such file or directory"))
    }

    @Test(arguments: ["", "{}", "[1]", #"{"layoutId":"x"}"#])
    func aFileThatIsNoLayout(text: String) async throws {
        let layout = try folder.file("layout.json", text)
        let message =
            "layout.json is no layout: it needs the JSON that GET /layout gives; 'volta-midi layout --json' prints it"
        #expect(try await check(Self.good, ["--layout", layout]) == .failure(.invalidMapping, message))
    }

    @Test func theShippedMappingsPass() throws {
        let paths = try Repository.mappings()
        #expect(paths.count >= 2)
        for path in paths {
            #expect(
                ProgramResult.of(["check", path])
                    == ProgramResult(
                        code: 0, out: "\(path): no errors (names of controls were not checked: no layout)\n", err: ""))
        }
    }
}
