import Glibc
import MIDI
import Mapping
import TestSupport
import Testing

@testable import Command

/// `record`, and `run --input` with what it made.
@Suite struct RecordTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func cc(_ controller: UInt8, _ value: UInt8) -> Message {
        .controlChange(channel: Channel(statusByte: 0), controller: controller, value: value)
    }

    private func events(of path: String) throws -> [TimedMessage] {
        try StandardMIDIFile(TemporaryFolder.bytes(ofFile: path)).events
    }

    @Test func aFIFOIsRecordedUntilTheSignal() async throws {
        let (fifo, path) = (try folder.fifo("midi"), folder("take.mid"))
        let program = try RunningProgram(["record", path, "--input", fifo])
        try await program.line { $0.hasPrefix("recording ") }
        let writer = try await Writer.opening(fifo)
        try writer.write([0xB0, 7, 64, 0xF8, 0xFE, 0x90, 60, 1, 60, 0, 0xF0, 1, 2, 0xF7])
        // It is saved while it goes on.
        while try events(of: path).count < 4 { try await Task.sleep(for: .milliseconds(20)) }
        program.signal(SIGTERM)
        let result = try await program.result()
        #expect(result.code == 0)
        #expect(result.err == "")
        let lines = result.out.split(separator: "\n").map(String.init)
        #expect(lines.first == "recording \(fifo) into \(path); Ctrl-C ends")
        #expect(lines.dropFirst().first?.wholeMatch(of: /.*take\.mid: [\d:.]+( s)?, 4 messages of 1 port/) != nil)
        #expect(lines.last == "  4  raw MIDI bytes")
        let channel = Channel(statusByte: 0)
        #expect(
            try events(of: path).map(\.message) == [
                cc(7, 64), .noteOn(channel: channel, note: 60, velocity: 1),
                .noteOff(channel: channel, note: 60, velocity: 0), .systemExclusive([1, 2]),
            ])
    }

    @Test func standardInputEndsWithItself() async throws {
        let bytes = try folder.file("bytes", [0xB0, 0, 127, 0xF0, 1, 0xF7] as [UInt8])
        let program = try RunningProgram(
            ["record", folder("take.mid"), "--input", "-", "--no-sysex"], input: open(bytes, O_RDONLY | O_CLOEXEC))
        #expect(try await program.end() == .exited(0))
        #expect(try events(of: folder("take.mid")).map(\.message) == [cc(0, 127)])
    }

    @Test func aTakeIsReplacedOnlyWhenAskedAndOnlyByAnother() async throws {
        let path = try folder.file("take.mid", "old")
        let refused = ProgramResult.failure(
            .cannotCreate, "\(path) is there already; take another name, or --force to replace it")
        #expect(try await RunningProgram(["record", path, "--input", "-"]).result() == refused)
        let empty = try await RunningProgram(["record", path, "--input", "-", "--force"]).result()
        #expect(empty.code == 0)
        #expect(empty.out.hasSuffix("  nothing came, so the file is what it was before\n"))
        #expect(try TemporaryFolder.bytes(ofFile: path) == Array("old".utf8))
        let bytes = try folder.file("bytes", [0xB0, 0, 127] as [UInt8])
        let program = try RunningProgram(
            ["record", path, "--input", "-", "--force"], input: open(bytes, O_RDONLY | O_CLOEXEC))
        #expect(try await program.end() == .exited(0))
        #expect(try events(of: path).count == 1)
    }

    @Test func aDiskThatIsFullLosesNothingThatWasSaved() async throws {
        let (fifo, path) = (try folder.fifo("midi"), folder("take.mid"))
        // Files of 512 bytes at most, and no signal for it.
        let program = try RunningProgram(
            ["record", path, "--input", fifo],
            launcher: ["/bin/sh", "-c", "trap '' XFSZ; ulimit -f 1; exec \"$@\"", "sh"])
        try await program.line { $0.hasPrefix("recording ") }
        let writer = try await Writer.opening(fifo)
        try writer.write([0xB0, 7, 1])
        while try events(of: path).isEmpty { try await Task.sleep(for: .milliseconds(20)) }
        try writer.write((0..<500).flatMap { [0xB0, 7, UInt8($0 % 100)] as [UInt8] })
        try await program.errorLine { $0 == "cannot write \(path): File too large; trying again" }
        program.signal(SIGINT)
        let result = try await program.result()
        #expect(result.code == 73)
        #expect(result.err.hasSuffix("volta-midi: cannot write \(path): File too large\n"))
        #expect(try events(of: path).map(\.message) == [cc(7, 1)])
        #expect(access(path + ".part", F_OK) != 0)
    }

    @Test(arguments: [
        (["take.mid", "--input", "/nosuch"], ExitCode.missingInput, "cannot read /nosuch: No such file or directory"),
        (
            ["/nosuch/take.mid", "--input", "-"], .cannotCreate,
            "cannot write /nosuch/take.mid: No such file or directory"
        ),
        (["/", "--input", "-"], .cannotCreate, "cannot record into /: it is not a regular file"),
        (
            ["take.mid", "--input", "/proc/self/status"], .usage,
            "--input needs something that is played: alsa, a FIFO or device, or -; a file is none"
        ),
        (
            ["take.mid", "--input", "-", "--device", "LPD8"], .usage,
            "--device and --mapping choose ports of the sequencer; standard input has none"
        ),
        (["take.mid", "--device", "A", "--mapping", "B"], .usage, "--device and --mapping are one choice; give one"),
        (
            ["take.mid", "--device", " "], .usage,
            "--device needs the name of a device; 'volta-midi devices' lists them"
        ),
        (["take.mid", "--seconds", "0"], .usage, "--seconds needs a number from 0.01 to 1000000, not '0'"),
    ])
    func whatCannotBeRecorded(words: [String], code: ExitCode, message: String) {
        #expect(ProgramResult.of(["record"] + words) == .failure(code, message))
        #expect(access("take.mid", F_OK) != 0)
    }

    @Test func theTimeEndsItAndATerminalShowsHowFarItIs() async throws {
        let terminal = try PseudoTerminal()
        let fifo = try folder.fifo("midi")
        let program = try RunningProgram(
            ["record", folder("take.mid"), "--input", fifo, "--seconds", "0.3"], environment: ["TERM": "xterm"],
            launcher: ["/bin/sh", "-c", "exec \"$@\" 2>\(terminal.path)", "sh"])
        #expect(try await program.end() == .exited(0))
        let shown = try await terminal.text(upTo: "\r\u{1B}[K")
        #expect(shown.hasPrefix("\r0.0 s  0 messages\u{1B}[K"))
        #expect(shown.hasSuffix("\r\u{1B}[K"))
    }

    /// What a device held when it was pulled out is let go of there.
    @Test func aDeviceThatWentIsPlayedAsGone() async throws {
        var take = Take()
        let port = RecordedPort(PortName(client: "LPD8", port: "LPD8 MIDI 1", number: 0))
        let press = Message.noteOn(channel: Channel(statusByte: 0), note: 36, velocity: 100)
        let outcome = take.add(press, from: port, at: .zero)
        #expect(outcome == .kept)
        take.change(port, isThere: false, at: .milliseconds(200))
        take.change(port, isThere: true, at: .milliseconds(300))
        let again = take.add(press, from: port, at: .milliseconds(400))
        #expect(again == .kept)
        let file = try folder.file("take.mid", take.bytes(lasting: .milliseconds(500)))
        let mapping = try folder.file(
            "mapping.yaml", "version: 1\ndevices: [{match: LPD8, rules: [{note: 36, toggle: Light, mode: follow}]}]\n")
        let program = try RunningProgram(["run", mapping, "--input", file, "--dry-run", "--once", "--log", "json"])
        #expect(try await program.end() == .exited(0))
        let delivered = try program.lines.values.map { try JSON(text: $0) }.filter { $0["event"] == "delivered" }
        #expect(delivered.compactMap { $0["value"] } == [true, false, true])
    }

    /// Each port follows the rules of its own device, as it did live.
    @Test func whatWasRecordedFollowsItsDevicesRules() async throws {
        var take = Take()
        let ports = ["nanoKONTROL2", "LPD8", "Launchpad"].map {
            RecordedPort(PortName(client: $0, port: "\($0) MIDI 1", number: 0))
        }
        for (number, port) in ports.enumerated() {
            let outcome1 = take.add(cc(1, 127), from: port, at: .milliseconds(10 * number))
            #expect(outcome1 == .kept)
        }
        let file = try folder.file("take.mid", take.bytes(lasting: .milliseconds(50)))
        let mapping = try folder.file(
            "mapping.yaml",
            """
            version: 1
            devices:
              - {match: nanoKONTROL2, rules: [{cc: 1, slider: One}]}
              - {match: "LPD8*", rules: [{cc: 1, slider: Two}]}
              - {match: MIDImix, rules: [{cc: 1, slider: Three}]}
            """)
        let program = try RunningProgram(["run", mapping, "--input", file, "--dry-run", "--once", "--log", "json"])
        #expect(try await program.end() == .exited(0))
        let delivered = try program.lines.values.map { try JSON(text: $0) }.filter { $0["event"] == "delivered" }
        #expect(delivered.compactMap { $0["control"]?.text } == ["One", "Two"])
    }
}
