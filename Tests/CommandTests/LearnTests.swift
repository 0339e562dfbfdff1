import FoundationEssentials
import Glibc
import TestSupport
import Testing

/// `learn` as a program: a FIFO is the surface, a pipe or a terminal the keyboard.
@Suite(.timeLimit(.minutes(3))) struct LearnTests {
    private static let controls = [
        StrictControl(lid: 1, type: "Slider", label: "Hue"), StrictControl(lid: 2, type: "Button", label: "Cheer: #1"),
        StrictControl(lid: 3, type: "Toggle", label: "Strobe"),
        StrictControl(lid: 4, type: "Index", label: "Vote", options: 2),
        StrictControl(lid: 5, type: "String", label: "12"), StrictControl(lid: 6, type: "XYPad", label: "Position"),
    ]

    private let folder: TemporaryFolder
    private let layout: String
    private let fifo: String

    init() throws {
        folder = try TemporaryFolder()
        let list = Self.controls.map(\.json).joined(separator: ",")
        layout = try folder.file("layout.json", #"{"layoutId":"x","activePageId":"p","controls":[\#(list)]}"#)
        fifo = try folder.fifo("midi")
    }

    private func words(_ path: String, _ more: [String] = []) -> [String] {
        ["learn", path, "--layout", layout, "--input", fifo] + more
    }

    /// Messages with rests between them, as hands make.
    private static func fader(_ number: UInt8) -> [UInt8] {
        [0xB0] + stride(from: UInt8(4), to: 120, by: 9).flatMap { [number, $0] }
    }
    private static func pad(_ note: UInt8) -> [UInt8] { [0x90, note, 80, note, 0] }

    /// Touches something, waits until the rule is shown, and types.
    private func touch(
        _ bytes: [UInt8], _ program: RunningProgram, _ surface: Writer, _ keys: Writer, until rule: String,
        type line: String = "\n"
    ) async throws {
        try surface.write(bytes)
        try await program.line { $0 == "  \(rule)" }
        try keys.write(Array(line.utf8))
    }

    /// A mapping made from nothing, then edited by hand, then learnt on, comments intact.
    @Test func makesAMappingFromNothing() async throws {
        let path = folder("my.yaml")
        let pipe = try Pipe()
        let keys = Writer(pipe.writing)
        let program = try RunningProgram(words(path, ["--device", "My Desk"]), input: pipe.reading)
        let surface = try await Writer.opening(fifo)
        try await touch(Self.fader(7), program, surface, keys, until: "{cc: 7, slider: Hue}")
        try await program.line { $0 == "2 of 6: Cheer: #1 (Button)" }
        try await touch(Self.pad(36), program, surface, keys, until: "{note: 36, button: \"Cheer: #1\"}")
        try await program.line { $0 == "3 of 6: Strobe (Toggle)" }
        try await touch(Self.pad(37), program, surface, keys, until: "{note: 37, toggle: Strobe}")
        try await program.line { $0 == "4 of 6: Vote (Index)" }
        try await touch(Self.pad(38), program, surface, keys, until: "{note: 38, index: Vote, value: 0}", type: "")
        try await touch(Self.pad(39), program, surface, keys, until: "{notes: 38-39, index: Vote}")
        try await program.line { $0 == "5 of 6: 12 (String)" }
        try await touch(Self.pad(40), program, surface, keys, until: "{note: 40, string: \"12\", value: \"…\"}")
        try await program.line { $0 == "  the text that it sends:" }
        try keys.write(Array("Hello: you\nq\n".utf8))
        let first = try await program.result()
        #expect(first.code == 0)
        #expect(first.out.hasSuffix("\n5 controls were learnt, 1 without a rule.\n"))

        let text = try String(decoding: TemporaryFolder.bytes(ofFile: path), as: UTF8.self)
        let edited = text.replacing("{cc: 7, slider: Hue}", with: "{cc: 7, slider: Hue, curve: s}   # the left one")
        _ = try folder.file("my.yaml", edited)
        let more = try Pipe()
        let moreKeys = Writer(more.writing)
        let again = try RunningProgram(words(path, ["--device", "my desk"]), input: more.reading)
        let surfaceAgain = try await Writer.opening(fifo)
        try await again.line { $0 == "6 of 6: Position (XYPad)" }
        try surfaceAgain.write(Self.fader(12))
        try await again.line { $0.hasPrefix("  a fader or knob, cc 12 on channel 1 moves it from side to side") }
        try await touch(
            Self.fader(13), again, surfaceAgain, moreKeys, until: "{x: {cc: 12}, y: {cc: 13}, xy: Position}")
        #expect(try await again.result().out.hasSuffix("\n1 control was learnt, every one has a rule.\n"))
        #expect(
            try String(decoding: TemporaryFolder.bytes(ofFile: path), as: UTF8.self) == """
                # A mapping of volta-midi: which control of a surface moves which control of the layout.
                # 'volta-midi check' shows what is wrong in it; mappings/README.md explains every key.
                version: 1
                devices:
                  - match: My Desk
                    channel: 1
                    rules:
                      - {cc: 7, slider: Hue, curve: s}   # the left one
                      - {note: 36, button: "Cheer: #1"}
                      - {note: 37, toggle: Strobe}
                      - {notes: 38-39, index: Vote}
                      - {note: 40, string: "12", value: "Hello: you"}
                      - {x: {cc: 12}, y: {cc: 13}, xy: Position}

                """)
        #expect(
            ProgramResult.of(["check", path, "--layout", layout])
                == ProgramResult(code: 0, out: "\(path): no errors\n", err: ""))
        let nothing = ProgramResult.of(["learn", path, "--layout", layout, "--input", fifo])
        #expect(nothing.out.hasSuffix("\n0 controls were learnt, every one has a rule; --all learns them anew.\n"))
    }

    /// The keys of a terminal need no Enter, and the terminal is left as it was.
    @Test func takesSingleKeysFromATerminal() async throws {
        let path = folder("my.yaml")
        let terminal = try PseudoTerminal()
        let keyboard = try terminal.output()
        var before = termios()
        tcgetattr(keyboard, &before)
        before.c_lflag |= tcflag_t(ICANON | ECHO)
        tcsetattr(keyboard, TCSANOW, &before)
        let program = try RunningProgram(words(path), input: dup(keyboard))
        let surface = try await Writer.opening(fifo)
        try await program.line { $0 == "1 of 6: Hue (Slider)" }
        try terminal.writer.write(Array("s".utf8))
        try await program.line { $0 == "2 of 6: Cheer: #1 (Button)" }
        try await touch(
            Self.pad(36), program, surface, terminal.writer, until: "{note: 36, button: \"Cheer: #1\"}", type: "\r")
        try await program.line { $0 == "3 of 6: Strobe (Toggle)" }
        // A text is a line, also when it is typed at once; then keys count again.
        try terminal.writer.write(Array("ss".utf8))
        try await program.line { $0 == "5 of 6: 12 (String)" }
        try await touch(
            Self.pad(40), program, surface, terminal.writer, until: "{note: 40, string: \"12\", value: \"…\"}",
            type: "\rquit: s\n")
        try await program.line { $0 == "  written: {note: 40, string: \"12\", value: \"quit: s\"}" }
        try terminal.writer.write([UInt8(ascii: "q")])
        #expect(try await program.end() == .exited(0))
        var after = termios()
        tcgetattr(keyboard, &after)
        #expect(after.c_lflag == before.c_lflag)
        close(keyboard)
        #expect(FileManager.default.fileExists(atPath: path))
    }

    /// What is saved by an editor while learning stays.
    @Test func keepsWhatIsEditedMeanwhile() async throws {
        let path = try folder.file(
            "my.yaml", "version: 1\ndevices:\n  - match: A\n    rules:\n      - {cc: 1, slider: Hue}\n")
        let pipe = try Pipe()
        let keys = Writer(pipe.writing)
        let program = try RunningProgram(words(path), input: pipe.reading)
        let surface = try await Writer.opening(fifo)
        try await program.line { $0 == "2 of 6: Cheer: #1 (Button)" }
        try surface.write(Self.pad(36))
        try await program.line { $0 == "  {note: 36, channel: 1, button: \"Cheer: #1\"}" }
        _ = try folder.file(
            "my.yaml", "version: 1\n# mine\ndevices:\n  - match: A\n    rules:\n      - {cc: 2, slider: Hue}\n")
        try keys.write(Array("\nq\n".utf8))
        #expect(try await program.end() == .exited(0))
        #expect(
            try String(decoding: TemporaryFolder.bytes(ofFile: path), as: UTF8.self)
                == "version: 1\n# mine\ndevices:\n  - match: A\n    rules:\n      - {cc: 2, slider: Hue}\n"
                + "      - {note: 36, channel: 1, button: \"Cheer: #1\"}\n")
    }

    @Test func saysWhatIsWrong() throws {
        let path = folder("my.yaml")
        #expect(
            ProgramResult.of(["learn", path, "--layout", layout, "--input", "-"])
                == .failure(
                    .usage, "standard input is the keyboard here; read MIDI from a FIFO: mkfifo NAME, --input NAME"))
        #expect(
            ProgramResult.of(words(path, ["--control", "Hux"]))
                == .failure(.usage, "the layout has no control `Hux` on its active page; did you mean 'Hue'?"))
        let bad = try folder.file(
            "bad.yaml", "version: 1\noops: 1\ndevices: [{match: A, rules: [{cc: 1, slider: B}]}]\n")
        let result = ProgramResult.of(words(bad))
        #expect(result.code == 65)
        #expect(result.err.hasPrefix("\(bad):2:1: error: "))
        #expect(
            result.err.hasSuffix("volta-midi: \(bad) has errors, 1 error: mend them before learning into it\n"))
        #expect(
            ProgramResult.of(["learn", path, "--layout", layout, "--device", "A"])
                == .failure(.usage, "--device is for inputs without a name; ports of the sequencer have one"))
    }

    @Test func theLayoutAsAMapping() async throws {
        let volta = try StrictVolta(Self.controls)
        let result = try await RunningProgram(["layout", "--mapping"], environment: volta.environment).result()
        #expect(result.code == 0)
        #expect(result.out.contains("\n      # - {note: 36, button: \"Cheer: #1\"}\n"))
        let path = try folder.file("skeleton.yaml", result.out)
        #expect(ProgramResult.of(["check", path, "--layout", layout]).code == 0)
        #expect(
            ProgramResult.of(["layout", "--mapping", "--json"])
                == .failure(.usage, "--json and --mapping are two forms of the same; choose one"))
    }
}
