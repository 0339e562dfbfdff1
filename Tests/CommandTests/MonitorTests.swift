import Command
import Glibc
import TestSupport
import Testing

/// `monitor` without a terminal: a line for each message, or a JSON object.
@Suite struct MonitorTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let controls = [
        StrictControl(lid: 1, type: "Slider", label: "Brightness"),
        StrictControl(lid: 2, type: "Button", label: "Cheer"),
        StrictControl(lid: 3, type: "Toggle", label: "Strobe"),
        StrictControl(lid: 5, type: "Index", label: "Vote", options: 2),
    ]

    private static let mapping = """
        version: 1
        limits: {per_control: 1000, total: 1000, burst: 1000}
        layers:
          Effects: {note: 9, mode: latched}
        devices:
          - match: Pads
            rules:
              - {cc: 7, slider: Brightness, channel: 1}
              - {cc: 8, slider: Zoom}
              - {cc: 9, toggle: Strobe, layer: Effects}
              - {note: 36, button: Cheer, velocity: [40, 127], name: "Cheer\\e[2J pad"}
              - {program: any, index: Vote}

        """

    private static let bytes: [UInt8] = [
        0xB0, 7, 64, 0xF8, 0xFE, 0xB1, 7, 64, 0xB0, 8, 1, 9, 127, 0x90, 36, 12, 36, 100, 9, 100, 0xB0, 9, 0, 9, 127,
        0xC0, 1, 7, 0xF0, 0x7D, 1, 0xF7,
    ]

    /// Runs `monitor` on bytes that come through a pipe, to its end; without the times and the folder's path.
    private func monitor(
        _ words: [String], _ bytes: [UInt8] = bytes, environment: [String: String] = [:]
    ) async throws -> ProgramResult {
        let pipe = try Pipe()
        let program = try RunningProgram(
            ["monitor"] + words + ["--input", "-", "--once"], environment: environment, input: pipe.reading)
        try Writer(pipe.writing).write(bytes)
        var result = try await program.result()
        let time = "00:00:00.000Z  ".count
        if !words.contains("--json") {
            result.out = result.out.split(separator: "\n").map { $0.dropFirst(time) + "\n" }.joined()
        }
        result.err = result.err.replacing(folder.path + "/", with: "")
        return result
    }

    private func layout() throws -> String {
        let list = Self.controls.map(\.json).joined(separator: ",")
        return try folder.file("layout.json", #"{"layoutId":"x","activePageId":"p","controls":[\#(list)]}"#)
    }

    private static let explained = """
        layout x, page p: 4 controls; asleep, because their control is not on this page: cc 8 → slider Zoom
        the input  cc 7, channel 1: 64  → slider Brightness: 0.504
        the input  cc 7, channel 2: 64  (no rule listens to it; line 8 listens on channel 1: cc 7 → slider Brightness)
        the input  cc 8, channel 1: 1  → slider Zoom: Zoom is not on the page; kept for it
        the input  cc 9, channel 1: 127  → toggle Strobe: layer Effects is not active
        the input  note 36 C2, channel 1: 12  → Cheer␛[2J pad: velocity 12 is outside 40 to 127
        the input  note 36 C2, channel 1: 100  → Cheer␛[2J pad: press
        the input  note 9 A-1, channel 1: 100  (turns layer Effects on)
        the input  cc 9, channel 1: 0  → toggle Strobe: acts on the press, and this is the release
        the input  cc 9, channel 1: 127  → toggle Strobe: on
        the input  program, channel 1: 1  → index Vote: option 1
        the input  program, channel 1: 7  → index Vote: no option 7
        the input  system exclusive: 4 bytes  (no rule can listen to this kind of message)
        the input has ended

        """

    @Test func eachMessageHasALineWithWhatRulesMakeOfItAndWhyNot() async throws {
        let path = try folder.file("show.yaml", Self.mapping)
        let result = try await monitor([path, "--layout", try layout()])
        #expect(result == ProgramResult(code: 0, out: Self.explained, err: ""))
    }

    @Test func withoutAMappingItShowsWhatArrives() async throws {
        let out = """
            the input  cc 7, channel 1: 64
            the input  cc 7, channel 2: 64
            the input  note 36 C2, channel 1: off
            the input  pitch bend, channel 16: 8192
            the input  transport: start
            the input has ended

            """
        let bytes: [UInt8] = [0xB0, 7, 64, 0xF8, 0xB1, 7, 64, 0x90, 36, 0, 0xEF, 0, 64, 0xFE, 0xFA]
        #expect(try await monitor([], bytes) == ProgramResult(code: 0, out: out, err: ""))
    }

    @Test func withTheSettingsNamesAreFoundOnTheLiveLayoutAndNothingIsSent() async throws {
        let volta = try StrictVolta(Self.controls)
        let path = try folder.file("show.yaml", Self.mapping)
        let result = try await monitor([path], environment: volta.environment)
        #expect(result.code == 0)
        #expect(result.out.contains("→ slider Zoom: Zoom is not on the page; kept for it\n"))
        #expect(volta.requests.allSatisfy { $0.method == "GET" }, "\(volta.requests)")
        #expect(volta.objections.values == [])
    }

    @Test func programsGetOneObjectALine() async throws {
        let path = try folder.file("show.yaml", Self.mapping)
        let result = try await monitor([path, "--layout", try layout(), "--json"])
        let objects = try result.out.split(separator: "\n").map { try JSON(text: String($0)) }
        let messages = objects.filter { $0["event"] == "message" }
        #expect(messages.count == 12)
        let first = try #require(messages.first)
        #expect(first["port"] == "the input" && first["kind"] == "cc" && first["bytes"] == "B0 07 40")
        #expect(first["channel"] == 1 && first["number"] == 7 && first["value"] == 64)
        #expect(
            first["rules"] == [
                .object([
                    "rule": "cc 7 → slider Brightness", "line": 8, "verdict": "acts", "text": "0.504",
                    "control": "Brightness", "lid": 1, "type": "Slider", "value": .number(64.0 / 127), "queue": "sent",
                ])
            ])
        #expect(messages[1]["silence"]?["reason"] == "no_rule")
        let reasons = messages.compactMap { message -> JSON? in
            guard case .array(let rules)? = message["rules"] else { return nil }
            return rules.first?["reason"]
        }
        #expect(reasons == ["not_on_page", "layer_off", "velocity", "release", "no_option"])
        #expect(objects.allSatisfy { $0["time"]?.text != nil })
        #expect(objects.last?["event"] == "input_ended")
    }

    @Test func aFileIsPlayedInItsOwnTimeOrFaster() async throws {
        let program = try RunningProgram([
            "monitor", Repository.path + "/mappings/demo.yaml", "--input", Repository.path + "/mappings/demo.mid",
            "--speed", "1000", "--once",
        ])
        let result = try await program.result()
        #expect(result.code == 0 && result.err == "")
        #expect(result.out.contains("→ slider"))
    }

    @Test func aSavedMappingIsFollowed() async throws {
        let path = try folder.file("show.yaml", Self.mapping)
        let fifo = try folder.fifo("midi")
        let program = try RunningProgram(["monitor", path, "--input", fifo])
        let writer = try await Writer.opening(fifo)
        try writer.write([0xB0, 7, 127])
        try await program.line { $0.hasSuffix("cc 7, channel 1: 127  → slider Brightness: 1.000") }
        _ = try folder.file("show.yaml", Self.mapping.replacing("cc: 7,", with: "cc: 70,"))
        try await program.line { $0.contains("show.yaml") }
        try writer.write([0xB0, 7, 1, 70, 0])
        try await program.line { $0.hasSuffix("cc 70, channel 1: 0  → slider Brightness: 0.000") }
        #expect(program.lines.values.contains { $0.hasSuffix("cc 7, channel 1: 1  (no rule listens to it)") })
        program.signal(SIGINT)
        #expect(try await program.end() == .exited(0))
    }

    @Test func whatIsWrongIsSaidFirst() async throws {
        let broken = try await monitor([
            try folder.file("show.yaml", "version: 1\ndevices: [{match: A, rules: [{}]}]\n")
        ])
        #expect(broken.code == 65)
        #expect(broken.err.hasSuffix("show.yaml cannot be used: 2 errors\n"))
        #expect(try await monitor(["/nosuch.yaml"]).code == 66)
        #expect(
            ProgramResult.of(["monitor", "--once"])
                == .failure(.usage, "--once needs an --input that ends, which the sequencer does not"))
    }
}
