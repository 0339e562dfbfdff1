import Glibc
import TestSupport
import Testing

/// How a run ends (SH-01 to SH-04): by each signal, with a server that never answers, at once by a second signal.
@Suite struct EndingTests {
    private static let controls = StrictControl.faders + [StrictControl(lid: 9, type: "Button", label: "Cheer")]
    private static let mapping = """
        version: 1
        devices: [{match: any, rules: [{cc: 0, slider: Fader 1}, {note: 60, button: Cheer}]}]
        """

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
    func anIdleRunEndsBySignal(signal: Int32) async throws {
        let stage = try Stage(StrictVolta(Self.controls), mapping: Self.mapping)
        try await stage.event("layout")
        let (end, summary) = try await stage.end(by: signal)
        #expect(end == .exited(0))
        #expect(summary["received"] == 0)
        #expect(stage.program.errorLines.values == [])
    }

    @Test func aServerThatNeverAnswersHoldsNothingUp() async throws {
        let gate = Gate()
        defer { gate.open() }
        let volta = try StrictVolta(Self.controls) { request in
            if request.target == "/action" { _ = gate.block() }
            return nil
        }
        let stage = try Stage(volta, mapping: Self.mapping)
        let writer = try await Writer.opening(stage.fifo)
        try await stage.event("layout")
        try writer.write([0xB0, 0, 127, 0x90, 60, 1])
        // The layout, the token and both actions.
        _ = try await volta.requests(4)
        let (end, summary) = try await stage.end()
        #expect(end == .exited(0))
        #expect(summary["sent"] == 0)
        #expect(summary["waiting"] == 2)
    }

    @Test func aSecondSignalEndsAtOnce() async throws {
        let gate = Gate()
        defer { gate.open() }
        let volta = try StrictVolta(Self.controls) { request in
            if request.target == "/action" { _ = gate.block() }
            return nil
        }
        let stage = try Stage(volta, mapping: Self.mapping)
        let writer = try await Writer.opening(stage.fifo)
        try await stage.event("layout")
        try writer.write([0xB0, 0, 127])
        _ = try await volta.requests(3)
        stage.program.signal(SIGTERM)
        try await stage.event("stopping")
        stage.program.signal(SIGINT)
        #expect(try await stage.program.end() == .exited(128 + SIGINT))
        #expect(!stage.program.lines.values.contains { $0.contains("\"summary\"") })
    }

    /// `nohup` and shells ask a program to live on by ignoring a signal for it.
    @Test func aSignalThatIsIgnoredFromTheStartStaysSo() async throws {
        let volta = try StrictVolta(Self.controls)
        let folder = try TemporaryFolder()
        let fifo = try folder.fifo("midi")
        let mapping = try folder.file("mapping.yaml", Self.mapping)
        let program = try RunningProgram(
            ["run", mapping, "--input", fifo, "--log", "json"], environment: volta.environment,
            launcher: ["/bin/sh", "-c", "trap '' HUP; exec \"$0\" \"$@\""])
        let writer = try await Writer.opening(fifo)
        try await program.line { $0.contains("\"layout\"") }
        program.signal(SIGHUP)
        try writer.write([0x90, 60, 1, 60, 0])
        try await volta.actions.wait(for: 1)
        try await program.line { $0.contains("\"delivered\"") }
        program.signal(SIGTERM)
        #expect(try await program.end() == .exited(0))
        let events = try program.lines.values.compactMap { try JSON(text: $0)["event"]?.text }
        #expect(events == ["started", "layout", "delivered", "stopping", "summary"])
    }

    @Test func aServerThatNeverAnswersAtAllHoldsNothingUp() async throws {
        let gate = Gate()
        defer { gate.open() }
        let stage = try Stage(try Self.muteServer(gate), mapping: Self.mapping)
        try await stage.event("started")
        #expect(try await stage.end().end == .exited(0))
    }

    @Test func onceEndsByItselfWhenTheServerNeverAnswers() async throws {
        let gate = Gate()
        defer { gate.open() }
        let stage = try Stage(try Self.muteServer(gate), mapping: Self.mapping, words: ["--once"])
        #expect(try await stage.program.end() == .exited(69))
    }

    /// A server that takes every request and answers none before the gate opens.
    private static func muteServer(_ gate: Gate) throws -> StrictVolta {
        try StrictVolta(controls) { _ in
            _ = gate.block()
            return nil
        }
    }

    @Test func whatNeverFoundVoltaIsCounted() async throws {
        let volta = try StrictVolta(Self.controls, isAway: true)
        let stage = try Stage(volta, mapping: Self.mapping)
        var writer: Writer? = try await Writer.opening(stage.fifo)
        try await stage.event("volta_away")
        try writer?.write([0xB0, 0, 127, 0x90, 60, 1])
        writer = nil
        let (end, summary) = try await stage.end()
        #expect(end == .exited(0))
        #expect(summary["waiting"] == 1)
        #expect(summary["expired"] == 1)
    }

    @Test func textLogEndsWithASummaryForPeople() async throws {
        let stage = try Stage(StrictVolta(Self.controls), mapping: Self.mapping, words: ["--log", "text"])
        let writer = try await Writer.opening(stage.fifo)
        try await stage.program.line { $0.contains("layout VAL-") }
        try writer.write([0x90, 60, 1])
        try await stage.program.line { $0.contains("Button Cheer") }
        stage.program.signal(SIGTERM)
        let result = try await stage.program.result()
        #expect(result.code == 0)
        #expect(result.err == "")
        #expect(result.out.hasSuffix("  ending: asked to; sending what waits\n1 action: 1 sent\n"))
        #expect(result.out.firstMatch(of: /(?m)^\d\d:\d\d:\d\d\.\d{3}Z  Button Cheer  \d+\.\d ms$/) != nil)
    }
}
