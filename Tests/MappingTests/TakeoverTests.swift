import MIDI
import Mapping
import TestSupport
import Testing
import Volta

/// Take-over of sliders by faders (users-ask 5).
@Suite struct TakeoverTests {
    /// A fader that picks up, and buttons that set the same slider.
    private let pickup = [
        "cc: 1, slider: Speed, takeover: pickup", "note: 36, slider: Speed, value: 0.5", "cc: 2, slider: 2",
    ]

    @Test("While nobody knows where the slider is, the first value is taken") func first() throws {
        var rig = try EngineRig(pickup)
        rig.play(cc(1, 127), cc(1, 0))
        #expect(rig.take() == ["2 1.0", "2 0.0"])
    }

    @Test("A fader waits until it comes near, from either side") func nearness() throws {
        for (far, near) in [(UInt8(0), UInt8(62)), (127, 66)] {
            var rig = try EngineRig(pickup)
            rig.play(on(36), cc(1, far))
            #expect(rig.take() == ["2 0.5"])
            rig.play(cc(1, near), cc(1, far))
            #expect(rig.take() == ["2 \(Double(near) / 127)", far == 0 ? "2 0.0" : "2 1.0"])
        }
    }

    @Test("A fader that passes the slider has it, however fast") func crossing() throws {
        var rig = try EngineRig(pickup)
        rig.play(on(36), cc(1, 0), cc(1, 40), cc(1, 127), cc(1, 120))
        #expect(rig.take() == ["2 0.5", "2 1.0", "2 \(120.0 / 127)"])
    }

    @Test("Where the fader was before its first message is not known, and is no way past the slider")
    func unknownPlace() throws {
        var rig = try EngineRig(pickup)
        rig.play(on(36), cc(1, 100))
        #expect(rig.take() == ["2 0.5"])
    }

    @Test("Another rule that sets the slider takes it away, by another name too") func rearmedByRule() throws {
        for other in [on(36), cc(2, 64)] {
            var rig = try EngineRig(pickup)
            rig.play(cc(1, 0), cc(1, 1), other, cc(1, 2), cc(1, 10))
            #expect(rig.take().count == 3)
            rig.play(cc(1, 80), cc(1, 81))
            #expect(rig.take() == ["2 \(80.0 / 127)", "2 \(81.0 / 127)"])
        }
    }

    @Test("After a page change and back the fader waits again where it was moved meanwhile") func rearmedByPage() throws
    {
        var rig = try EngineRig(pickup)
        let other = LayoutInfo(
            layoutId: "L", activePageId: "Q", controls: [.labelled("Speed", lid: 77, type: "Slider")])
        rig.play(cc(1, 127))
        rig.bind(other)
        rig.play(cc(1, 0))
        rig.bind()
        rig.play(cc(1, 1), cc(1, 2))
        #expect(rig.take() == ["2 1.0", "77 0.0"])
        rig.play(cc(1, 127))
        #expect(rig.take() == ["2 1.0"])
    }

    @Test("A page change takes nothing from a fader that was not moved") func samePlace() throws {
        var rig = try EngineRig(pickup)
        rig.play(cc(1, 20))
        rig.bind()
        rig.play(cc(1, 100))
        #expect(rig.take() == ["2 \(20.0 / 127)", "2 \(100.0 / 127)"])
    }

    @Test("After a reconnect the fader waits again, and so does another device with the same rules")
    func rearmedByPort() throws {
        var rig = try EngineRig(pickup)
        rig.play(cc(1, 127))
        rig.leave()
        rig.engine.portAppeared(EngineRig.port, from: .unnamed)
        rig.play(cc(1, 10), cc(1, 11))
        #expect(rig.take() == ["2 1.0"])
        rig.play(cc(1, 127), cc(1, 20))
        #expect(rig.take() == ["2 1.0", "2 \(20.0 / 127)"])
        rig.engine.portAppeared(PortID(2), from: .unnamed)
        rig.play(cc(1, 100), from: PortID(2))
        #expect(rig.take() == [])
    }

    @Test("A slider beyond the rule's range is met at the end of it") func beyondRange() throws {
        var rig = try EngineRig([
            "cc: 1, slider: Speed, takeover: pickup, range: [0.2, 0.8]", "note: 36, slider: Speed, value: 1",
        ])
        rig.play(on(36), cc(1, 0), cc(1, 100), cc(1, 127), cc(1, 0))
        #expect(rig.take() == ["2 1.0", "2 0.8", "2 0.2"])
    }

    @Test("A scaled fader moves the slider at once, and both reach the end together") func scale() throws {
        var rig = try EngineRig([
            "cc: 1, slider: Speed, takeover: scale, input: [0, 100]", "note: 36, slider: Speed, value: 0.5",
        ])
        rig.play(on(36))
        for value in [0, 20, 30, 100, 50] as [UInt8] { rig.play(cc(1, value)) }
        #expect(rig.take() == ["2 0.5", "2 0.6", "2 0.6500000000000001", "2 1.0", "2 0.5"])
    }

    @Test("A scaled fader goes down in proportion") func scaleDown() throws {
        var rig = try EngineRig([
            "cc: 1, slider: Speed, takeover: scale, input: [0, 100]", "note: 36, slider: Speed, value: 0.5",
        ])
        rig.play(on(36), cc(1, 40), cc(1, 20), cc(1, 0), cc(1, 100))
        #expect(rig.take() == ["2 0.5", "2 0.25", "2 0.0", "2 1.0"])
    }

    @Test(
        "Whatever faders do, a slider never leaves its range, and a pickup never jumps", arguments: ["pickup", "scale"])
    func random(takeover: String) throws {
        var random = SeededRandom()
        var rig = try EngineRig([
            "cc: 1, slider: Speed, takeover: \(takeover)", "cc: 2, slider: Speed, takeover: \(takeover)",
        ])
        var (last, places) = (Double?.none, [UInt8: Double]())
        for _ in 0..<5000 {
            let fader = UInt8.random(in: 1...2, using: &random)
            let value = UInt8.random(in: 0...127, using: &random)
            let before = places[fader]
            places[fader] = Double(value) / 127
            rig.play(cc(fader, value))
            for output in rig.outputs {
                guard case .slider(let level) = output.action.value else { continue }
                #expect((0...1).contains(level), "\(random)")
                // It goes on from where it was: the fader was there, passed it or came near.
                if let last, let before, takeover == "pickup" {
                    let way = min(before, level) - 0.021...max(before, level) + 0.021
                    #expect(way.contains(last), "\(random)")
                }
                last = level
            }
            _ = rig.take()
        }
    }
}
