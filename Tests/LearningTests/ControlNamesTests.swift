import Learning
import Mapping
import Testing
import Volta
import YAML

/// Hostile labels end as rules that mean the control and no other.
@Suite struct ControlNamesTests {
    private static func slider(_ lid: Int, _ label: String, _ type: String = "Slider") -> LayoutControl {
        LayoutControl(lid: lid, address: "/00\(lid)", type: type, props: ["label": .string(label)])
    }

    private func rule(for control: LayoutControl, in controls: [LayoutControl]) throws -> String {
        let layout = LayoutInfo(layoutId: "L", activePageId: "p", controls: controls)
        var rig = LearnRig(layout: layout)
        rig.session.choose(control)
        rig.play(control.type == "Slider" ? LearnRig.fader : LearnRig.button)
        let rule = rig.state()
        let loaded = LoadedMapping(Source(name: "m", text: try rig.session.accept()))
        #expect(loaded.diagnostics == [])
        let file = try #require(loaded.file)
        #expect(file.diagnostics(against: layout) == [])
        #expect(file.devices[0].rules.allSatisfy { $0.target.control.names(control) })
        return rule
    }

    @Test(arguments: [
        ("Hue", "Hue"), ("  Hue ", "Hue"), ("2", "\"2\""), ("0x1F", "\"0x1F\""), ("yes", "\"yes\""),
        ("null", "\"null\""),
        ("a: b", "\"a: b\""), ("# no", "\"# no\""), ("{x}", "\"{x}\""), ("say \"hi\"", "\"say \\\"hi\\\"\""),
        ("C:\\new", "\"C:\\\\new\""), ("- dash", "\"- dash\""), ("*star", "\"*star\""), ("/osc", "3"), ("", "3"),
        ("two\nlines", "3"), ("\u{202E}evil", "3"), ("\u{7}bell", "3"), ("a\u{A0}b", "\"a\\xA0b\""),
        ("Größe", "Größe"), ("🎉", "\"🎉\""), ("~", "\"~\""), (String(repeating: "x", count: 200), "3"),
        ("1,5", "\"1,5\""), ("'", "\"'\""), ("<b>x</b>", "\"<b>x</b>\""), ("%", "\"%\""), ("@at", "\"@at\""),
    ])
    func quotes(_ label: String, _ expected: String) throws {
        let control = Self.slider(3, label)
        #expect(try rule(for: control, in: [Self.slider(1, "Other"), control]) == "{cc: 7, slider: \(expected)}")
    }

    @Test func namesTwinsByLid() throws {
        let twins = [Self.slider(1, "Hue"), Self.slider(2, "Hue")]
        #expect(try rule(for: twins[1], in: twins) == "{cc: 7, slider: 2}")
        // Labels that differ in upper case and blanks only are warned of, so they are not used.
        let alike = [Self.slider(1, "Hue"), Self.slider(2, "h u e")]
        #expect(try rule(for: alike[0], in: alike) == "{cc: 7, slider: 1}")
        // The key tells the type.
        let other = [Self.slider(1, "Hue"), Self.slider(2, "Hue", "Button")]
        #expect(try rule(for: other[1], in: other) == "{cc: 64, button: Hue}")
        let lids = [
            LayoutControl(lid: 1, address: "/a", type: "Slider", props: ["label": .string("Hue")]),
            LayoutControl(lid: 1, address: "/b", type: "Slider", props: ["label": .string("Hue")]),
        ]
        #expect(try rule(for: lids[1], in: lids) == "{cc: 7, slider: \"/b\"}")
    }
}
