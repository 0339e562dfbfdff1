import Command
import TestSupport
import Testing

/// Where the settings come from: an option beats the environment, the environment beats the file.
@Suite struct SettingsTests {
    /// Runs `layout --json` with a home folder of its own; gives the result and the one request, as `KEY TARGET`.
    private func layout(
        options: [String] = [], environment: [String: String] = [:], config: String? = nil,
        files: [String: String] = [:]
    ) async throws -> (result: ProgramResult, requests: [String]) {
        let server = try ScriptedServer { _ in
            Step.answer(200, #"{"layoutId":"x","activePageId":"p","controls":[]}"#)
        }
        defer { server.stop() }
        let home = try TemporaryFolder()
        func filled(_ text: String) -> String {
            text.replacing("SERVER", with: server.url).replacing("HOME", with: home.path)
        }
        for (name, text) in files { _ = try home.file(name, text) }
        if let config { _ = try home.file(".config/volta-midi/config.yaml", filled(config)) }
        let variables = environment.mapValues(filled).merging(["HOME": home.path]) { given, _ in given }
        let words = ["layout", "--json"] + options.map(filled)
        var result = try await onOwnThread { ProgramResult.of(words, environment: variables) }
        result.err = result.err.replacing(home.path, with: "HOME")
        return (result, server.requests.values.map { "\($0[header: "x-api-key"] ?? "none") \($0.target)" })
    }

    private let wrongConfig = "api_url: http://127.0.0.1:1\napi_key: from-file\nlayout_id: VAL-file\n"
    private let wrongEnvironment = [
        "VOLTA_API_URL": "http://127.0.0.1:1", "VOLTA_API_KEY": "from-environment", "VOLTA_LAYOUT_ID": "VAL-env",
    ]

    @Test func anOptionBeatsEverything() async throws {
        let (result, requests) = try await layout(
            options: ["--api-url", "SERVER", "--api-key-file=HOME/key", "--layout-id", "VAL-option"],
            environment: wrongEnvironment, config: wrongConfig, files: ["key": "  from-option\n"])
        #expect(result.code == 0)
        #expect(requests == ["from-option /layout/VAL-option"])
    }

    @Test func theEnvironmentBeatsTheFile() async throws {
        let (result, requests) = try await layout(
            environment: [
                "VOLTA_API_URL": "SERVER/", "VOLTA_API_KEY": "from-environment", "VOLTA_LAYOUT_ID": "VAL-env",
            ], config: wrongConfig)
        #expect(result.code == 0)
        #expect(requests == ["from-environment /layout/VAL-env"])
    }

    @Test func theFileIsEnough() async throws {
        let (result, requests) = try await layout(
            config: "api_url: SERVER/prod\napi_key: from-file\nlayout_id: VAL-file\n")
        #expect(result.code == 0)
        #expect(requests == ["from-file /prod/layout/VAL-file"])
    }

    @Test func eachSettingComesFromTheBestPlaceThatHasIt() async throws {
        let (_, requests) = try await layout(
            options: ["--layout-id", "VAL-option"], environment: ["VOLTA_API_KEY": "from-environment"],
            config: "api_url: SERVER\napi_key: from-file\nlayout_id: VAL-file\n")
        #expect(requests == ["from-environment /layout/VAL-option"])
    }

    @Test func anEmptyVariableIsNotSet() async throws {
        let (_, requests) = try await layout(
            environment: ["VOLTA_API_URL": "", "VOLTA_API_KEY": "", "VOLTA_LAYOUT_ID": ""],
            config: "api_url: SERVER\napi_key: from-file\nlayout_id: VAL-file\n")
        #expect(requests == ["from-file /layout/VAL-file"])
    }

    @Test func theConfigFileMayNameAKeyFileInTheHomeFolder() async throws {
        let (_, requests) = try await layout(
            config: "api_url: SERVER\napi_key_file: ~/key\nlayout_id: VAL-file\n", files: ["key": "in-a-file"])
        #expect(requests == ["in-a-file /layout/VAL-file"])
    }

    @Test func theConfigFolderMayBeElsewhere() async throws {
        let (_, requests) = try await layout(
            environment: ["XDG_CONFIG_HOME": "HOME/other", "VOLTA_API_URL": "SERVER"], config: wrongConfig,
            files: ["other/volta-midi/config.yaml": "api_key: k\nlayout_id: VAL-other\n"])
        #expect(requests == ["k /layout/VAL-other"])
    }

    @Test func whatIsNotNeededIsNotRead() async throws {
        let (result, requests) = try await layout(
            options: ["--api-url", "SERVER", "--api-key-file", "HOME/key", "--layout-id", "VAL-1"],
            environment: ["VOLTA_API_KEY_FILE": "HOME/nosuch"], config: "- broken\n", files: ["key": "k"])
        #expect(result.code == 0)
        #expect(requests == ["k /layout/VAL-1"])
    }

    private static let nothing = """
        these settings are missing:
          the API's URL: VOLTA_API_URL or --api-url
          the key: VOLTA_API_KEY, VOLTA_API_KEY_FILE or --api-key-file
          the layout's id: VOLTA_LAYOUT_ID or --layout-id
        Set them in the environment or in ~/.config/volta-midi/config.yaml; 'volta-midi demo' needs none.
        """

    @Test(arguments: [["layout"], ["send", "button", "Cheer"], ["run", "MAPPING", "--input", "-"]])
    func whatIsMissingIsNamed(words: [String]) throws {
        let folder = try TemporaryFolder()
        let mapping = try folder.file("m.yaml", "version: 1\ndevices: [{match: a, rules: [{cc: 0, button: 1}]}]\n")
        let words = words.map { $0 == "MAPPING" ? mapping : $0 }
        #expect(ProgramResult.of(words) == .failure(.usage, Self.nothing))
    }

    @Test func onlyWhatIsMissingIsNamed() {
        let text = """
            these settings are missing:
              the layout's id: VOLTA_LAYOUT_ID or --layout-id
            Set them in the environment or in ~/.config/volta-midi/config.yaml; 'volta-midi demo' needs none.
            """
        let environment = ["VOLTA_API_URL": "http://h", "VOLTA_API_KEY": "SECRET"]
        #expect(ProgramResult.of(["layout"], environment: environment) == .failure(.usage, text))
    }

    @Test(
        arguments: [
            ("", ExitCode.invalidMapping, "cannot use HOME/key as the key: it is empty; put the key alone into it"),
            (
                "SECRET and more", .invalidMapping,
                "cannot use HOME/key as the key: it holds more than one word; put the key alone into it"
            ),
            (nil, .missingInput, "cannot read HOME/key: No such file or directory"),
        ] as [(String?, ExitCode, String)])
    func aKeyFileThatCannotBeUsed(text: String?, code: ExitCode, message: String) async throws {
        let (result, requests) = try await layout(
            environment: ["VOLTA_API_URL": "SERVER", "VOLTA_API_KEY_FILE": "HOME/key", "VOLTA_LAYOUT_ID": "x"],
            files: text.map { ["key": $0] } ?? [:])
        #expect(result == .failure(code, message))
        #expect(requests == [])
    }

    @Test(arguments: [
        ("api_key: [SECRET]\n", "1:10: error: api_key needs a text; put it into quotes"),
        ("api_key: \"SECRET\nlayout_id: x\n", "1:10: error: this is not valid YAML"),
        (
            "layout_id: x\napi_kye: SECRET\n",
            "2:1: error: unknown key; did you mean api_key? the keys are api_url, api_key, api_key_file, layout_id, ca_file"
        ),
        ("SECRET\n", "1:1: error: lines like 'layout_id: VAL-…' are needed here"),
        ("api_key: a\napi_key: SECRET\n", "2:1: error: this is not valid YAML"),
    ])
    func aBrokenConfigFileIsNamedWithoutWhatItHolds(config: String, message: String) async throws {
        let (result, _) = try await layout(config: config)
        #expect(result == .failure(.invalidMapping, "HOME/.config/volta-midi/config.yaml:\(message)"))
    }

    @Test(arguments: [
        (
            "VOLTA_API_URL", "ftp://h",
            "Invalid API URL. Write it as https://HOST or https://HOST/STAGE, without user, query or fragment."
        ),
        ("VOLTA_API_KEY", "SECRET\u{7}", "Invalid API key. It is one line of visible characters."),
        (
            "VOLTA_LAYOUT_ID", "..",
            "Invalid layout id. It is one name without control characters, and not one or two dots."
        ),
    ])
    func aValueThatNoRequestCanCarry(variable: String, value: String, message: String) async throws {
        let usual = ["VOLTA_API_URL": "SERVER", "VOLTA_API_KEY": "k", "VOLTA_LAYOUT_ID": "x"]
        let (result, requests) = try await layout(environment: usual.merging([variable: value]) { $1 })
        #expect(result == .failure(.usage, message))
        #expect(requests == [])
    }
}
