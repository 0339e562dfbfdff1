import Mapping
import TestSupport
import Testing

/// Curves, steps and dead-bands.
@Suite struct CurveTests {
    private func levels(_ settings: String, _ values: [UInt8]) throws -> [Double] {
        var rig = try EngineRig(["cc: 1, slider: 1, \(settings)"])
        for value in values { rig.play(cc(1, value)) }
        return rig.outputs.map { output in
            guard case .slider(let level) = output.action.value else { return -1 }
            return level
        }
    }

    @Test(
        "Every curve with a name rises from 0 to 1, both exactly",
        arguments: ["linear", "logarithmic", "exponential", "s"])
    func named(_ curve: String) throws {
        let rising = try levels("curve: \(curve)", Array(0...127))
        #expect(rising.first == 0)
        #expect(rising.last == 1)
        #expect(zip(rising, rising.dropFirst()).allSatisfy(<))
        #expect(try levels("curve: \(curve), range: [0.8, 0.2], invert: true", [0, 127]) == [0.2, 0.8])
    }

    @Test("The curves are what their names say") func shapes() throws {
        let middle = Double(64) / 127
        #expect(try levels("curve: linear", [64]) == [middle])
        #expect(try abs(levels("curve: s", [64])[0] - middle * middle * (3 - 2 * middle)) < 1e-12)
        // (10 to the power 64/127 − 1) ÷ 9, and the logarithm of 1 + 9 · 64/127.
        #expect(try abs(levels("curve: exponential", [64])[0] - 0.24345277476928354) < 1e-12)
        #expect(try abs(levels("curve: logarithmic", [64])[0] - 0.743151604063867) < 1e-12)
    }

    @Test("Exponential and logarithmic are each other's reverse, with 14 bits too") func reverse() throws {
        var rig = try EngineRig([
            "cc: [1, 33], slider: 1, curve: exponential", "cc: [1, 33], slider: 2, curve: logarithmic",
        ])
        for value in stride(from: 0, through: 16383, by: 129) {
            rig.play(cc(1, UInt8(value >> 7)), cc(33, UInt8(value & 127)))
        }
        #expect(rig.take().suffix(2) == ["1 1.0", "2 1.0"])
    }

    @Test("Points are joined by straight lines; outside of them the value stays") func points() throws {
        let bent = "input: [0, 100], curve: [[0, 0], [0.5, 0.2], [1, 1]]"
        #expect(try levels(bent, [0, 25, 50, 75, 100]) == [0, 0.1, 0.2, 0.6, 1])
        let inner = "input: [0, 100], curve: [[0.25, 0.5], [0.75, 0.25]]"
        #expect(try levels(inner, [0, 25, 50, 75, 100]) == [0.5, 0.5, 0.375, 0.25, 0.25])
        #expect(try levels("\(bent), invert: true", [0, 75, 100]) == [1, 0.1, 0])
    }

    @Test("Steps have equal parts of the travel, and the first and last are the ends") func steps() throws {
        #expect(try levels("steps: 2", [0, 63, 64, 127]) == [0, 0, 1, 1])
        #expect(try levels("steps: 5", [0, 25, 26, 64, 102, 127]) == [0, 0, 0.25, 0.5, 1, 1])
        #expect(try levels("steps: 3, range: [0.2, 0.8], invert: true", [0, 64, 127]) == [0.8, 0.5, 0.2])
        let all = try levels("steps: 128", Array(0...127))
        #expect(all == (0...127).map { Double($0) / 127 })
    }

    @Test("CO-04: a resting fader that flickers acts once, a move of two steps acts, the ends always act")
    func deadband() throws {
        let flicker = (0..<100).flatMap { _ -> [UInt8] in [64, 65] }
        #expect(try levels("deadband: 1/127", flicker) == [Double(64) / 127])
        #expect(try levels("deadband: 1/127", [64, 66, 65, 67, 68, 69]) == [64, 66, 68].map { Double($0) / 127 })
        #expect(try levels("deadband: 0.5", [10, 60, 127, 126, 1, 0, 1]) == [10.0 / 127, 1, 1.0 / 127, 0])
    }

    @Test("A dead-band is of the travel, before curve and range") func deadbandOfTravel() throws {
        #expect(try levels("deadband: 0.1, input: [0, 100], range: [0, 0.01]", [50, 59, 61]) == [0.005, 0.0061])
    }

    @Test("Whatever the shaping is, positions stay in the range and the ends are reached") func bounds() throws {
        var random = SeededRandom()
        let curves = ["linear", "logarithmic", "exponential", "s", "[[0, 0], [0.3, 0.9], [1, 1]]"]
        for _ in 0..<200 {
            let curve = curves.randomElement(using: &random) ?? "s"
            let steps = Bool.random(using: &random) ? ", steps: \(Int.random(in: 2...200, using: &random))" : ""
            let deadband = Bool.random(using: &random) ? ", deadband: 0.05" : ""
            let low = UInt8.random(in: 0...60, using: &random)
            let settings = "curve: \(curve)\(steps)\(deadband), input: [\(low), 120], range: [0.1, 0.9]"
            let values = (0..<50).map { _ in UInt8.random(in: 0...127, using: &random) }
            let levels = try levels(settings, values + [0, 127])
            #expect(levels.allSatisfy { (0.1...0.9).contains($0) }, "\(random) \(settings)")
            #expect(levels.suffix(2) == [0.1, 0.9], "\(random) \(settings)")
        }
    }
}
