import MIDI
import Mapping
import TestSupport
import Testing
import Volta

@Suite struct EncoderTests {
    private func turned(_ rule: String, _ values: [UInt8], controller: UInt8 = 16) throws -> [String] {
        var rig = try EngineRig([rule])
        for value in values { rig.play(cc(controller, value)) }
        return rig.take()
    }

    @Test("EN-01: sign and magnitude, there and back is where it was") func signMagnitude() throws {
        let rule = "cc: 16, encoder: sign_magnitude, step: 1/127, start: 0.5, slider: 1"
        let expected = [0.5 + 1.0 / 127, 0.5, 0.5 + 9.0 / 127, 0.5]
        #expect(try turned(rule, [0x01, 0x41, 0x09, 0x49]) == expected.map { "1 \($0)" })
    }

    @Test("EN-02: an encoding is what the file says, never guessed") func binary() throws {
        let settings = "step: 0.01, start: 0.5, slider: 1"
        #expect(try turned("cc: 16, encoder: binary, \(settings)", [0x7F, 0x00]) == ["1 0.51", "1 0.5"])
        #expect(try turned("cc: 16, encoder: twos_complement, \(settings)", [0x7F, 0x00]) == ["1 0.49"])
    }

    @Test("EN-04: fast turns sum, values that say nothing do nothing") func fast() throws {
        let rule = "cc: 16, encoder: twos_complement, step: 0.1, slider: 1"
        #expect(try turned(rule, [0x02, 0x08, 0x7E, 0x00, 0x40]) == ["1 0.2", "1 1.0", "1 0.8"])
    }

    @Test("EN-06: the ends hold, and the way back starts there") func ends() throws {
        let rule = "cc: 16, encoder: twos_complement, step: 0.01, start: 0.99, slider: 1"
        #expect(try turned(rule, [5, 0x7F]) == ["1 1.0", "1 0.99"])
        #expect(try turned("cc: 16, encoder: offset, slider: 1", [0, 65]) == ["1 0.0", "1 0.01"])
    }

    @Test("A whole turn of small steps reaches the end exactly") func exactEnds() throws {
        for (step, count) in [("0.01", 100), ("1/127", 127), ("0.1", 10), ("1/3", 3), ("0.3", 4)] {
            let rule = "cc: 16, encoder: binary, step: \(step), slider: 1"
            #expect(try turned(rule, Array(repeating: 1, count: count)).last == "1 1.0", "\(step)")
            let back = Array(repeating: UInt8(1), count: count) + Array(repeating: 0, count: count)
            #expect(try turned(rule, back).last == "1 0.0", "\(step)")
        }
    }

