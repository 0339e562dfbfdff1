import Mapping
import Testing
import Time
import Volta

@Suite struct EngineWaitingTests {
    @Test("The newest value of each slider comes out when the layout is there") func sliders() throws {
        var rig = try EngineRig(["cc: 1, slider: 1", "cc: 2, slider: 2"], bind: nil)
        rig.play(cc(2, 127), cc(1, 10), cc(1, 127), cc(2, 0))
        rig.wait(.seconds(3600))
        #expect(rig.take() == [])
        #expect(rig.engine.sleepingRules == [0, 1])
        rig.bind()
        #expect(rig.take() == ["1 1.0", "2 0.0"])
        #expect(rig.engine.sleepingRules == [])
        rig.bind()
        #expect(rig.take() == [])
    }

    @Test("Two names of one slider give its newest value last") func twoNames() throws {
        var rig = try EngineRig(["cc: 1, slider: Brightness", "cc: 2, slider: /001"], bind: nil)
        rig.play(cc(2, 0), cc(1, 127), cc(2, 0), cc(1, 127))
        rig.bind()
        #expect(rig.take().last == "1 1.0")
    }

    @Test("CO-07: presses come out in order while they are young, and are dropped when they are old") func presses()
        throws
    {
        var rig = try EngineRig(["note: 1, button: Cheer", "notes: 2-5, index: Vote"], bind: nil)
        rig.play(on(1), on(2))
        rig.wait(.milliseconds(1500))
        rig.play(on(3), on(1))
        rig.wait(.milliseconds(600))
        rig.bind()
        #expect(rig.take() == ["5 option 1", "3 press"])
        #expect(rig.engine.counts.expired == 2)
        #expect(
            rig.engine.takeNotices() == [
                .expired(KeptDemand(rule: 0, value: .button)), .expired(KeptDemand(rule: 1, value: .index(0))),
            ])
    }

    @Test("A press is good for as long as its rule says, and may wait for the rest of it elsewhere")
    func ownExpiry() throws {
        var rig = try EngineRig(
            ["note: 1, button: Cheer, expire: 10s", "notes: 2-5, index: Vote, expire: 50ms"], bind: nil)
        rig.play(on(1), on(2))
        #expect(rig.engine.nextExpiry == EngineRig.start + .milliseconds(50) + .nanoseconds(1))
        rig.wait(.seconds(9))
        rig.bind()
        #expect(rig.outputs.map(\.expiry) == [.seconds(1)])
        #expect(rig.engine.takeNotices() == [.expired(KeptDemand(rule: 1, value: .index(0)))])
        rig.play(on(2))
        #expect(rig.outputs.last?.expiry == .milliseconds(50))
    }

    @Test("Of several rules of a control the smallest rate holds, by whatever name") func rates() throws {
        let rules = [
            "cc: 1, slider: Speed, rate: 5", "cc: 2, slider: 2, rate: 3", "cc: 3, slider: 1",
            "cc: 4, slider: 9, rate: 1",
        ]
        var rig = try EngineRig(rules, bind: nil)
        #expect(rig.engine.rates == [:])
        rig.bind()
        #expect(rig.engine.rates == [2: 3])
    }

    @Test("A press is good for exactly two seconds") func expiry() throws {
        var rig = try EngineRig(["note: 1, button: Cheer"], bind: nil)
        rig.play(on(1))
        rig.wait(.seconds(2))
        rig.bind()
        #expect(rig.take() == ["3 press"])
    }

    @Test(
        "Flips count right while the toggle is not there",
        arguments: [(1, "4 on"), (2, "4 off"), (3, "4 on"), (4, "4 off")])
    func flips(_ count: Int, _ expected: String) throws {
        var rig = try EngineRig(["note: 1, toggle: Strobe"], bind: nil)
        for _ in 0..<count { rig.play(on(1), off(1)) }
        rig.bind()
        #expect(rig.take() == [expected])
        rig.play(on(1))
        #expect(rig.take() == [expected == "4 on" ? "4 off" : "4 on"])
    }

    @Test("Flips go on from a state that was set while the toggle was not there") func flipsAfterSet() throws {
        var rig = try EngineRig(["note: 1, toggle: Strobe", "note: 2, toggle: Strobe, mode: on"], bind: nil)
        rig.play(on(1), on(1), on(2), on(1))
        rig.bind()
        #expect(rig.take() == ["4 off"])
    }

    @Test("A rule sleeps while its control is not on the page, and catches up") func otherPage() throws {
        var rig = try EngineRig(["cc: 1, slider: Brightness", "note: 1, toggle: Strobe"])
        rig.play(on(1))
        #expect(rig.take() == ["4 on"])
        rig.bind(LayoutInfo(layoutId: "L", activePageId: "Q", controls: []))
        rig.play(cc(1, 127), on(1))
        #expect(rig.take() == [])
        rig.bind()
        #expect(rig.take() == ["1 1.0", "4 off"])
    }

    @Test("A toggle's state is its own, not its local id's, and is kept while another page is shown") func toggles()
        throws
    {
        func page(_ id: String, _ label: String) -> LayoutInfo {
            LayoutInfo(layoutId: "L", activePageId: id, controls: [.labelled(label, lid: 6, type: "Toggle")])
        }
        let (strobe, fog) = (page("A", "Strobe"), page("B", "Fog"))
        var rig = try EngineRig(["note: 1, toggle: 6"], bind: strobe)
        rig.play(on(1))
        #expect(rig.take() == ["6 on"])
        rig.bind(fog)
        rig.play(on(1), off(1), on(1), off(1), on(1))
        #expect(rig.take() == ["6 on", "6 off", "6 on"])
        rig.bind(strobe)
        rig.play(on(1))
        #expect(rig.take() == ["6 off"])
        rig.bind(fog)
        rig.play(on(1))
        #expect(rig.take() == ["6 off"])
    }

    @Test("A control of another type, or one of several with its label, is not moved") func unusable() throws {
        var rig = try EngineRig(["cc: 1, slider: Strobe", "cc: 2, slider: Twin"], bind: nil)
        let twins = LayoutInfo(
            layoutId: "L", activePageId: "P",
            controls: LayoutInfo.stage.controls + [
                .labelled("Twin", lid: 7, type: "Slider"), .labelled("Twin", lid: 8, type: "Slider"),
            ])
        rig.bind(twins)
        rig.play(cc(1, 1), cc(2, 1))
        #expect(rig.take() == [])
        #expect(rig.engine.sleepingRules == [0, 1])
        #expect(rig.engine.counts.kept == 2)
    }

    @Test("The memory for presses has a bound; the oldest make room and are counted") func bound() throws {
        var rig = try EngineRig(["note: 1, button: Cheer"], bind: nil)
        for _ in 0..<1000 { rig.play(on(1), off(1)) }
        rig.bind()
        #expect(rig.take() == Array(repeating: "3 press", count: 256))
        #expect(rig.engine.counts.displaced == 744)
        #expect(
            rig.engine.takeNotices()
                == Array(repeating: .displaced(KeptDemand(rule: 0, value: .button)), count: 744))
    }

    @Test("An option is looked for when the control is there") func options() throws {
        var rig = try EngineRig(["cc: 1, index: Vote", "program: any, index: Scene"], bind: nil)
        rig.play(cc(1, 127), program(9))
        rig.bind()
        #expect(rig.take() == ["5 option 3"])
        #expect(rig.engine.takeNotices() == [.noSuchOption(rule: 1, option: 9)])
    }
}
