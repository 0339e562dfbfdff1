import Mapping
import Testing
import YAML

@testable import Rehearsal

/// Plays tests of a small mapping.
struct RehearsalRig {
    static let mapping = """
        version: 1
        limits: {per_control: 20, total: 40, burst: 10}
        devices:
          - match: Faders
            rules:
              - {cc: 7, slider: Brightness}
              - {cc: 1, slider: Speed}
              - {cc: 64, button: Cheer}
              - {cc: 65, toggle: Strobe}
              - {note: 40, toggle: Blackout, when: long}
              - {cc: [2, 34], slider: Zoom}
              - {nrpn: 1280, slider: Depth}
              - {pitch_bend: any, slider: Hue}
              - {pressure: any, slider: Haze}
              - {key_pressure: 60, slider: Fog}
              - {transport: start, button: Go}
              - {note: C3, string: Shoutout, value: "Hello!"}
              - {x: {cc: 12}, y: {cc: 13}, xy: Position}
          - match: Pads
            port: 1
            rules:
              - {notes: 36-39, index: Vote}
              - {bank: [0, 1], program: 5, button: Cue}
        """

    /// The results of the tests of a file, of which the head is left out.
    static func results(_ tests: String, head: String = "") throws -> [RehearsalResult] {
        let source = Source(name: "t.yaml", text: "version: 1\nmapping: m.yaml\n\(head)\(tests)")
        let loaded = LoadedRehearsal(source)
        let file = try #require(loaded.file, "\(source.rendered(loaded.diagnostics))")
        #expect(source.rendered(loaded.diagnostics) == "")
        let stage = RehearsalStage(file, mapping: try compiled(), layout: nil)
        #expect(source.rendered(stage.diagnostics) == "")
        return file.tests.map { stage.play($0) }
    }

    /// The result of one test with some steps.
    static func result(_ steps: [String], head: String = "") throws -> RehearsalResult {
        let lines = steps.map { "      - {\($0)}\n" }.joined()
        return try #require(try results("tests:\n  - name: A\n    steps:\n\(lines)", head: head).first)
    }

    /// The lines of the table without its head.
    static func table(_ steps: [String], head: String = "") throws -> [String] {
        try result(steps, head: head).table.split(separator: "\n").dropFirst().map { line in
            line.split(separator: " ").joined(separator: " ")
        }
    }

    static func compiled() throws -> CompiledMapping {
        let source = Source(name: "m.yaml", text: mapping)
        let loaded = LoadedMapping(source)
        return try #require(loaded.mapping, "\(source.rendered(loaded.diagnostics))")
    }
}