    @Test("EN-21: a controller that skips values is no encoder; its last value is sent as it is") func skipping() throws
    {
        #expect(
            try turned("cc: 74, slider: 1", [10, 11, 13, 14, 16, 17, 25], controller: 74).last == "1 0.1968503937007874"
        )
    }

    @Test("`wrap` goes on at the other end, `invert` turns the other way, `range` has its own ends") func settings()
        throws
    {
        let encoder = "cc: 16, encoder: twos_complement, step: 0.25, slider: 1"
        #expect(try turned("\(encoder), wrap: true", [3, 1, 1, 0x7E]) == ["1 0.75", "1 0.0", "1 0.25", "1 0.75"])
        #expect(try turned("\(encoder), invert: true", [0x7F, 0x7E, 1]) == ["1 0.25", "1 0.75", "1 0.5"])
        #expect(
            try turned("\(encoder), range: [0.2, 0.8]", [1, 9, 0x7F, 0x41]) == ["1 0.25", "1 0.8", "1 0.55", "1 0.2"])
        #expect(try turned("\(encoder), range: [0.8, 0.2], start: 0.5", [1, 1]) == ["1 0.25", "1 0.2"])
    }

    @Test("An encoder starts at the value last sent to its control by any rule") func lastSent() throws {
        var rig = try EngineRig([
            "cc: 16, encoder: twos_complement, slider: Brightness", "cc: 1, slider: /001",
            "note: 1, slider: 1, value: 0.7",
        ])
        rig.play(cc(1, 127), cc(16, 0x7F), on(1), cc(16, 1))
        #expect(rig.take() == ["1 1.0", "1 0.99", "1 0.7", "1 0.71"])
    }

    @Test("Two controls are two positions, also when another page has them under one label") func pages() throws {
        var rig = try EngineRig(["cc: 16, encoder: twos_complement, step: 0.1, slider: Brightness"])
        let other = LayoutInfo(
            layoutId: "L", activePageId: "Q", controls: [.labelled("Brightness", lid: 9, type: "Slider")])
        rig.play(cc(16, 2))
        rig.bind(other)
        rig.play(cc(16, 1))
        rig.bind()
        rig.play(cc(16, 1))
        #expect(rig.take() == ["1 0.2", "9 0.1", "1 0.30000000000000004"])
    }

    @Test("What is turned before the layout is there counts") func early() throws {
        var rig = try EngineRig(["cc: 16, encoder: twos_complement, step: 0.1, slider: 1"], bind: nil)
        rig.play(cc(16, 2), cc(16, 3))
        rig.bind()
        rig.play(cc(16, 0x7F))
        #expect(rig.take() == ["1 0.5", "1 0.4"])
    }

    @Test("An encoder goes through options, from the one that was chosen last") func options() throws {
        var rig = try EngineRig([
            "cc: 16, encoder: twos_complement, step: 0.25, index: Vote", "notes: 1-4, index: Vote",
        ])
        rig.play(cc(16, 1), on(4), cc(16, 0x7F), cc(16, 9))
        #expect(rig.take() == ["5 option 1", "5 option 3", "5 option 2", "5 option 3"])
    }

    @Test("EN-15: steps of a parameter, whose data sets it") func parameter() throws {
        var rig = try EngineRig(["nrpn: 5, slider: 1, step: 0.01, start: 0.5"])
        rig.play(bytes: "B0 63 00 62 05 60 01 63 7F 62 7F")
        rig.play(bytes: "B0 63 00 62 05 61 01 63 7F 62 7F")
        #expect(rig.take() == ["1 0.51", "1 0.5"])
        rig.play(bytes: "B0 63 00 62 05 06 7F 26 7F 61 00")
        #expect(rig.take() == ["1 1.0", "1 0.99"])
    }

    @Test("Steps of a parameter press nothing") func noPress() throws {
        var rig = try EngineRig(["nrpn: 5, button: Cheer", "nrpn: 5, toggle: Strobe, mode: follow"])
        rig.play(bytes: "B0 63 00 62 05 60 01 61 01")
        #expect(rig.take() == [])
    }

    @Test("Fast steps count more, up to the acceleration; the first one and slow ones count once") func acceleration()
        throws
    {
        var rig = try EngineRig(["cc: 16, encoder: twos_complement, step: 0.01, acceleration: 5, slider: 1"])
        for pause in [0, 100, 55, 10, 1, 1000] {
            rig.wait(.milliseconds(pause))
            rig.play(cc(16, 1))
        }
        #expect(rig.take() == ["1 0.01", "1 0.02", "1 0.05", "1 0.1", "1 0.15", "1 0.16"])
    }

    @Test("Whatever is turned stays in its range, and sums as long as it stays there") func bounds() throws {
        var random = SeededRandom()
        for encoding in RelativeEncoding.allCases {
            let settings = "encoder: \(encoding.rawValue), step: 1/1000, start: 0.5"
            var rig = try EngineRig([
                "cc: 16, \(settings), slider: 1", "cc: 17, \(settings), wrap: true, acceleration: 9, slider: 2",
            ])
            var steps = 500
            for _ in 0..<2000 {
                let value = UInt8.random(in: 0...127, using: &random)
                steps = min(max(steps + encoding.steps(of: value), 0), 1000)
                rig.play(cc(16, value), cc(17, value))
                for output in rig.outputs {
                    guard case .slider(let level) = output.action.value else { continue }
                    #expect((0...1).contains(level), "\(random)")
                    if output.action.lid == 1 { #expect(abs(level - Double(steps) / 1000) < 1e-9, "\(random)") }
                }
                _ = rig.take()
            }
        }
    }
}
