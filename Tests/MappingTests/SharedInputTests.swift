import MIDI
import Mapping
import Testing

/// Rules that share an input, where one could come in the way of another.
@Suite struct SharedInputTests {
    @Test("A rule without a bank means every bank, also beside one that names it") func banks() throws {
        var rig = try EngineRig([
            "bank: 1, program: 5, button: Cheer", "program: 5, toggle: Strobe", "program: any, index: Scene",
        ])
        rig.play(cc(0, 0), cc(32, 1), program(5), program(2))
        #expect(rig.take() == ["3 press", "4 on", "6 option 2"])
        rig.play(cc(32, 2), program(5))
        #expect(rig.take() == ["4 off"])
    }

    @Test("A tap that waits for a second one acts before the long press that it became") func longAfterTap() throws {
        var rig = try EngineRig([
            "note: 36, button: Cheer", "note: 36, toggle: Strobe, when: long, hold: 200ms",
            "note: 36, slider: Speed, value: 1, when: double", "note: 36, index: Vote, value: 1, when: release",
        ])
        rig.play(on(36))
        rig.wait(.milliseconds(450))
        rig.settle()
        rig.play(off(36))
        rig.wait(.seconds(1))
        rig.settle()
        #expect(rig.take() == ["3 press", "4 on", "5 option 1"])
    }

    @Test("Both directions of a pad are known once one was sent") func padTakeover() throws {
        var rig = try EngineRig(["x: {cc: 12, takeover: pickup, start: 0.5}, y: {cc: 13}, xy: Position"])
        rig.play(cc(13, 127), cc(12, 0), cc(12, 16), cc(12, 80))
        #expect(rig.take() == ["11 0.5,1.0", "11 \(80.0 / 127),1.0"])
    }

    @Test("A knob that bounces stays where it is, however fast") func bounce() throws {
        var rig = try EngineRig(["cc: 20, encoder: offset, acceleration: 4, start: 0.5, slider: Speed"])
        for _ in 0..<10 {
            rig.play(cc(20, 65))
            rig.wait(.milliseconds(5))
            rig.play(cc(20, 63))
            rig.wait(.milliseconds(5))
        }
        #expect(rig.take().last == "2 0.5")
    }
}
