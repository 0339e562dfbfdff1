import MIDI
import Testing
import Volta

/// Inputs beside those of the known faults: the same kinds with other bytes.
@Suite struct NeighbourTests {
    /// Rules, the bytes that come, and what goes out.
    struct Row: Sendable, CustomTestStringConvertible {
        let rules: [String]
        let bytes: String
        let expected: [String]

        init(_ rules: [String], _ bytes: String, _ expected: [String]) {
            (self.rules, self.bytes, self.expected) = (rules, bytes, expected)
        }

        var testDescription: String { "\(rules.joined(separator: " | ")): \(bytes)" }
    }

    private static let press = ["note: 60, button: Cheer"]
    private static let turn = "step: 0.01, start: 0.5, slider: 1"

    static let parsing = [
        Row(["note: 60, toggle: Strobe"], "90 3C 64 80 3C 40 3C 00 90 3C 64 3C 00", ["4 on", "4 off"]),
        Row(press, "90 3C 64 3C 50", ["3 press", "3 press"]),
        Row(press, "90 3C 00 80 3C 7F 90 3C 01", ["3 press"]),
        Row(press, "F0 7E F8 01 F7 3C 40 90 3C 40", ["3 press"]),
        Row(press, "90 3C 40 F0 01 F7 3C 40", ["3 press"]),
        Row(press, "F0 01 02 90 3C 40", ["3 press"]),
        Row(press, "90 3C F4 40 90 3C 40", ["3 press"]),
        Row(press, "90 3C F9 40 FD 3C FF 40", ["3 press", "3 press"]),
        Row(press, "90 3C 40 F3 05 3C 40 F6 3C 40", ["3 press"]),
        Row(press, "F2 3C 40 3C 40 90 3C 40", ["3 press"]),
        Row(["cc: 7, slider: 1"], "90 3C B0 07 40", ["1 0.5039370078740157"]),
        Row(["cc: 7, slider: 1", "note: 60, button: Cheer"], "B0 07 90 3C 7F", ["3 press"]),
        Row(["program: any, index: Vote"], "C0 01 F8 02", ["5 option 1", "5 option 2"]),
        Row(["pressure: any, slider: 1"], "D0 7F 00", ["1 1.0", "1 0.0"]),
        Row(["key_pressure: 36, slider: 1"], "A0 24 7F 25 7F 24 00", ["1 1.0", "1 0.0"]),
        Row(["pitch_bend: any, slider: 1"], "E0 F8 7F FE 3F 00 40", ["1 \(8191.0 / 16383)", "1 \(8192.0 / 16383)"]),
        Row(["cc: 7, channel: 16, slider: 1"], "BF 07 7F BE 07 00 B0 07 00", ["1 1.0"]),
        Row(["note: C-1, button: Cheer", "note: G9, toggle: Strobe"], "90 00 01 7F 01", ["3 press", "4 on"]),
        Row(["transport: stop, button: Cheer"] + ["note: 60, toggle: Strobe"], "90 FC 3C FA 40", ["3 press", "4 on"]),
        Row(["note: 60, slider: 1"], "90 3C 64 80 3C 64", ["1 \(100.0 / 127)", "1 0.0"]),
    ]

    static let encoders = [
        Row(
            ["cc: 16, encoder: offset, \(turn)"], "B0 10 41 10 3F 10 40 10 42 10 3E",
            ["1 0.51", "1 0.5", "1 0.52", "1 0.5"]),
        Row(
            ["cc: 16, encoder: sign_magnitude, \(turn)"], "B0 10 40 10 00 10 3F 10 7F 10 41",
            ["1 1.0", "1 0.37", "1 0.36"]),
        Row(["cc: 16, encoder: twos_complement, \(turn)"], "B0 10 3F 10 41 10 40 10 00", ["1 1.0", "1 0.37"]),
        Row(
            ["cc: 16, encoder: binary, \(turn)"], "B0 10 00 10 01 10 40 10 7F", ["1 0.49", "1 0.5", "1 0.51", "1 0.52"]),
        Row(
            ["cc: 16, encoder: twos_complement, step: 0.3, start: 0.9, wrap: true, slider: 1"], "B0 10 01 10 7F",
            ["1 0.2", "1 0.9"]),
        Row(
            ["cc: 16, encoder: twos_complement, step: 0.01, start: 0.01, slider: 1"], "B0 10 7B 10 01",
            ["1 0.0", "1 0.01"]
        ),
        Row(
            ["cc: 16, encoder: twos_complement, invert: true, range: [0.4, 0.6], \(turn)"], "B0 10 01 10 7F 10 74",
            ["1 0.49", "1 0.5", "1 0.6"]),
        Row(
            ["cc: 16, encoder: twos_complement, step: 1/4, index: Vote"], "B0 10 01 10 01 10 08 10 7F 10 60",
            ["5 option 1", "5 option 2", "5 option 3", "5 option 3", "5 option 0"]),
        Row(
            ["x: {cc: 16, encoder: twos_complement, step: 0.25, start: 0.5}, y: {cc: 17}, xy: Position"],
            "B0 10 01 11 7F 10 7F", ["11 0.75,0.0", "11 0.75,1.0", "11 0.5,1.0"]),
    ]

