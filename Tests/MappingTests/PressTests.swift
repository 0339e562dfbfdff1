import MIDI
import Mapping
import Testing
import Time

@Suite struct PressTests {
    @Test("MP-15: buttons that latch in hardware act with each message, others with each press")
    func latching() throws {
        var latching = try EngineRig(["cc: 91, toggle: Strobe, mode: follow"])
        latching.play(bytes: "B0 5B 7F B0 5B 00 B0 5B 7F B0 5B 00")
        #expect(latching.take() == ["4 on", "4 off", "4 on", "4 off"])
        var momentary = try EngineRig(["cc: 91, toggle: Strobe"])
        momentary.play(bytes: "B0 5B 7F B0 5B 00 B0 5B 7F B0 5B 00")
        #expect(momentary.take() == ["4 on", "4 off"])
    }

    private let all = [
        "note: 36, slider: Speed, value: 0.1", "note: 36, slider: Speed, value: 0.2, when: release",
        "note: 36, slider: Speed, value: 0.3, when: long",
    ]

    @Test("Press, release and long of one button act at their moments, the press at once (users-ask 12)")
    func moments() throws {
        var rig = try EngineRig(all)
        rig.play(on(36))
        #expect(rig.take() == ["2 0.1"])
        rig.wait(.milliseconds(599))
        rig.settle()
        #expect(rig.take() == [])
        rig.wait(.milliseconds(1))
        rig.settle()
        #expect(rig.take() == ["2 0.3"])
        rig.wait(.seconds(5))
        rig.settle()
        rig.play(off(36))
        #expect(rig.take() == ["2 0.2"])
        rig.play(on(36), off(36))
        rig.wait(.seconds(5))
        rig.settle()
        #expect(rig.take() == ["2 0.1", "2 0.2"])
        #expect(rig.engine.nextSettle == nil)
    }

    @Test("A long press is asked for at its own time, and acts when the next message comes late") func hold() throws {
        var rig = try EngineRig(["cc: 1, button: Cheer, when: long, hold: 1.5s", "cc: 2, button: 3"])
        rig.play(cc(1, 127))
        #expect(rig.engine.nextSettle == EngineRig.start + .seconds(1.5))
        rig.wait(.seconds(2))
        rig.play(cc(2, 127))
        #expect(rig.take() == ["3 press", "3 press"])
        rig.play(cc(1, 0), cc(1, 127))
        rig.wait(.seconds(1))
        rig.play(cc(1, 0))
        rig.wait(.seconds(1))
        rig.settle()
        #expect(rig.take() == [])
    }

    @Test("A press waits only when the same button has a double") func double() throws {
        var rig = try EngineRig([
            "note: 36, slider: Speed, value: 0.1", "note: 36, slider: Speed, value: 0.2, when: double",
            "note: 37, button: Cheer",
        ])
        rig.play(on(37), on(36), off(36))
        #expect(rig.take() == ["3 press"])
        #expect(rig.engine.nextSettle == EngineRig.start + .milliseconds(300))
        rig.wait(.milliseconds(300))
        rig.settle()
        #expect(rig.take() == ["2 0.1"])
        rig.play(on(36), off(36))
        rig.wait(.milliseconds(299))
        rig.play(on(36), off(36))
        #expect(rig.take() == ["2 0.2"])
        #expect(rig.engine.nextSettle == nil)
        rig.wait(.milliseconds(100))
        rig.play(on(36), off(36))
        rig.wait(.milliseconds(300))
        rig.settle()
        #expect(rig.take() == ["2 0.1"])
    }

    @Test("The second press of a double never becomes long") func doubleAndLong() throws {
        var rig = try EngineRig(["note: 36, button: Cheer, when: double", "note: 36, toggle: Strobe, when: long"])
        rig.play(on(36), off(36), on(36))
        #expect(rig.take() == ["3 press"])
        rig.wait(.seconds(2))
        rig.settle()
        #expect(rig.take() == [])
        rig.play(off(36), on(36))
        rig.wait(.seconds(2))
        rig.settle()
        #expect(rig.take() == ["4 on"])
    }

    @Test("At the end a press that waits for its double acts, and one that would be long does not") func end() throws {
        let rules = [
            "note: 36, button: Cheer", "note: 36, toggle: Strobe, when: double", "note: 37, toggle: Strobe, when: long",
        ]
        for leaves in [true, false] {
            var rig = try EngineRig(rules)
            rig.play(on(36), on(37))
            if leaves { rig.leave() } else { rig.settle(atOnce: true) }
            #expect(rig.take() == ["3 press"])
            #expect(rig.engine.nextSettle == nil)
        }
    }

