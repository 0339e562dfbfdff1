import Mapping
import Testing
import Volta
import YAML

/// Another mapping is followed while things are held, turned and waiting.
@Suite struct EngineReloadTests {
    /// Goes over to other rules; what came out of that.
    @discardableResult
    private func follow(
        _ rules: [String], _ rig: inout EngineRig, on layout: LayoutInfo? = .stage
    ) throws -> (out: [String], change: MappingChange) {
        let text = "version: 1\ndevices:\n  - match: Surface\n    rules:\n" + rules.map { "      - {\($0)}\n" }.joined()
        let mapping = try #require(LoadedMapping(Source(name: "show.yaml", text: text)).mapping)
        var out: [String] = []
        let change = rig.engine.follow(
            mapping, ports: [EngineRig.port: .unnamed], on: layout, now: EngineRig.start
        ) { out.append("\($0.action.lid) \($0.action.value)") }
        return (out, change)
    }

    private static let rules = [
        "cc: 1, slider: Brightness", "note: 60, toggle: Strobe", "note: 61, button: Cheer",
        "cc: 20, encoder: twos_complement, step: 0.1, start: 0.5, slider: Speed",
    ]

    @Test func nothingIsSentForRulesThatStay() throws {
        var rig = try EngineRig(Self.rules)
        rig.play(cc(1, 127), on(60), off(60), on(61), off(61), cc(20, 1))
        let counts = rig.engine.counts
        let (out, change) = try follow(Self.rules.reversed() + ["note: 62, button: Cheer"], &rig)
        #expect(out == [])
        #expect((change.added, change.removed) == (1, 0))
        #expect(change.dropped == [])
        #expect(rig.engine.counts == counts)
    }

    @Test func theNewRulesActAndThoseThatAreGoneDoNot() throws {
        var rig = try EngineRig(Self.rules)
        let change = try follow(["cc: 1, slider: Brightness, invert: true", "note: 61, button: Cheer"], &rig).change
        #expect((change.added, change.removed) == (1, 3))
        rig.play(cc(1, 127), on(60), on(61))
        #expect(rig.take() == ["1 0.0", "3 press"])
    }

    @Test func aToggleFlipsOn() throws {
        var rig = try EngineRig(Self.rules)
        rig.play(on(60), off(60))
        try follow(["cc: 1, slider: Speed"] + Self.rules, &rig)
        rig.play(on(60), off(60))
        #expect(rig.take() == ["4 on", "4 off"])
    }

    @Test(arguments: ["cc: 32", "nrpn: 1280", "cc: [1, 33]"])
    func whatIsHeldIsReleasedAfterwards(source: String) throws {
        let rule = "\(source), toggle: Strobe, mode: follow"
        var rig = try EngineRig([rule])
        rig.play(cc(99, 10), cc(98, 0), cc(1, 127), cc(33, 127), cc(32, 127), cc(6, 127), cc(38, 0))
        #expect(rig.take().last == "4 on")
        let (out, _) = try follow(["nrpn: 3, slider: Speed", "cc: [2, 34], slider: Brightness", rule], &rig)
        #expect(out == [])
        rig.play(cc(1, 0), cc(33, 0), cc(32, 0), cc(6, 0), cc(38, 0))
        #expect(rig.take().last == "4 off")
    }

    @Test func whatARuleHeldThatIsGoneIsLetGoOf() throws {
        var rig = try EngineRig(["cc: 32, toggle: Strobe, mode: follow", "note: 60, toggle: Strobe"])
        rig.play(cc(32, 127))
        let (out, _) = try follow(["note: 60, toggle: Strobe"], &rig)
        #expect(out == ["4 toggle(false)"])
        rig.play(cc(32, 0), on(60))
        #expect(rig.take() == ["4 on", "4 on"])
    }

    @Test func anEncoderGoesOnFromWhereItIs() throws {
        var rig = try EngineRig(Self.rules)
        rig.play(cc(20, 1))
        try follow(["note: 99, button: Cheer"] + Self.rules, &rig)
        rig.play(cc(20, 1))
        #expect(rig.take() == ["2 0.6", "2 0.7"])
    }

    /// Another start is for a control that nothing was sent to.
    @Test(arguments: [(true, "2 0.7"), (false, "2 0.35")])
    func anotherStartMovesNoControl(wasTurned: Bool, after: String) throws {
        var rig = try EngineRig(Self.rules)
        if wasTurned { rig.play(cc(20, 1)) }
        try follow(["cc: 20, encoder: twos_complement, step: 0.1, start: 0.25, slider: Speed"], &rig)
        rig.play(cc(20, 1))
        #expect(rig.take().last == after)
    }

