import MIDI
import Mapping
import Testing
import Volta

/// Surfaces that behave in odd ways, and hands that come at odd moments.
@Suite struct OddSurfaceTests {
    @Test("FL-01: a surface that echoes nothing but what shines") func echoesLitLamps() throws {
        var rig = try LightRig(["note: 48, toggle: Strobe", "notes: 1-3, index: Vote", "program: 1, toggle: Strobe"])
        rig.wait(1000)
        rig.play(program(1))
        rig.wait(10)
        rig.play(on(48))
        #expect(rig.takeActions() == ["4 on"])
    }

    @Test("FL-01: what a device is sent first comes back too") func echoOfTheOpening() throws {
        var rig = try LightRig(
            ["cc: 7, slider: Speed", "note: 48, toggle: Strobe"], device: ["on_connect: [B0 07 40, 90 30 7F]"])
        rig.playThru()
        #expect(rig.takeActions() == [])
    }

    @Test("FL-01: an echo does not let go of a pad that is held") func echoWhileHeld() throws {
        var rig = try LightRig(["note: 48, toggle: Strobe", "note: 48, button: Cheer, when: release"])
        rig.playThru()
        rig.playThru(on(48))
        rig.playThru(off(48), after: 30)
        rig.wait(600)
        _ = rig.takeActions()
        rig.playThru(on(48))
        #expect(rig.takeActions() == ["4 off"])
        rig.wait(700)
        rig.play(off(48, 64))
        #expect(rig.takeActions() == ["3 press"])
    }

    @Test("A ring that goes with a knob is no loop") func fastKnob() throws {
        var rig = try LightRig(["cc: 16, encoder: sign_magnitude, wrap: true, slider: Speed"])
        for _ in 0..<300 {
            rig.play(cc(16, 1))
            rig.wait(10)
        }
        #expect(rig.engine.takeNotices() == [])
    }

    @Test("A reload while a fader moves leaves it to the hand, and tells the device what it was to be told")
    func reloadInAMove() throws {
        var rig = try LightRig(["cc: 7, slider: Speed", "cc: 20, slider: Speed, value: 1"], bind: nil)
        rig.bind(.stage)
        rig.play(cc(7, 64))
        rig.play(cc(20, 127))
        _ = rig.take()
        try rig.follow(["cc: 7, slider: Speed", "cc: 20, slider: Speed, value: 1", "note: 9, button: Cheer"])
        #expect(!rig.take().contains("B0 07"))
        rig.wait(400)
        #expect(rig.take().contains("B0 07 7F"))
    }

    @Test("A touch is no position") func touchIsNoPosition() throws {
        var rig = try LightRig([
            "cc: 7, slider: Speed, light: {touch: 104}", "cc: 20, slider: Speed, value: 0",
        ])
        rig.play(on(104), cc(7, 100))
        rig.wait(400)
        rig.play(cc(20, 127))
        rig.wait(400)
        _ = rig.take()
        rig.play(off(104))
        rig.wait(400)
        #expect(rig.take() == "B0 07 00")
    }

    @Test("A fader stays where the hand left it when that says the same") func staysInItsStep() throws {
        var rig = try LightRig([
            "cc: 7, slider: Speed, steps: 4", "cc: 8, slider: Brightness, input: [5, 120]",
            "cc: 9, index: Vote", "notes: 36-39, index: Vote",
        ])
        rig.play(cc(7, 110), cc(8, 127), cc(9, 100))
        rig.wait(1000)
        #expect(!rig.take().contains("B0"))
        rig.play(on(38))
        rig.wait(1000)
        #expect(rig.take().contains("B0 09 4F"))
        rig.play(cc(9, 79))
        #expect(rig.takeActions().last == "5 option 2")
    }

    @Test("Nothing stays lit that was to be set again") func goesDark() throws {
        var rig = try LightRig(["note: 1, toggle: Strobe", "note: 2, toggle: Strobe"])
        rig.play(on(1), off(1))
        rig.darken()
        #expect(rig.take().hasSuffix("90 01 00 | 90 02 00"))
    }
}