    @Test("A port that leaves lets go of states that are set on release, but presses no button") func leaving() throws {
        var rig = try EngineRig([
            "note: 36, slider: Speed, value: 1", "note: 36, slider: Speed, value: 0, when: release",
            "note: 36, button: Cheer, when: release",
        ])
        rig.play(on(36))
        rig.leave()
        #expect(rig.take() == ["2 1.0", "2 0.0"])
    }

    @Test("A release counts only after its press") func loneRelease() throws {
        var rig = try EngineRig(["note: 36, button: Cheer, when: release"])
        rig.play(off(36), on(36), off(36), off(36))
        #expect(rig.take() == ["3 press"])
    }

    @Test("Velocity layers share a pad, each with its own release") func velocity() throws {
        var rig = try EngineRig([
            "note: 36, velocity: [1, 80], slider: Speed, value: 0.1", "note: 36, velocity: [81, 127], button: Cheer",
            "note: 36, velocity: [1, 80], slider: Speed, value: 0, when: release",
            "note: 36, velocity: [100, 127], toggle: Strobe, mode: follow",
            "note: 36, velocity: [1, 80], slider: Brightness",
        ])
        rig.play(on(36, 80), off(36))
        #expect(rig.take() == ["2 0.1", "1 \(80.0 / 127)", "2 0.0", "1 0.0"])
        rig.play(on(36, 81), off(36))
        #expect(rig.take() == ["3 press"])
        rig.play(on(36, 127), off(36))
        #expect(rig.take() == ["3 press", "4 on", "4 off"])
    }

    @Test("A press and a long press of soft and hard hits are told apart") func softDoubles() throws {
        var rig = try EngineRig([
            "note: 36, button: Cheer", "note: 36, velocity: [81, 127], toggle: Strobe, when: double",
        ])
        rig.play(on(36, 20), off(36), on(36, 20), off(36))
        #expect(rig.take() == ["3 press", "3 press"])
        rig.play(on(36, 100), off(36), on(36, 100), off(36))
        #expect(rig.take() == ["4 on"])
    }

    @Test("Programs have double presses too") func programs() throws {
        var rig = try EngineRig(["program: 5, button: Cheer, when: double"])
        rig.play(program(5), program(5), program(5))
        #expect(rig.take() == ["3 press"])
    }

    @Test("A bouncing button is pressed once, at once, and let go of once (users-ask 15)") func bounce() throws {
        var rig = try EngineRig([
            "note: 36, button: Cheer, debounce: 20ms", "note: 36, toggle: Strobe, mode: follow",
            "cc: 1, toggle: Strobe, debounce: 20ms",
        ])
        rig.play(on(36, 100), off(36), on(36, 90))
        #expect(rig.take() == ["3 press", "4 on"])
        rig.wait(.milliseconds(20))
        rig.settle()
        rig.play(off(36), on(36, 5), off(36))
        #expect(rig.take() == ["4 off"])
        rig.wait(.milliseconds(20))
        rig.settle()
        #expect(rig.take() == [])
        #expect(rig.engine.nextSettle == nil)
        rig.play(cc(1, 127), cc(1, 0), cc(1, 127), cc(1, 0))
        rig.wait(.milliseconds(20))
        rig.settle()
        rig.wait(.milliseconds(20))
        rig.play(cc(1, 127))
        #expect(rig.take() == ["4 on", "4 off"])
    }

    @Test("A tap shorter than the bouncing is let go of when that is over") func shortTap() throws {
        var rig = try EngineRig(["note: 36, toggle: Strobe, mode: follow, debounce: 50ms"])
        rig.play(on(36), off(36))
        #expect(rig.take() == ["4 on"])
        #expect(rig.engine.nextSettle == EngineRig.start + .milliseconds(50))
        rig.wait(.milliseconds(50))
        rig.settle()
        #expect(rig.take() == ["4 off"])
    }

    @Test("A press that a bounce hid is let go of before it would have become long") func bounceBeforeLong() throws {
        var rig = try EngineRig(["note: 36, button: Cheer, when: long, debounce: 20ms"])
        rig.play(on(36), off(36))
        rig.wait(.seconds(1))
        rig.settle()
        #expect(rig.take() == [])
    }
}
