import Glibc
import TestSupport
import Testing

/// `monitor` on a real terminal.
@Suite(.enabled(if: TerminalWindow.isThere), .timeLimit(.minutes(2))) struct MonitorWindowTests {
    private static let mapping = """
        version: 1
        limits: {per_control: 1000, total: 1000, burst: 1000}
        devices:
          - match: Pads
            rules:
              - {cc: 7, slider: Brightness}
              - {cc: 7, toggle: Strobe}
              - {note: 36, button: Cheer, when: release}

        """

    /// A monitor in a window, and what plays into it.
    private struct Stage {
        let folder: TemporaryFolder
        let window: TerminalWindow
        let writer: Writer

        init(columns: Int, rows: Int, environment: [String: String] = ["LANG": "C.UTF-8"]) async throws {
            folder = try TemporaryFolder()
            let fifo = try folder.fifo("midi")
            let mapping = try folder.file("show.yaml", MonitorWindowTests.mapping)
            window = try await TerminalWindow(
                columns: columns, rows: rows, ["monitor", mapping, "--input", fifo], environment: environment)
            writer = try await Writer.opening(fifo)
        }
    }

    /// The lines between the first one and the history, without the blanks at their ends.
    private func rows(_ text: String) -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
        return lines.prefix { !$0.isEmpty }.map(String.init)
    }

    @Test func eachControlHasALineThatFollowsIt() async throws {
        let stage = try await Stage(columns: 100, rows: 20)
        try stage.writer.write([0xB0, 7, 64])
        let first = try await stage.window.text { $0.contains("Strobe: on") }
        #expect(
            rows(first) == [
                "▸ the input cc 7 ch 1           ██████░░░░░░    64  → slider Brightness: 0.504",
                "                                                    → toggle Strobe: on",
            ])
        try stage.writer.write([7, 0, 0x90, 36, 1])
        let second = try await stage.window.text { $0.contains("Cheer") }
        #expect(
            rows(second) == [
                "  the input cc 7 ch 1           ░░░░░░░░░░░░     0  → slider Brightness: 0.000",
                "                                                    → toggle Strobe: acts on the press, and this is",
                "▸ the input note 36 C2 ch 1     █░░░░░░░░░░░     1  → button Cheer: waits for the release",
            ])
        #expect(try await stage.window.modes() == "cursor 0, other screen 1\n")
    }

    /// The move at which the toggle flips has a line of its own.
    @Test func aStreamOfMovesTakesOneLineOfTheHistoryForEachThingThatBecomesOfIt() async throws {
        let stage = try await Stage(columns: 120, rows: 20)
        try stage.writer.write([0xB0] + (0...127).flatMap { [7, UInt8($0)] } + [0x90, 36, 1])
        let text = try await stage.window.text {
            $0.contains("64 × the input  cc 7") && $0.contains("63 × the input  cc 7")
                && $0.contains("note 36 C2, channel 1: 1")
        }
        #expect(text.split(separator: "\n").count { $0.contains("cc 7, channel 1") } == 3)
    }

    @Test func itFitsTheWindowAlsoWhenThatChanges() async throws {
        let stage = try await Stage(columns: 100, rows: 20)
        try stage.writer.write([0xB0] + (0...63).flatMap { [UInt8($0), 1] })
        try await stage.window.text { $0.contains("64 messages") && $0.contains("▸ the input cc 63 ch 1") }
        try await stage.window.resize(columns: 40, rows: 9)
        let text = try await stage.window.text { $0.contains("▸ cc 63 ch") && !$0.contains("the input cc 62") }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.allSatisfy { $0.count <= 40 })
        #expect(lines.first?.hasPrefix("volta-midi monitor  64 messages") == true)
    }

    @Test func theTerminalIsLeftClean() async throws {
        let stage = try await Stage(columns: 100, rows: 20)
        try stage.writer.write([0xB0, 7, 64])
        try await stage.window.text { $0.contains("Strobe: on") }
        try await stage.window.press("C-c")
        let text = try await stage.window.text { $0.contains("ended") }
        #expect(text.hasPrefix("1 messages from 1 inputs\nended 0\n"), "\(text)")
        #expect(try await stage.window.modes() == "cursor 1, other screen 0\n")
    }

    @Test func whileItIsStoppedTheTerminalIsTheShells() async throws {
        let stage = try await Stage(columns: 100, rows: 20)
        try stage.writer.write([0xB0, 7, 64])
        try await stage.window.text { $0.contains("Strobe: on") }
        try await stage.window.press("C-z")
        try await stage.window.text { !$0.contains("Strobe: on") }
        #expect(try await stage.window.modes() == "cursor 1, other screen 0\n")
        kill(try await stage.window.process(), SIGCONT)
        try await stage.window.text { $0.contains("Strobe: on") }
        #expect(try await stage.window.modes() == "cursor 0, other screen 1\n")
    }

    @Test func withoutUTF8ItDrawsInASCII() async throws {
        let stage = try await Stage(columns: 100, rows: 20, environment: ["LANG": "C"])
        try stage.writer.write([0xB0, 7, 64])
        let text = try await stage.window.text { $0.contains("Strobe: on") }
        #expect(
            rows(text).first == "> the input cc 7 ch 1           ######------    64  -> slider Brightness: 0.504")
        #expect(text.allSatisfy { $0.isASCII })
    }
}
