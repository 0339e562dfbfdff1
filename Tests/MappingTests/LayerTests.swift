import MIDI
import Mapping
import TestSupport
import Testing
import Volta
import YAML

/// Layers (users-ask 11).
@Suite struct LayerTests {
    private func rig(_ layers: [String], _ rules: [String]) throws -> EngineRig {
        let lines = ["version: 1", "layers:"] + layers.map { "  \($0)" } + ["devices:", "  - match: A", "    rules:"]
        return try EngineRig(file: (lines + rules.map { "      - {\($0)}" }).joined(separator: "\n"))
    }

    @Test("A momentary layer is on while held, and its rules take the place of those without one") func momentary()
        throws
    {
        var rig = try rig(
            ["Shift: {note: 40}"],
            ["note: 36, button: Cheer", "note: 36, toggle: Strobe, layer: Shift", "note: 37, button: Cheer"])
        rig.play(on(36), off(36), on(40), on(36), off(36), on(37), off(37), off(40), on(36), off(36))
        #expect(rig.take() == ["3 press", "4 on", "3 press", "3 press"])
    }

    @Test("A latched layer changes with each press, and its threshold is that of a controller") func latched() throws {
        var rig = try rig(
            ["Effects: {cc: 46, mode: latched, threshold: 100}"],
            ["cc: 1, slider: Speed", "cc: 1, slider: Brightness, layer: Effects"])
        rig.play(cc(46, 99), cc(1, 127), cc(46, 127), cc(1, 0), cc(46, 0), cc(1, 127), cc(46, 100), cc(1, 0))
        #expect(rig.take() == ["2 1.0", "1 0.0", "1 1.0", "2 0.0"])
    }

    @Test("Of radio layers one is on, the first one at first") func radio() throws {
        var rig = try rig(
            ["Red: {note: 41, mode: radio}", "Blue: {note: 42, mode: radio}"],
            ["note: 36, slider: Speed, value: 0.25, layer: Red", "note: 36, slider: Speed, value: 0.75, layer: Blue"])
        rig.play(on(36), on(42), off(42), on(36), on(42), on(36), on(41), on(36))
        #expect(rig.take() == ["2 0.25", "2 0.75", "2 0.75", "2 0.25"])
    }

    @Test("A button held while the layer changes lets go where it was pressed", arguments: [true, false])
    func heldOver(startsInLayer: Bool) throws {
        var rig = try rig(
            ["Shift: {note: 40}"],
            [
                "note: 36, toggle: Strobe, mode: follow, layer: Shift", "note: 36, slider: Speed, value: 1",
                "note: 36, slider: Speed, value: 0, when: release",
            ])
        if startsInLayer { rig.play(on(40)) }
        rig.play(on(36), startsInLayer ? off(40) : on(40), off(36))
        #expect(rig.take() == (startsInLayer ? ["4 on", "4 off"] : ["2 1.0", "2 0.0"]))
    }

    @Test("The level of a key that is held over a change goes back to 0") func heldLevel() throws {
        var rig = try rig(["Shift: {note: 40}"], ["note: 36, slider: Speed, layer: Shift", "note: 36, slider: 1"])
        rig.play(on(40), on(36), off(40), off(36))
        #expect(rig.take() == ["2 1.0", "2 0.0"])
    }

    @Test("A long press becomes long where it began") func heldLong() throws {
        var rig = try rig(
            ["Shift: {note: 40}"],
            ["note: 36, button: Cheer, when: long, layer: Shift", "note: 36, toggle: Strobe, when: long"])
        rig.play(on(40), on(36), off(40))
        rig.wait(.seconds(1))
        rig.settle()
        #expect(rig.take() == ["3 press"])
    }

    @Test("A double of another layer delays no press") func doubles() throws {
        var rig = try rig(
            ["Shift: {note: 40}"], ["note: 36, button: Cheer", "note: 36, toggle: Strobe, when: double, layer: Shift"])
        rig.play(on(36), off(36))
        #expect(rig.take() == ["3 press"])
    }

    @Test("A held momentary layer is off when its port leaves or comes anew") func leaving() throws {
        for leaves in [true, false] {
            var rig = try rig(["Shift: {note: 40}"], ["note: 36, button: Cheer, layer: Shift"])
            rig.play(on(40))
            if leaves { rig.leave() }
            rig.engine.portAppeared(EngineRig.port, from: .unnamed)
            rig.play(on(36), off(36), on(40), on(36))
            #expect(rig.take() == ["3 press"])
        }
    }

