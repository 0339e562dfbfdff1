import MIDI
import Mapping
import Testing
import Volta

@Suite struct LightTests {
    @Test func aToggleShowsItsState() throws {
        var rig = try LightRig(["note: 36, toggle: Strobe", "cc: 48, toggle: Strobe", "program: 3, toggle: Strobe"])
        #expect(rig.take() == "90 24 00 | B0 30 00")
        rig.play(on(36))
        #expect(rig.take() == "90 24 7F | B0 30 7F")
        rig.play(off(36))
        rig.wait(19)
        #expect(rig.take() == "")
        rig.wait(1)
        #expect(rig.take() == "90 24 7F", "the surface may have repainted it at the release")
        rig.wait(1000)
        rig.play(program(3))
        #expect(rig.take() == "90 24 00 | B0 30 00")
        #expect(rig.takeActions() == ["4 on", "4 off"])
    }

    @Test func aButtonShinesWhileItIsHeld() throws {
        var rig = try LightRig(["note: 1, button: Cheer", "note: 2, string: Shoutout, value: Hi"])
        #expect(rig.take() == "90 01 00 | 90 02 00")
        rig.play(on(1, 20), on(2))
        #expect(rig.take() == "90 01 7F | 90 02 7F")
        rig.wait(100)
        rig.play(off(1), off(2))
        rig.wait(20)
        #expect(rig.take() == "90 01 00 | 90 02 00")
    }

    @Test func theChosenPadShines() throws {
        var rig = try LightRig([
            "notes: 36-39, index: Vote", "cc: 5, index: Vote, value: 2", "cc: 6, slider: Speed, value: 0.5",
        ])
        #expect(rig.take() == "90 24 00 | 90 25 00 | 90 26 00 | 90 27 00 | B0 05 00 | B0 06 00")
        rig.play(on(38))
        #expect(rig.take() == "90 26 7F | B0 05 7F")
        rig.play(cc(6, 127))
        #expect(rig.take() == "B0 06 7F")
    }

    @Test func aFaderIsMovedToWhereItsSliderIs() throws {
        var rig = try LightRig([
            "cc: 7, slider: Brightness", "cc: 8, slider: Brightness, invert: true", "cc: [1, 33], slider: Brightness",
            "pitch_bend: any, slider: Brightness", "cc: 9, slider: Brightness, range: [0.25, 0.75]",
        ])
        #expect(rig.take() == "", "nothing is known of it, so that no motor starts")
        rig.play(cc(7, 64))
        #expect(rig.take() == "B0 08 3F | B0 01 40 | B0 21 40 | E0 40 40 | B0 09 41")
    }

    @Test(arguments: [127, 16383]) func everyValueComesBackAsItWas(_ maximum: Int) throws {
        var rig = try LightRig([
            "pitch_bend: any, slider: Brightness", "cc: 7, slider: Speed",
            "pitch_bend: any, channel: 2, slider: Brightness",
            "cc: 8, slider: Speed",
        ])
        let channel = Channel(statusByte: 0)
        for value in 0...maximum {
            rig.wait(400)
            _ = rig.take()
            if maximum == 127 {
                rig.play(cc(7, UInt8(value)))
            } else {
                rig.play(.pitchBend(channel: channel, value: UInt16(value)))
            }
            let expected: Message =
                maximum == 127 ? cc(8, UInt8(value)) : .pitchBend(channel: Channel(statusByte: 1), value: UInt16(value))
            let text = expected.bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined(
                separator: " ")
            #expect(rig.take() == text, "FL-02")
        }
    }

    @Test func anEncoderHasARing() throws {
        var rig = try LightRig([
            "cc: 16, encoder: sign_magnitude, step: 0.1, slider: Speed, start: 0.5"
        ])
        #expect(rig.take() == "B0 10 40")
        rig.play(cc(16, 1))
        #expect(rig.take() == "B0 10 4C", "it goes with the hand")
        rig.play(cc(16, 10), cc(16, 1))
        #expect(rig.take() == "B0 10 7F")
    }

