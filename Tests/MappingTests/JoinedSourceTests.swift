import MIDI
import Mapping
import Testing
import Time
import Volta

/// Sources that are made of several control changes, and a program with its bank.
@Suite struct JoinedSourceTests {
    private func played(_ rules: [String], _ bytes: String) throws -> [String] {
        var rig = try EngineRig(rules)
        rig.play(bytes: bytes)
        return rig.take()
    }

    @Test("EN-08: a pair whose least significant half comes first") func fineFirst() throws {
        let bytes = "B0 27 01 B0 07 01 B0 27 00 B0 07 00"
        for order in ["", ", order: lsb_first"] {
            #expect(try played(["cc: [7, 39], slider: 1\(order)"], bytes) == ["1 0.007874015748031496", "1 0.0"])
        }
        var rig = try EngineRig(["cc: [7, 39], slider: 1, order: msb_first"])
        rig.play(bytes: bytes)
        rig.wait(Joiner.settleTime)
        rig.settle()
        #expect(rig.take().last == "1 0.0")
    }

    @Test("A lone half acts when its time is over, not before") func lone() throws {
        var rig = try EngineRig(["cc: [7, 39], slider: 1"])
        rig.play(cc(7, 127))
        #expect(rig.take() == [])
        let due = try #require(rig.engine.nextSettle)
        #expect(due == EngineRig.start + Joiner.settleTime)
        rig.wait(Joiner.settleTime - .nanoseconds(1))
        rig.settle()
        #expect(rig.take() == [])
        rig.wait(.nanoseconds(1))
        rig.settle()
        #expect(rig.take() == ["1 1.0"])
        #expect(rig.engine.nextSettle == nil)
    }

    @Test("A half that waits acts at the end, and when its port leaves") func atOnce() throws {
        var rig = try EngineRig(["cc: [7, 39], slider: 1"])
        rig.play(cc(7, 127))
        rig.settle(atOnce: true)
        rig.play(cc(7, 0))
        rig.leave()
        #expect(rig.take() == ["1 1.0", "1 0.0"])
    }

    @Test("FL-02: all values of 14 bits go there and back") func roundTrip() throws {
        var rig = try EngineRig(["cc: [1, 33], slider: 1"])
        for value in 0...16383 { rig.play(cc(1, UInt8(value >> 7)), cc(33, UInt8(value & 127))) }
        let levels = rig.outputs.map { output -> Double in
            guard case .slider(let level) = output.action.value else { return -1 }
            return level
        }
        #expect(levels == (0...16383).map { Double($0) / 16383 })
        #expect(levels.map { Int(($0 * 16383).rounded()) } == Array(0...16383))
    }

    @Test("The parts of a pair fire no other rule, and the same numbers are controllers elsewhere") func parts() throws
    {
        var rig = try EngineRig(["cc: [1, 33], slider: 1, channel: 1", "cc: 33, slider: 2, channel: 2"])
        rig.play(cc(1, 1), cc(33, 127), cc(33, 127, channel: 2), cc(1, 0, channel: 2))
        #expect(rig.take() == ["1 \(Double(255) / 16383)", "2 1.0"])
    }

    @Test("EN-13: data of an NRPN in either order makes one action") func nrpn() throws {
        for data in ["06 01 26 5C", "26 5C 06 01"] {
            #expect(try played(["nrpn: 6, slider: 1"], "B0 63 00 62 06 \(data)") == ["1 0.013428553988890923"])
        }
    }

    @Test("EN-18: a parameter by its number or its halves; 7 bits of data are enough") func parameterNumbers() throws {
        for (rule, expected) in [
            ("nrpn: [1, 30]", ["1 0.5000305194408838"]), ("nrpn: 158", ["1 0.5000305194408838"]), ("nrpn: 157", []),
            ("rpn: 158", []),
        ] {
            var rig = try EngineRig(["\(rule), slider: 1"])
            rig.play(bytes: "B0 63 01 62 1E 06 40")
            rig.settle(atOnce: true)
            #expect(rig.take() == expected, "\(rule)")
        }
    }

    @Test("RPN and NRPN with one number are two parameters; a null ends both") func registered() throws {
        var rig = try EngineRig(["rpn: 5, slider: 1", "nrpn: 5, slider: 2", "cc: 7, button: Cheer"])
        rig.play(bytes: "B0 65 00 64 05 06 7F 26 7F 63 00 62 05 06 00 26 00 07 7F 63 7F 62 7F 06 7F 26 7F")
        #expect(rig.take() == ["1 1.0", "2 0.0", "3 press"])
    }