    @Test func aControlUnderAnotherNameIsWhereItIs() throws {
        var rig = try EngineRig(Self.rules)
        rig.play(cc(20, 1))
        try follow(["cc: 20, encoder: twos_complement, step: 0.1, slider: 2"], &rig)
        rig.play(cc(20, 1))
        #expect(rig.take() == ["2 0.6", "2 0.7"])
    }

    @Test func aControlOnAnotherPageIsWhereItIs() throws {
        var rig = try EngineRig(Self.rules)
        rig.play(cc(20, 1))
        let empty = LayoutInfo(layoutId: "L", activePageId: "Q", controls: [])
        rig.bind(empty)
        try follow(Self.rules + ["note: 99, button: Cheer"], &rig, on: empty)
        rig.bind()
        rig.play(cc(20, 1))
        #expect(rig.take() == ["2 0.6", "2 0.7"])
    }

    /// What is half said is said to the end.
    @Test func theSecondHalfOfAPairCompletesTheFirst() throws {
        var rig = try EngineRig(["cc: [1, 33], slider: Brightness"])
        rig.play(cc(1, 64))
        let (out, _) = try follow(["note: 60, button: Cheer", "cc: [1, 33], slider: Brightness"], &rig)
        #expect(out == [])
        rig.play(cc(33, 0))
        #expect(rig.take() == ["1 \(8192.0 / 16383)"])
    }

    /// When controllers become parts of something else, a half that waits acts first.
    @Test func aHalfThatWaitsIsNotLost() throws {
        var rig = try EngineRig(["cc: [1, 33], slider: Brightness"])
        rig.play(cc(1, 127))
        let (out, _) = try follow(["cc: 1, slider: Brightness"], &rig)
        #expect(out == ["1 slider(1.0)"])
    }

    @Test func aDeadBandGoesOn() throws {
        let rule = "cc: 1, slider: Brightness, deadband: 0.5"
        var rig = try EngineRig([rule])
        rig.play(cc(1, 64))
        try follow(["note: 60, button: Cheer", rule], &rig)
        rig.play(cc(1, 70))
        #expect(rig.take() == ["1 \(64.0 / 127)"])
    }

    @Test func whatWaitsForTheLayoutStillDoes() throws {
        var rig = try EngineRig(Self.rules, bind: nil)
        rig.play(cc(1, 127), on(60), on(61), off(61))
        let (out, change) = try follow(["note: 99, button: Cheer"] + Self.rules.dropLast(2), &rig, on: nil)
        #expect(out == [])
        #expect(change.dropped == [KeptDemand(rule: 2, value: .button)])
        #expect(rig.engine.counts.displaced == 1)
        rig.bind()
        #expect(rig.take() == ["1 1.0", "4 on"])
    }

    @Test(arguments: ["long", "release"]) func aPressThatIsUnderWayEnds(moment: String) throws {
        let rule = "note: 60, button: Cheer, when: \(moment)"
        var rig = try EngineRig([rule])
        rig.play(on(60))
        try follow(["note: 59, button: Cheer", "note: 60, toggle: Strobe, mode: on", rule], &rig)
        rig.wait(.seconds(1))
        rig.settle()
        rig.play(off(60))
        #expect(rig.take() == ["3 press"])
    }

    @Test func aFaderThatHasItsControlKeepsIt() throws {
        let rule = "cc: 1, slider: Brightness, takeover: pickup"
        var rig = try EngineRig([rule, "cc: 2, slider: Brightness"])
        rig.play(cc(2, 127), cc(1, 0), cc(1, 127))
        try follow(["note: 60, button: Cheer", rule], &rig)
        rig.play(cc(1, 0))
        #expect(rig.take() == ["1 1.0", "1 1.0", "1 0.0"])
    }

    @Test func aFaderThatHasNotItsControlDoesNotGetIt() throws {
        let rule = "cc: 1, slider: Brightness, takeover: pickup"
        var rig = try EngineRig([rule, "cc: 2, slider: Brightness"])
        rig.play(cc(2, 127), cc(1, 0))
        try follow(["note: 60, button: Cheer", rule], &rig)
        rig.play(cc(1, 10))
        #expect(rig.take() == ["1 1.0"])
    }

    @Test func aSwitchThatBouncesIsStillHeldBack() throws {
        let rule = "note: 60, button: Cheer, debounce: 20ms"
        var rig = try EngineRig([rule])
        rig.play(on(60))
        try follow(["note: 59, button: Cheer", rule], &rig)
        rig.play(off(60), on(60))
        #expect(rig.take() == ["3 press"])
    }
}