    @Test("FL-03: a motor fader does not fight the hand") func leavesWhatMovesAlone() throws {
        var rig = try LightRig(["cc: 7, slider: Brightness", "cc: 20, slider: Brightness, value: 0.25"])
        rig.play(cc(7, 0x40))
        rig.wait(20)
        rig.play(cc(7, 0x41))
        rig.wait(20)
        rig.play(cc(7, 0x42))
        _ = rig.take()
        rig.wait(100)
        rig.play(cc(20, 127))
        _ = rig.take()
        rig.wait(199)
        #expect(rig.take() == "")
        rig.wait(1)
        #expect(rig.take() == "B0 07 20")
        rig.wait(1000)
        rig.play(cc(7, 0x21))
        rig.wait(1000)
        #expect(rig.take() == "B0 14 00", "the hand has left it where it is")
    }

    @Test("FL-01: an echo is no event") func knowsItsEcho() throws {
        var rig = try LightRig(["note: 48, toggle: Strobe", "cc: 7, slider: Speed", "program: 1, toggle: Strobe"])
        rig.playThru()
        rig.wait(100)
        for press in 0..<6 {
            rig.playThru(on(48), after: 10)
            #expect(rig.takeActions() == [press.isMultiple(of: 2) ? "4 on" : "4 off"])
            rig.playThru(off(48), after: 20)
            rig.wait(100)
        }
        rig.playThru(program(1), after: 20)
        rig.playThru(on(48), off(48), after: 40)
        #expect(rig.takeActions() == ["4 on", "4 off"])
        #expect(rig.engine.counts.echoes > 12)
    }

    @Test("FL-01: an echo that takes its time is one too") func lateEchoes() throws {
        for delay in [60, 150, 400] {
            var rig = try LightRig(["note: 48, toggle: Strobe", "cc: 7, slider: Speed"])
            rig.playThru(after: delay)
            for _ in 0..<4 {
                rig.playThru(on(48), off(48), after: delay)
                rig.wait(700)
            }
            #expect(rig.takeActions() == ["4 on", "4 off", "4 on", "4 off"], "\(delay) ms")
        }
    }

    @Test("A fader that comes back to where it was put has its last value taken") func faderBack() throws {
        var rig = try LightRig(["cc: 7, slider: Speed", "cc: 20, slider: Speed, value: 0"])
        rig.play(cc(20, 127))
        rig.wait(10)
        #expect(rig.take() == "B0 07 00 | B0 14 7F")
        rig.play(cc(7, 30))
        rig.wait(10)
        rig.play(cc(7, 0))
        #expect(rig.takeActions() == ["2 0.0", "2 \(30.0 / 127)", "2 0.0"])
    }

    @Test func aPressThatWasTakenForAnEchoActsAtItsRelease() throws {
        var rig = try LightRig(["note: 48, toggle: Strobe", "note: 49, toggle: Strobe"])
        rig.play(on(49))
        rig.wait(5)
        rig.play(on(48))
        #expect(rig.takeActions() == ["4 on"], "it may be the echo of its lamp")
        rig.wait(60)
        rig.play(off(48))
        #expect(rig.takeActions() == ["4 off"])
    }

    @Test func aSurfaceThatIsKnownToBeSilentIsBelieved() throws {
        var rig = try LightRig(["notes: 0-9, index: Vote", "note: 48, toggle: Strobe", "note: 49, toggle: Strobe"])
        rig.wait(600)
        for _ in 0..<20 {
            rig.play(on(49))
            rig.wait(25)
            rig.play(on(48))
            rig.wait(30)
            rig.play(off(48), off(49))
            rig.wait(100)
        }
        #expect(rig.takeActions() == Array(repeating: ["4 on", "4 off"], count: 20).flatMap { $0 })
    }

    @Test("The release of a short press is never taken for an echo") func releases() throws {
        var rig = try LightRig(["cc: 48, toggle: Strobe", "note: 48, toggle: Blackout, mode: follow"])
        for _ in 0..<4 {
            rig.play(cc(48, 127))
            rig.wait(1)
            rig.play(cc(48, 0))
            rig.wait(1)
        }
        #expect(rig.takeActions() == ["4 on", "4 off", "4 on", "4 off"])
    }