    static let joined = [
        Row(
            ["cc: [7, 39], channel: 1, slider: 1", "cc: [7, 39], channel: 2, slider: 2"],
            "B0 07 01 B1 07 02 B0 27 00 B1 27 00", ["1 \(128.0 / 16383)", "2 \(256.0 / 16383)"]),
        Row(["cc: [7, 39], slider: 1"], "B0 07 7F F8 27 7F", ["1 1.0"]),
        Row(
            ["cc: [7, 39], order: msb_first, slider: 1"], "B0 07 40 27 10 27 11",
            [
                "1 \(Double(0x40 << 7 | 0x10) / 16383)", "1 \(Double(0x40 << 7 | 0x11) / 16383)",
            ]),
        Row(["cc: [16, 17], slider: 1"], "B0 11 01 10 00", ["1 \(1.0 / 16383)"]),
        Row(
            ["cc: 0, slider: 1", "cc: 32, button: Cheer"], "B0 00 40 20 7F 20 00", ["1 0.5039370078740157", "3 press"]),
        Row(
            ["nrpn: [1, 30], slider: 1"], "B0 62 1E 63 01 26 00 06 7F 06 00 26 01",
            ["1 \(16256.0 / 16383)", "1 \(1.0 / 16383)"]),
        Row(["nrpn: 5, \(turn)"], "B0 63 00 62 05 60 01 60 03 61 02", ["1 0.51", "1 0.52", "1 0.51"]),
        Row(
            ["rpn: 0, slider: 1", "nrpn: 0, slider: 2"], "B0 65 00 64 00 06 7F 26 7F 63 00 62 00 06 00 26 00",
            [
                "1 1.0", "2 0.0",
            ]),
        Row(["nrpn: 5, slider: 1"], "B0 63 00 62 05 63 7F 62 7F 06 7F 26 7F", []),
        Row(["bank: 128, program: 3, button: Cheer"], "C0 03 B0 00 01 20 00 C0 03 B0 20 01 C0 03", ["3 press"]),
    ]

    static let layers = [
        Row(
            ["cc: 1, slider: 1, takeover: pickup, invert: true", "note: 36, slider: 1, value: 0.25"],
            "90 24 7F B0 01 00 01 60 01 7F", ["1 0.25", "1 \(31.0 / 127)", "1 0.0"]),
        Row(
            ["cc: 1, slider: 1, takeover: pickup, range: [0.8, 0.2]", "note: 36, slider: 1, value: 0.5"],
            "90 24 7F B0 01 00 01 7F 01 00", ["1 0.5", "1 0.2", "1 0.8"]),
        Row(
            ["cc: [1, 33], order: msb_first, slider: 1, takeover: pickup", "note: 36, slider: 1, value: 0.5"],
            "90 24 7F B0 21 00 01 7F 21 7F 01 00 21 00", ["1 0.5", "1 1.0", "1 0.0"]),
    ]

    @Test("Other bytes of the same kinds", arguments: parsing + encoders + joined + layers)
    func row(_ row: Row) throws {
        var rig = try EngineRig(row.rules)
        rig.play(bytes: row.bytes)
        rig.wait(.seconds(1))
        rig.settle()
        #expect(rig.take() == row.expected)
    }

    @Test("HP-03, MP-14: after any number of plugs a press is one press, and what was held is free") func plugs() throws
    {
        var rig = try EngineRig(["note: 48, button: Cheer", "cc: 48, button: Cheer"])
        for _ in 0..<3 {
            rig.play(bytes: "90 30 7F B0 30 7F")
            rig.leave()
            rig.engine.portAppeared(EngineRig.port, from: .unnamed)
        }
        rig.play(bytes: "90 30 7F B0 30 7F")
        #expect(rig.take() == Array(repeating: "3 press", count: 8))
    }
}
