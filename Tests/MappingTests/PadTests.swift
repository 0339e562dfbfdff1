import MIDI
import Mapping
import Testing
import Volta

/// XY pads and texts.
@Suite struct PadTests {
    @Test("A pad has a source for each axis; each move tells both") func axes() throws {
        var rig = try EngineRig(["x: {cc: 12}, y: {cc: 13}, xy: Position"])
        rig.play(cc(12, 127), cc(13, 64), cc(12, 0), cc(14, 1))
        #expect(rig.take() == ["11 1.0,0.0", "11 1.0,0.5039370078740157", "11 0.0,0.5039370078740157"])
        #expect(rig.engine.mapping.rules.map(\.name) == ["x cc 12 → xy Position", "y cc 13 → xy Position"])
        #expect(rig.engine.mapping.rules.map(\.delivery) == [.latest, .latest])
    }

    @Test("Each axis has its own source and shape; what is not said comes from the rule") func settings() throws {
        var rig = try EngineRig([
            "x: {pitch_bend: any, range: [0.2, 0.8]}, y: {cc: [1, 33], invert: true, channel: 2}, xy: 11, channel: 3, delivery: every, name: Where"
        ])
        rig.play(bytes: "E0 7F 7F E2 7F 7F B1 01 7F 21 7F B2 01 7F")
        #expect(rig.take() == ["11 0.8,0.0", "11 0.8,0.0"])
        #expect(rig.engine.mapping.rules.map(\.name) == ["Where", "Where"])
        #expect(rig.engine.mapping.rules.map(\.delivery) == [.every, .every])
    }

    @Test("An axis may be an encoder with a start of its own") func encoders() throws {
        var rig = try EngineRig([
            "x: {cc: 16, encoder: offset, start: 0.5}, y: {cc: 17, encoder: offset, start: 1, step: 0.5}, xy: Position"
        ])
        rig.play(cc(16, 65), cc(17, 63), cc(17, 65), cc(16, 62))
        #expect(rig.take() == ["11 0.51,1.0", "11 0.51,0.5", "11 0.51,1.0", "11 0.49,1.0"])
    }

    @Test("An axis that was not moved yet is at its start") func start() throws {
        var rig = try EngineRig(["x: {cc: 12}, y: {cc: 13, start: 0.5}, xy: Position"])
        rig.play(cc(12, 127))
        #expect(rig.take() == ["11 1.0,0.5"])
    }

    @Test("Two rules of one pad move the same point, by whatever name") func shared() throws {
        var rig = try EngineRig(["x: {cc: 12}, y: {cc: 13}, xy: Position", "x: {cc: 14}, y: {cc: 15}, xy: 11"])
        rig.play(cc(12, 127), cc(15, 127))
        #expect(rig.take() == ["11 1.0,0.0", "11 1.0,1.0"])
    }

    @Test("A pad that is not there yet gets its newest point, and is one sleeping rule") func early() throws {
        var rig = try EngineRig(["x: {cc: 12}, y: {cc: 13}, xy: Position"], bind: nil)
        rig.play(cc(12, 127), cc(13, 127), cc(12, 0))
        #expect(rig.engine.sleepingRules == [0])
        #expect(rig.engine.kept.map(\.value) == [.xyPad(x: 0, y: 1)])
        rig.bind()
        #expect(rig.take() == ["11 0.0,1.0"])
    }

    @Test("One controller may move both axes") func diagonal() throws {
        var rig = try EngineRig(["x: {cc: 12}, y: {cc: 12, invert: true}, xy: Position"])
        rig.play(cc(12, 127))
        #expect(rig.take() == ["11 1.0,0.0", "11 1.0,0.0"])
    }

    @Test("A press sends a text, each one") func texts() throws {
        var rig = try EngineRig([
            "note: 44, string: Shoutout, value: Hello!", "transport: start, string: Shoutout, value: 5",
            "cc: 1, string: Shoutout, value: \"\"", "program: 3, string: 10, value: yes",
        ])
        rig.play(on(44), off(44), on(44), .start, cc(1, 127), cc(1, 0), program(3))
        #expect(rig.take() == ["10 Hello!", "10 Hello!", "10 5", "10 ", "10 yes"])
        #expect(rig.engine.mapping.rules.map(\.delivery) == [.every, .every, .every, .every])
    }
}
