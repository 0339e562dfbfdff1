import Glibc
import TestSupport
import Testing

/// `run` on its other inputs: standard input, a `.mid` file, a character device; and `--dry-run`.
@Suite struct InputTests {
    private static let controls = StrictControl.faders + [StrictControl(lid: 9, type: "Button", label: "Cheer")]
    private static let mapping = """
        version: 1
        devices: [{match: any, rules: [{cc: 0, slider: Fader 1}, {note: 60, button: Cheer}]}]
        """
    private let folder: TemporaryFolder
    private let mapping: String

    init() throws {
        folder = try TemporaryFolder()
        mapping = try folder.file("mapping.yaml", Self.mapping)
    }

    @Test func standardInput() async throws {
        let volta = try StrictVolta(Self.controls)
        let pipe = try Pipe()
        var writer: Writer? = Writer(pipe.writing)
        let program = try RunningProgram(
            ["run", mapping, "--input", "-", "--once", "--log=json"], environment: volta.environment,
            input: pipe.reading)
        try writer?.write([0xB0, 0, 64, 0x90, 60, 1, 60, 0])
        writer = nil
        #expect(try await program.end() == .exited(0))
        #expect(Set(volta.actions.values.map(\.description)) == ["1 \(64.0 / 127)", "9 pressed"])
        #expect(program.errorLines.values == [])
    }

    @Test func standardInputThatIsAFile() async throws {
        let volta = try StrictVolta(Self.controls)
        let bytes = try folder.file("bytes", [0xB0, 0, 127] as [UInt8])
        let program = try RunningProgram(
            ["run", mapping, "--input", "-", "--once", "--log=json"], environment: volta.environment,
            input: open(bytes, O_RDONLY | O_CLOEXEC))
        #expect(try await program.end() == .exited(0))
        #expect(volta.actions.values.map(\.description) == ["1 1.0"])
    }

    @Test func aCharacterDevice() async throws {
        let volta = try StrictVolta(Self.controls)
        let terminal = try PseudoTerminal()
        let program = try RunningProgram(
            ["run", mapping, "--input", terminal.path, "--log", "json"], environment: volta.environment)
        try await program.line { $0.contains("\"layout\"") }
        try terminal.writer.write([0x90, 60, 1, 60, 0, 0xB0, 0, 127])
        try await volta.actions.wait(for: 2)
        program.signal(SIGTERM)
        #expect(try await program.end() == .exited(0))
        #expect(Set(volta.actions.values.map(\.description)) == ["9 pressed", "1 1.0"])
    }

    @Test func aDeviceThatIsPulledOutIsWaitedFor() async throws {
        let volta = try StrictVolta(Self.controls)
        var terminal: PseudoTerminal? = try PseudoTerminal()
        let path = try #require(terminal?.path)
        let program = try RunningProgram(
            ["run", mapping, "--input", path, "--log", "json"], environment: volta.environment)
        try await program.line { $0.contains("\"layout\"") }
        terminal = nil
        try await program.line { $0.contains("\"input_lost\"") }
        program.signal(SIGTERM)
        #expect(try await program.end() == .exited(0))
    }

    @Test func aMIDIFilePlaysToItsEnd() async throws {
        let demo = Repository.path + "/mappings/demo"
        let volta = try StrictVolta([
            StrictControl(lid: 1, type: "Slider", label: "Brightness"),
            StrictControl(lid: 2, type: "Slider", label: "Hue"),
            StrictControl(lid: 3, type: "Slider", label: "Speed"),
            StrictControl(lid: 4, type: "Slider", label: "Zoom"),
            StrictControl(lid: 5, type: "Button", label: "Cheer"),
            StrictControl(lid: 6, type: "Toggle", label: "Strobe"),
            StrictControl(lid: 7, type: "Toggle", label: "Blackout"),
            StrictControl(lid: 8, type: "Index", label: "Vote", options: 4),
            StrictControl(lid: 9, type: "Index", label: "Scene", options: 8),
        ])
        let program = try RunningProgram(
            ["run", demo + ".yaml", "--input", demo + ".mid", "--speed", "20", "--once", "--log", "json"],
            environment: volta.environment)
        #expect(try await program.end() == .exited(0))
        #expect(volta.objections.values == [])
        #expect(Set(volta.actions.values.map(\.lid)) == Set(1...9))
        let summary = try await JSON(text: program.line { $0.contains("\"summary\"") })
        #expect(summary["sent"] == .number(Double(volta.actions.values.count)))
        #expect(summary["unsent"] == [])
        #expect(program.errorLines.values == [])
    }

    @Test func aDryRunNeedsNoSettingsAndSendsNothing() async throws {
        let program = try RunningProgram(
            ["run", mapping, "--dry-run", "--input", "-", "--once", "--log=json"],
            input: open(folder.file("bytes", [0xB0, 0, 127, 0x90, 60, 1] as [UInt8]), O_RDONLY | O_CLOEXEC))
        #expect(try await program.end() == .exited(0))
        let delivered = try program.lines.values.map { try JSON(text: $0) }.filter { $0["event"] == "delivered" }
        #expect(Set(delivered.compactMap { $0["control"]?.text }) == ["Fader 1", "Cheer"])
        #expect(program.errorLines.values == [])
    }

    @Test func aDryRunWithSettingsReadsTheLayoutAndNoMore() async throws {
        let volta = try StrictVolta(Self.controls)
        let program = try RunningProgram(
            ["run", mapping, "--dry-run", "--input", "-", "--once", "--log=json"], environment: volta.environment,
            input: open(folder.file("bytes", [0xB0, 0, 127, 0x90, 60, 1] as [UInt8]), O_RDONLY | O_CLOEXEC))
        #expect(try await program.end() == .exited(0))
        #expect(Set(volta.requests.map(\.method)) == ["GET"])
        #expect(program.lines.values.contains { $0.contains("\"delivered\"") })
    }

    @Test(arguments: [
        ("/nosuch/input", "cannot read /nosuch/input: No such file or directory"),
        ("/", "cannot read /: it is neither a .mid file nor a FIFO or device of raw MIDI bytes"),
        (
            "/proc/self/status",
            "cannot play /proc/self/status: byte 0: this is no Standard MIDI File: it does not begin with MThd; "
                + "raw MIDI bytes are read from a FIFO, a device or standard input (-)"
        ),
    ])
    func anInputThatIsNone(input: String, message: String) async throws {
        let program = try RunningProgram(["run", mapping, "--dry-run", "--input", input])
        #expect(try await program.result() == .failure(.missingInput, message))
    }

    @Test func aMappingThatIsBrokenIsShownAndNothingStarts() async throws {
        let path = try folder.file(
            "broken.yaml", "version: 1\ndevices:\n  - match: a\n    rules: [{cc: 128, slider: 2}]\n")
        let result = try await RunningProgram(["run", path, "--dry-run", "--input", "-"]).result()
        #expect(result.code == 65)
        #expect(result.out == "")
        #expect(result.err.hasPrefix("\(path):4:18: error: "))
        #expect(result.err.hasSuffix("volta-midi: \(path) cannot be used: 1 error\n"))
    }
}
