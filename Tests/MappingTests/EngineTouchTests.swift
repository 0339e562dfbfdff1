import MIDI
import Testing
import Volta

@testable import Mapping

/// Controls that are moved on the dashboard: whatever turns, flips or takes them over goes on from there.
@Suite struct EngineTouchTests {
    @Test func aToggleFlipsFromWhereItWasTouched() throws {
        var rig = try EngineRig(["note: 36, toggle: Strobe"])
        let lid = try #require(LayoutInfo.stage.controls.first { $0.label == "Strobe" }?.lid)
        rig.engine.touched(.toggle(true), on: lid)
        rig.play(on(36))
        #expect(rig.take() == ["\(lid) off"])
    }

    @Test func aFaderHasToTakeOverWhatWasTouched() throws {
        var rig = try EngineRig(["cc: 1, slider: Speed, takeover: pickup"])
        rig.play(cc(1, 10), cc(1, 11))
        #expect(rig.take().count == 2)
        rig.engine.touched(.slider(0.5), on: 2)
        rig.play(cc(1, 12))
        #expect(rig.take() == [])
        rig.play(cc(1, 70))
        #expect(rig.take() == ["2 \(70.0 / 127)"])
    }

    @Test func anEncoderTurnsOnFromThere() throws {
        var rig = try EngineRig(["cc: 1, encoder: twos_complement, step: 0.25, slider: Speed"])
        rig.engine.touched(.slider(0.5), on: 2)
        rig.play(cc(1, 1))
        #expect(rig.take() == ["2 0.75"])
    }

    @Test func aPadsOtherAxisStaysWhereItWasTouched() throws {
        let pad = try #require(LayoutInfo.stage.controls.first { $0.type == "XYPad" })
        var rig = try EngineRig(["x: {cc: 1}, y: {cc: 2}, xy: \(pad.label)"])
        rig.engine.touched(.xyPad(x: 0.25, y: 0.75), on: pad.lid)
        rig.play(cc(1, 127))
        #expect(rig.outputs.map(\.action) == [Action(lid: pad.lid, value: .xyPad(x: 1, y: 0.75))])
    }

    @Test func theRulesThatDriveAControlAreKnown() throws {
        let rig = try EngineRig(["cc: 1, slider: Speed", "cc: 2, slider: Nowhere", "cc: 3, slider: 2"])
        #expect(rig.engine.rules(driving: 2) == [0, 2])
        #expect(rig.engine.rules(driving: 99) == [])
    }
}
