import Glibc
import TestSupport
import Testing

/// `run` on a FIFO of raw bytes, from the bytes to the requests at a server that is not the program's own.
@Suite struct RunTests {
    private static let controls = [
        StrictControl(lid: 1, type: "Slider", label: "Brightness"),
        StrictControl(lid: 2, type: "Button", label: "Cheer"),
        StrictControl(lid: 3, type: "Toggle", label: "Strobe"),
        StrictControl(lid: 4, type: "Toggle", label: "Blackout"),
        StrictControl(lid: 5, type: "Index", label: "Vote", options: 4),
        StrictControl(lid: 6, type: "Index", label: "Scene", options: 8),
        StrictControl(lid: 7, type: "Slider", label: "Grün & Blau \\\"7\\\""),
    ]

    private static let mapping = """
        version: 1
        limits: {per_control: 1000, total: 1000, burst: 1000}
        devices:
          - match: any
            rules:
              - {cc: 0, slider: Brightness, channel: 1}
              - {cc: 1, slider: /007, range: [0.2, 0.8], invert: true, channel: 16}
              - {note: 60, button: 2, channel: 1}
              - {cc: 48, toggle: Strobe}
              - {note: C#4, toggle: Blackout, mode: follow}
              - {notes: 36-39, index: Vote, channel: 10}
              - {program: any, index: Scene, channel: 3}
              - {program: 7, button: Cheer, channel: 4}
        """

    /// Bytes, and the actions that they must make.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let bytes: [UInt8]
        let actions: [String]

        init(_ description: String, _ bytes: [UInt8], _ actions: [String] = []) {
            testDescription = description
            self.bytes = bytes
            self.actions = actions
        }
    }

    private static let rows = [
        Row("a press", [0x90, 60, 100], ["2 pressed"]),
        Row("released by velocity 0", [0x90, 60, 0]),
        Row("a press in running status", [60, 1], ["2 pressed"]),
        Row("released by a note-off", [0x80, 60, 0]),
        Row("a press with a real-time byte in each gap", [0x90, 0xF8, 60, 0xFE, 127], ["2 pressed"]),
        Row("released by a note-off with velocity 64", [0x80, 60, 64]),
        Row("the same note on another channel", [0x91, 60, 100, 0x81, 60, 64]),
        Row("held: on at the press", [0x95, 61, 90], ["4 true"]),
        Row("held: off at velocity 0", [61, 0], ["4 false"]),
        Row("held: on again", [61, 90], ["4 true"]),
        Row("held: off at a note-off with velocity 64", [0x85, 61, 64], ["4 false"]),
        Row("a fader", [0xB0, 0, 64], ["1 \(64.0 / 127)"]),
        Row("a fader in running status, split by a clock byte", [0, 0xF8, 127], ["1 1.0"]),
        Row("a fader's other end", [0, 0], ["1 0.0"]),
        Row("a fader on a channel of no rule", [0xB1, 0, 99]),
        Row("inverted into a range", [0xBF, 1, 0], ["7 0.8"]),
        Row("inverted, the other end", [1, 127], ["7 0.2"]),
        Row("a toggle's press on channel 9", [0xB8, 48, 127], ["3 true"]),
        Row("its release", [48, 0]),
        Row("its next press", [48, 127, 48, 0], ["3 false"]),
        Row("a pad", [0x99, 38, 3], ["5 2.0"]),
        Row("the same pad votes again", [38, 0, 38, 3, 38, 0], ["5 2.0"]),
        Row("a program", [0xC2, 5], ["6 5.0"]),
        Row("a program in running status", [3], ["6 3.0"]),
        Row("a program that names no option", [100]),
        Row("a program that presses", [0xC3, 7], ["2 pressed"]),
        Row("another program", [8]),
        Row("a SysEx with a clock inside, then a pad", [0xF0, 0x7E, 0xF8, 1, 0xF7, 0x99, 36, 9], ["5 0.0"]),
        Row("data bytes without a status after it", [0xF1, 5, 36, 9, 0x99, 37, 1], ["5 1.0"]),
        Row("an undefined status", [0xF4, 0x90, 60, 5], ["2 pressed"]),
    ]

    @Test func everyMessageMakesExactlyItsActions() async throws {
        let stage = try Stage(StrictVolta(Self.controls), mapping: Self.mapping)
        let writer = try await Writer.opening(stage.fifo)
        try await stage.event("layout")
        var expected: [String] = []
        for row in Self.rows {
            try writer.write(row.bytes)
            expected += row.actions
            let came = try await stage.volta.actions.wait(for: expected.count).map(\.description)
            #expect(came == expected, "\(row.testDescription)")
        }
        let (end, summary) = try await stage.end()
        #expect(end == .exited(0))
        #expect(stage.volta.actions.values.map(\.description) == expected)
        #expect(stage.volta.objections.values == [])
        #expect(summary["sent"] == .number(Double(expected.count)))
        #expect(summary["unsent"] == [])
        #expect(stage.program.errorLines.values == [])
    }

    @Test func eachLineOfTheLogIsOneObjectThatSaysWhatWasSent() async throws {
        let stage = try Stage(StrictVolta(Self.controls), mapping: Self.mapping)
        let writer = try await Writer.opening(stage.fifo)
        try await stage.event("layout")
        try writer.write([0x90, 60, 100, 0xBF, 1, 0])
        try await stage.volta.actions.wait(for: 2)
        _ = try await stage.end()
        var delivered: [String: [String: JSON]] = [:]
        for line in stage.program.lines.values {
            guard case .object(var members) = try JSON(text: line) else {
                Issue.record("not an object: \(line)")
                continue
            }
            let time = try #require(members.removeValue(forKey: "time")?.text)
            #expect(time.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/) != nil, "\(time)")
            guard members.removeValue(forKey: "event") == "delivered" else { continue }
            #expect((members.removeValue(forKey: "latency_ms")?.number ?? -1) >= 0)
            delivered[members["control"]?.text ?? ""] = members
        }
        #expect(
            delivered == [
                "Cheer": ["control": "Cheer", "lid": 2, "type": "Button"],
                "Grün & Blau \"7\"": ["control": "Grün & Blau \"7\"", "lid": 7, "type": "Slider", "value": 0.8],
            ])
    }

    @Test func aWriterMayCloseAndAnotherOpenLater() async throws {
        let stage = try Stage(StrictVolta(Self.controls), mapping: Self.mapping)
        var writer: Writer? = try await Writer.opening(stage.fifo)
        try await stage.event("layout")
        try writer?.write([0x90, 60, 100])
        try await stage.volta.actions.wait(for: 1)
        writer = nil
        writer = try await Writer.opening(stage.fifo)
        try writer?.write([0x99, 37, 1])
        #expect(try await stage.volta.actions.wait(for: 2).map(\.description) == ["2 pressed", "5 1.0"])
        #expect(try await stage.end().end == .exited(0))
        #expect(stage.volta.actions.values.count == 2)
    }

    @Test func onceEndsWithTheWriterAndSendsEverything() async throws {
        let stage = try Stage(StrictVolta(Self.controls), mapping: Self.mapping, words: ["--once"])
        var writer: Writer? = try await Writer.opening(stage.fifo)
        try writer?.write([0x90, 60, 1] + (0...127).flatMap { [0xB0, 0, UInt8($0)] })
        writer = nil
        #expect(try await stage.program.end() == .exited(0))
        let came = stage.volta.actions.values.map(\.description)
        #expect(came.contains("2 pressed"))
        #expect(came.last { $0.hasPrefix("1 ") } == "1 1.0")
        #expect(stage.volta.objections.values == [])
    }
}