    @Test("FL-01: a loop is named and paused") func pausesALoop() throws {
        var rig = try LightRig(["note: 48, toggle: Strobe"])
        rig.wait(100)
        var notices: [EngineNotice] = []
        for _ in 0..<120 where notices.isEmpty {
            rig.playThru(on(48), off(48), after: 9)
            rig.wait(1)
            notices += rig.engine.takeNotices()
        }
        #expect(notices == [.feedbackLoop(LightRig.port, pause: .seconds(10))])
        _ = rig.take()
        rig.play(on(48), off(48))
        rig.wait(9_900)
        #expect(rig.take() == "")
        rig.wait(200)
        #expect(rig.take() != "")
    }

    @Test func aPageChangeRefreshesAndAsksNothing() throws {
        var rig = try LightRig(["note: 1, toggle: Strobe", "note: 2, button: Cheer"], bind: nil)
        #expect(rig.take() == "90 01 00 | 90 02 00")
        rig.bind(.stage)
        #expect(rig.take() == "90 01 00 | 90 02 00")
        rig.play(on(1))
        rig.wait(100)
        _ = rig.take()
        rig.bind(LayoutInfo(layoutId: "L", activePageId: "Q", controls: [.labelled("Cheer", lid: 3, type: "Button")]))
        #expect(rig.take() == "90 01 00 | 90 02 00")
        rig.bind(.stage)
        #expect(rig.take() == "90 01 7F | 90 02 00")
        #expect(rig.takeActions() == ["4 on"], "FL-04")
    }