    @Test("A layer that two devices hold is on until both let go") func twoHands() throws {
        var rig = try rig(["Shift: {note: 40}"], ["note: 36, button: Cheer, layer: Shift"])
        rig.engine.portAppeared(PortID(2), from: .unnamed)
        rig.play(on(40), on(40))
        rig.play(on(40), from: PortID(2))
        rig.play(off(40), on(36), off(36))
        #expect(rig.take() == ["3 press"])
        rig.play(off(40), from: PortID(2))
        rig.play(on(36))
        #expect(rig.take() == [])
    }

    @Test("Only the named device's control and channel change a layer") func device() throws {
        var rig = try EngineRig(
            file: """
                version: 1
                layers:
                  Shift: {note: 40, device: second, channel: 2}
                devices:
                  - match: A
                    rules:
                      - {note: 36, button: Cheer, layer: Shift}
                  - {match: B, name: Second, rules: [{note: 1, button: Cheer}]}
                """)
        let (first, second) = (PortID(8), PortID(9))
        rig.engine.portAppeared(first, from: .device(PortName(client: "A", port: "A", number: 0)))
        rig.engine.portAppeared(second, from: .device(PortName(client: "B", port: "B", number: 0)))
        rig.play(on(40, channel: 2), on(36), from: first)
        rig.play(on(40), from: second)
        rig.play(off(36), on(36), from: first)
        #expect(rig.take() == [])
        rig.play(on(40, channel: 2), from: second)
        rig.play(off(36), on(36), from: first)
        #expect(rig.take() == ["3 press"])
    }

    @Test("Take-over begins anew when the layer changes") func takeover() throws {
        var rig = try rig(
            ["Shift: {note: 40}"],
            ["cc: 1, slider: Speed, takeover: pickup", "cc: 1, slider: Brightness, takeover: pickup, layer: Shift"])
        rig.play(cc(1, 127), on(40), cc(1, 0), off(40), cc(1, 1), cc(1, 2))
        #expect(rig.take() == ["2 1.0", "1 0.0"])
        rig.play(cc(1, 127))
        #expect(rig.take() == ["2 1.0"])
    }

    @Test("Layers that stay the same are as they were after a reload, and what is held in them is let go of")
    func reload() throws {
        let file = """
            version: 1
            layers:
              Shift: {note: 40}
              Effects: {cc: 46, mode: latched}
              Red: {note: 41, mode: radio}
              Blue: {note: 42, mode: radio}
            devices:
              - match: A
                rules:
                  - {note: 36, toggle: Strobe, mode: follow, layer: Shift}
                  - {note: 37, button: Cheer, layer: Effects}
                  - {note: 38, slider: Speed, value: 1, layer: Blue}

            """
        var rig = try EngineRig(file: file)
        rig.play(on(40), on(36), cc(46, 127), on(42))
        #expect(rig.take() == ["4 on"])
        let changed = file.replacing("Red: {note: 41", with: "Green: {note: 43") + "      - {note: 39, button: Cheer}\n"
        let mapping = try #require(LoadedMapping(Source(name: "show.yaml", text: changed)).mapping)
        _ = rig.engine.follow(mapping, ports: [EngineRig.port: .unnamed], on: .stage, now: EngineRig.start) { _ in }
        rig.play(on(37), on(38), on(39), off(36), off(40), on(36))
        #expect(rig.take() == ["3 press", "2 1.0", "3 press", "4 off"])
    }

    @Test("A pad has a layer as a whole") func pad() throws {
        var rig = try rig(["Shift: {note: 40}"], ["x: {cc: 1}, y: {cc: 2}, xy: Position, layer: Shift"])
        rig.play(cc(1, 127), on(40), cc(1, 127), cc(2, 127))
        #expect(rig.take() == ["11 1.0,0.0", "11 1.0,1.0"])
    }

    @Test("Whatever is pressed and whatever changes, nothing is left on") func nothingStuck() throws {
        var random = SeededRandom()
        for _ in 0..<100 {
            var rig = try rig(
                ["Shift: {note: 40}", "Red: {note: 41, mode: radio}", "Blue: {note: 42, mode: radio}"],
                [
                    "note: 36, toggle: Strobe, mode: follow, layer: Shift", "note: 36, slider: Speed",
                    "note: 36, slider: Brightness, layer: Red",
                ])
            var held: Set<UInt8> = []
            for _ in 0..<60 {
                let note = ([36, 40, 41, 42] as [UInt8]).randomElement(using: &random) ?? 36
                if held.remove(note) != nil {
                    rig.play(off(note))
                } else {
                    held.insert(note)
                    rig.play(on(note))
                }
            }
            for note in held { rig.play(off(note)) }
            let lasts = Dictionary(rig.outputs.map { ($0.action.lid, $0.action.value) }) { _, last in last }
            for value in lasts.values { #expect([.toggle(false), .slider(0)].contains(value), "\(random)") }
        }
    }
}
