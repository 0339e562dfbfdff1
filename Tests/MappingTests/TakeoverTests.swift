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

    @Test("Each direction of a pad is taken over by itself") func pad() throws {
        var rig = try EngineRig([
            "x: {cc: 1, takeover: pickup}, y: {cc: 2, takeover: pickup}, xy: Position",
            "x: {cc: 3}, y: {cc: 4}, xy: Position",
        ])
        rig.play(cc(3, 127), cc(4, 127))
        #expect(rig.take() == ["11 1.0,0.0", "11 1.0,1.0"])
        rig.play(cc(1, 0), cc(2, 0), cc(1, 64))
        #expect(rig.take() == [])
        rig.play(cc(1, 127), cc(1, 0), cc(2, 64))
        #expect(rig.take() == ["11 1.0,1.0", "11 0.0,1.0"])
        rig.play(cc(2, 126), cc(3, 64), cc(1, 10), cc(2, 0))
        #expect(rig.take() == ["11 0.0,\(126.0 / 127)", "11 \(64.0 / 127),\(126.0 / 127)", "11 \(64.0 / 127),0.0"])
    }

    @Test("A scaled pad reaches the ends, also inverted") func scaledPad() throws {
        var rig = try EngineRig([
            "x: {cc: 1, takeover: scale, invert: true, input: [0, 100]}, y: {cc: 2}, xy: Position",
            "x: {cc: 3, input: [0, 100]}, y: {cc: 4}, xy: Position",
        ])
        rig.play(cc(3, 50), cc(1, 0), cc(1, 20), cc(1, 100))
        #expect(rig.take() == ["11 0.5,0.0", "11 0.4,0.0", "11 0.0,0.0"])
    }

    @Test("A swept choice waits until the fader picks what is on, or passes it") func choice() throws {
        var rig = try EngineRig(["cc: 1, index: Vote, takeover: pickup", "notes: 36-39, index: Vote"])
        rig.play(on(38), cc(1, 0), cc(1, 60))
        #expect(rig.take() == ["5 option 2"])
        // The whole part of the option counts, not only its beginning.
        rig.play(cc(1, 90), cc(1, 40))
        #expect(rig.take() == ["5 option 2", "5 option 1"])
        rig.play(on(36), cc(1, 127), cc(1, 0))
        #expect(rig.take() == ["5 option 0", "5 option 0"])
    }

    @Test("A scaled choice goes the rest of its way") func scaledChoice() throws {
        var rig = try EngineRig([
            "cc: 1, index: Vote, takeover: scale, input: [0, 100]", "notes: 36-39, index: Vote",
        ])
        rig.play(on(37), cc(1, 100), cc(1, 60), cc(1, 0))
        #expect(rig.take() == ["5 option 1", "5 option 0", "5 option 0"])
    }

    @Test("A pad is taken over anew after a reconnect and after a page change") func padRearmed() throws {
        var rig = try EngineRig(["x: {cc: 1, takeover: pickup}, y: {cc: 2, takeover: pickup}, xy: Position"])
        rig.play(cc(1, 127), cc(2, 127))
        rig.leave()
        rig.engine.portAppeared(EngineRig.port, from: .unnamed)
        rig.play(cc(1, 0), cc(2, 0))
        #expect(rig.take() == ["11 1.0,0.0", "11 1.0,0.0"], "the second direction was known once the first was sent")
        rig.play(cc(1, 127), cc(2, 127))
        rig.engine.bind(to: .stage, now: EngineRig.start) { _ in }
        rig.play(cc(1, 126), cc(2, 126))
        #expect(rig.take().count == 4)
    }

    @Test(
        "A rule says how far its fader has to go",
        arguments: [
            ("", 0, "move up 48 %"), ("", 127, "move down 48 %"), ("invert: true", 0, "move up 48 %"),
            ("range: [0.2, 0.6]", 0, "move up 73 %"), ("input: [0, 100]", 20, "move up 28 %"), ("", 63, nil),
            ("curve: exponential", 0, "move up 73 %"),
        ] as [(String, UInt8, String?)])
    func distance(_ settings: String, _ value: UInt8, _ expected: String?) throws {
        let more = settings.isEmpty ? "" : ", \(settings)"
        var rig = try EngineRig([
            "cc: 1, slider: Speed, takeover: pickup\(more)", "note: 36, slider: Speed, value: 0.5",
        ])
        #expect(rig.engine.takeoverWait(of: 0) == nil)
        rig.play(on(36), cc(1, value))
        #expect(rig.engine.takeoverWait(of: 0)?.description == expected)
    }

    @Test("Who has the control does not wait, and does again when something else moved it or the port left")
    func waiting() throws {
        var rig = try EngineRig(["cc: 1, slider: Speed, takeover: scale", "note: 36, slider: Speed, value: 0.5"])
        rig.play(cc(1, 127))
        #expect(rig.engine.takeoverWait(of: 0) == nil)
        rig.play(on(36))
        #expect(rig.engine.takeoverWait(of: 0)?.description == "move down 48 %")
        #expect(rig.engine.takeoverWait(of: 1) == nil)
        let wait = rig.engine.takeoverWait(of: 0)
        _ = rig.engine.follow(
            rig.engine.mapping, ports: [EngineRig.port: .unnamed], on: .stage, now: EngineRig.start
        ) { _ in }
        #expect(rig.engine.takeoverWait(of: 0) == wait)
        rig.leave()
        #expect(rig.engine.takeoverWait(of: 0) == nil)
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
