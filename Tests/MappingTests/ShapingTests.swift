import Mapping
import Testing

@Suite struct ShapingTests {
    private func positions(_ settings: String, _ values: [UInt8]) throws -> [String] {
        var rig = try EngineRig(["cc: 1, slider: 1, \(settings)"])
        for value in values { rig.play(cc(1, value)) }
        return rig.take()
    }

    @Test("JS-01, FL-02: 7-bit n is n/127 exactly, and goes back to n") func plain() throws {
        var rig = try EngineRig(["cc: 1, slider: 1"])
        for value in UInt8(0)...127 { rig.play(cc(1, value)) }
        let levels = rig.outputs.map { output -> Double in
            guard case .slider(let level) = output.action.value else { return -1 }
            return level
        }
        #expect(levels == (0...127).map { Double($0) / 127 })
        #expect(levels.map { Int(($0 * 127).rounded()) } == Array(0...127))
    }

    @Test(
        "Input, invert and range reach their ends exactly",
        arguments: [
            ("invert: true", [0, 127], ["1.0", "0.0"]),
            ("range: [0.2, 0.8]", [0, 127], ["0.2", "0.8"]),
            ("range: [0.9, 0.1]", [0, 127], ["0.9", "0.1"]),
            ("range: [0.1, 0.7], invert: true", [0, 127], ["0.7", "0.1"]),
            ("input: [3, 124]", [0, 3, 124, 127], ["0.0", "0.0", "1.0", "1.0"]),
            ("input: [124, 3]", [0, 3, 124, 127], ["1.0", "1.0", "0.0", "0.0"]),
            ("input: [10, 11]", [10, 11], ["0.0", "1.0"]),
            ("input: [0, 64], range: [0, 0.5], invert: true", [0, 32, 64], ["0.5", "0.25", "0.0"]),
        ] as [(String, [UInt8], [String])])
    func ends(_ settings: String, _ values: [UInt8], _ expected: [String]) throws {
        #expect(try positions(settings, values) == expected.map { "1 \($0)" })
    }

    @Test(
        "MP-10: values around the middle are the middle, and the ends stay the ends",
        arguments: [
            ("deadzone: 4", [0, 30, 60, 64, 68, 127], ["0.0", "0.25", "0.5", "0.5", "0.5", "1.0"]),
            ("deadzone: 4, invert: true", [0, 60, 127], ["1.0", "0.5", "0.0"]),
            ("deadzone: 4, input: [127, 0]", [0, 68, 127], ["1.0", "0.5", "0.0"]),
            ("deadzone: 5, input: [20, 100]", [0, 20, 55, 65, 100, 127], ["0.0", "0.0", "0.5", "0.5", "1.0", "1.0"]),
            ("deadzone: 62", [0, 1, 2, 126, 127], ["0.0", "0.25", "0.5", "0.5", "1.0"]),
            ("deadzone: 4, steps: 3, range: [0.2, 0.6]", [0, 64, 127], ["0.2", "0.4", "0.6"]),
        ] as [(String, [UInt8], [String])])
    func middle(_ settings: String, _ values: [UInt8], _ expected: [String]) throws {
        #expect(try positions(settings, values) == expected.map { "1 \($0)" })
    }

    @Test("MP-10: a wheel that rests at 8200 is in the middle") func wheel() throws {
        var rig = try EngineRig(["pitch_bend: any, deadzone: 16, slider: 1"])
        rig.play(bytes: "E0 70 7F E0 08 40 E0 10 40 E0 70 3F E0 6F 3F E0 7F 7F E0 00 00")
        let above = 0.5 + 0.5 * (16368.0 - 8192 - 16) / (16383 - 8192 - 16)
        let below = 0.5 - 0.5 / (8192 - 16)
        #expect(rig.take() == ["\(above)", "0.5", "0.5", "0.5", "\(below)", "1.0", "0.0"].map { "1 \($0)" })
    }

    @Test("A release is the value 0, and is shaped like one") func release() throws {
        var rig = try EngineRig(["note: 1, slider: 1, range: [0.2, 0.8]"])
        rig.play(on(1), off(1))
        #expect(rig.take() == ["1 0.8", "1 0.2"])
    }
}