    @Test("Data is a plain controller's where nothing is selected, or nothing maps parameters") func plainData() throws
    {
        #expect(try played(["cc: 6, slider: 1"], "B0 63 00 62 05 06 7F") == ["1 1.0"])
        var rig = try EngineRig(["nrpn: 5, slider: 2, channel: 1", "cc: 100, slider: 1, channel: 1"])
        rig.play(bytes: "B0 64 7F")
        #expect(rig.take() == ["1 1.0"])
    }

    @Test("A bank and its program are one source; in other banks the program is any program") func banks() throws {
        var rig = try EngineRig([
            "bank: [0, 1], program: 5, button: Cheer", "bank: 2, program: any, index: Vote",
            "program: any, index: Scene",
        ])
        rig.play(program(1))
        rig.play(bytes: "B0 20 01 C0 05 C0 02 B0 00 00 20 02 C0 03 C1 02")
        #expect(rig.take() == ["6 option 1", "3 press", "6 option 2", "5 option 3", "6 option 2"])
    }

    @Test("MP-09: a pitch bend has 14 bits, 8192 is a little above the middle") func pitchBend() throws {
        #expect(
            try played(["pitch_bend: any, slider: 1"], "E0 00 00 E0 00 40 E0 7F 7F")
                == ["1 0.0", "1 0.5000305194408838", "1 1.0"])
        #expect(try played(["pitch_bend: any, slider: 1, channel: 3"], "E0 7F 7F E2 7F 7F") == ["1 1.0"])
    }

    @Test("MP-10: a fader that stops short reaches the end with `input`") func input() throws {
        #expect(try played(["pitch_bend: any, slider: 1"], "E0 70 7F") == ["1 \(Double(16368) / 16383)"])
        #expect(
            try played(["pitch_bend: any, slider: 1, input: [0, 16368]"], "E0 70 7F E0 7F 7F") == ["1 1.0", "1 1.0"])
    }

    @Test("Pressures move sliders and press buttons") func pressures() throws {
        let rules = ["pressure: any, slider: 1", "key_pressure: C4, slider: 2", "key_pressure: any, button: Cheer"]
        #expect(
            try played(rules, "D0 7F A0 3C 7F A0 3D 3F A0 3D 40 A0 3D 41 A0 3C 00")
                == ["1 1.0", "2 1.0", "3 press", "3 press", "2 0.0"])
    }

    @Test("The transport presses buttons and picks what `value` says") func transport() throws {
        let rules = [
            "transport: start, button: Cheer", "transport: stop, toggle: Strobe, mode: off",
            "transport: continue, index: Vote, value: 2", "transport: start, slider: 1, value: 1",
        ]
        #expect(try played(rules, "FA FB FC FA") == ["3 press", "1 1.0", "5 option 2", "4 off", "3 press", "1 1.0"])
    }

    @Test("Buttons on 14 bits are pressed in the middle, on a wheel further up") func presses() throws {
        #expect(try played(["cc: [1, 33], button: Cheer"], "B0 01 3F 21 7F B0 01 40 21 00") == ["3 press"])
        #expect(try played(["pitch_bend: any, button: Cheer"], "E0 00 40 E0 00 60") == ["3 press"])
        #expect(
            try played(["nrpn: 5, button: Cheer, threshold: 16383"], "B0 63 00 62 05 06 7F 26 7E 06 7F 26 7F").count
                == 1)
    }

    @Test("A toggle that follows is let go when the port leaves, whatever holds it") func leaving() throws {
        var rig = try EngineRig(["nrpn: 5, toggle: Strobe, mode: follow"])
        rig.play(bytes: "B0 63 00 62 05 06 7F 26 7F")
        rig.leave()
        #expect(rig.take() == ["4 on", "4 off"])
    }

    @Test("Where a port follows several devices' entries, the pair of one takes its halves from the others")
    func entries()
        throws
    {
        var rig = try EngineRig(
            file: """
                version: 1
                devices:
                  - match: A
                    rules: [{cc: 33, slider: Speed}, {cc: 34, slider: Speed}]
                  - match: B
                    rules: [{cc: [1, 33], slider: Brightness}]
                """)
        rig.play(cc(33, 127), cc(1, 127), cc(34, 0))
        #expect(rig.take() == ["1 1.0", "2 0.0"])
    }
}