    @Test func whatIsGivenUpIsShownNoMore() throws {
        var rig = try LightRig(["note: 1, toggle: Strobe", "notes: 36-37, index: Vote"])
        _ = rig.take()
        let controls = LayoutInfo.stage.controls
        let strobe = ControlIdentity(try #require(controls.first { $0.lid == 4 }))
        let vote = ControlIdentity(try #require(controls.first { $0.lid == 5 }))
        rig.play(on(36))
        rig.engine.delivered(.index(0), to: vote)
        rig.engine.settled(vote)
        rig.play(on(1), on(37))
        #expect(rig.take() == "90 24 7F | 90 01 7F | 90 24 00 | 90 25 7F")
        rig.engine.settled(strobe)
        rig.engine.settled(vote)
        #expect(rig.take() == "90 01 00 | 90 24 7F | 90 25 00")
    }

    @Test func layersHaveLightsOfTheirOwn() throws {
        var rig = try LightRig(
            [
                "note: 1, toggle: Strobe", "note: 1, layer: Shift, index: Vote, value: 1",
                "note: 2, layer: Shift, button: Cheer",
            ],
            layers: ["Shift: {note: 60}"])
        #expect(rig.take() == "90 01 00 | 90 02 00 | 90 3C 00")
        rig.wait(600)
        rig.play(on(1), off(1))
        rig.wait(100)
        _ = rig.take()
        rig.play(on(60))
        #expect(rig.take() == "90 01 00 | 90 3C 7F")
        rig.play(on(1))
        #expect(rig.take() == "90 01 7F")
        rig.play(off(1), off(60))
        rig.wait(100)
        #expect(rig.takeActions() == ["4 on", "5 option 1"])
        #expect(rig.take() == "90 01 7F | 90 3C 00")
    }

    @Test func comesBackAndGoesDark() throws {
        var rig = try LightRig([
            "note: 1, toggle: Strobe", "cc: 7, slider: Speed", "note: 2, toggle: Strobe, value: false",
        ])
        rig.play(on(1), cc(7, 127))
        rig.wait(400)
        _ = rig.take()
        rig.leave()
        rig.connect()
        #expect(rig.take() == "90 01 7F | B0 07 7F | 90 02 00")
        rig.darken()
        #expect(rig.take() == "90 01 00")
    }

    @Test func sendsNoFasterThanACable() throws {
        var rig = try LightRig((0..<100).map { "note: \($0), toggle: Strobe" })
        #expect(rig.take().split(separator: "|").count == 32)
        rig.wait(10)
        #expect(rig.take().split(separator: "|").count == 10)
        rig.play(on(5))
        rig.wait(1000)
        #expect(rig.take().split(separator: "|").count == 100)
    }
}

@Suite struct LightSettingTests {
    @Test func coloursAndChannels() throws {
        var rig = try LightRig([
            "note: 1, toggle: Strobe, light: 21", "note: 2, toggle: Strobe, light: {on: 5, off: 1}",
            "note: 3, toggle: Strobe, light: {on: {value: 13, channel: 10}, off: 2, channel: 3}",
            "note: 4, toggle: Strobe, light: none", "note: 5, toggle: Strobe, light: {cc: 50}",
            "program: 3, toggle: Strobe, light: {note: 6}",
        ])
        #expect(rig.take() == "90 01 00 | 90 02 01 | 92 03 02 | B0 32 00 | 90 06 00")
        rig.play(program(3))
        #expect(rig.take() == "90 01 15 | 90 02 05 | 99 03 0D | B0 32 7F | 90 06 7F")
    }

    @Test func severalLampsAndLooks() throws {
        var rig = try LightRig([
            "notes: 36-39, index: Vote, light: {on: [5, 9, 13, 21]}",
            "cc: 1, slider: Speed, light: [{cc: 1, channel: 2, on: [3, 5, 7], off: 1}, {cc: 48, range: [1, 11]}]",
            "program: any, index: Scene, light: {note: 60, on: [1, 2, 3]}",
        ])
        #expect(rig.take() == "90 24 00 | 90 25 00 | 90 26 00 | 90 27 00 | B1 01 01 | 90 3C 00")
        rig.play(on(38))
        #expect(rig.take() == "90 26 0D")
        rig.play(program(1))
        #expect(rig.take() == "90 3C 02")
        rig.play(cc(1, 127))
        rig.wait(300)
        #expect(rig.take() == "B1 01 07 | B0 30 0B")
        rig.play(cc(1, 0))
        rig.wait(300)
        #expect(rig.take() == "B1 01 01 | B0 30 01")
    }

    @Test func aDeviceIsGreetedAndLeft() throws {
        var rig = try LightRig(
            ["note: 1, toggle: Strobe"],
            device: ["channel: 2", "on_connect: F0 00 20 29 02 0D 0E 01 F7", "on_exit: [F0 01 F7, B0 00 00]"])
        #expect(rig.take() == "F0 00 20 29 02 0D 0E 01 F7 | 91 01 00")
        rig.play(on(1, channel: 2))
        _ = rig.take()
        rig.darken()
        #expect(rig.take() == "91 01 00 | F0 01 F7 | B0 00 00")
    }

    @Test func aTouchedFaderIsLeftAlone() throws {
        var rig = try LightRig([
            "pitch_bend: any, channel: 1, slider: Speed, light: {touch: 104}", "cc: 5, slider: Speed, value: 1",
        ])
        _ = rig.take()
        rig.play(on(104), cc(5, 127))
        rig.wait(2000)
        #expect(rig.take() == "B0 05 7F")
        rig.play(off(104))
        rig.wait(300)
        #expect(rig.take() == "E0 7F 7F")
    }

    @Test func aLayerHasALight() throws {
        var rig = try LightRig(
            ["note: 1, toggle: Strobe, layer: Shift"],
            layers: ["Shift: {note: 60, mode: latched, light: {on: 3, off: 1}}"])
        #expect(rig.take() == "90 01 00 | 90 3C 01")
        rig.play(on(60), off(60))
        rig.wait(50)
        #expect(rig.take() == "90 3C 03 | 90 3C 03")
    }

    @Test func aReloadRefreshesAndDarkens() throws {
        var rig = try LightRig(["note: 1, toggle: Strobe", "note: 2, toggle: Strobe"])
        rig.play(on(1))
        rig.wait(100)
        _ = rig.take()
        try rig.follow(["note: 1, toggle: Strobe, light: 5"])
        #expect(rig.take() == "90 02 00 | 90 01 05")
        #expect(rig.takeActions() == ["4 on"])
    }
}
