import MIDI
import Mapping
import Testing
import Volta
import YAML

/// Every file of `mappings/` is read without a warning and played.
@Suite struct ShippedMappingTests {
    @Test("mappings/demo.yaml moves every control of the demo") func demo() throws {
        let layout = LayoutInfo(
            layoutId: "L", activePageId: "P",
            controls: [
                .labelled("Brightness", lid: 1, type: "Slider"), .labelled("Hue", lid: 2, type: "Slider"),
                .labelled("Speed", lid: 3, type: "Slider"), .labelled("Zoom", lid: 4, type: "Slider"),
                .labelled("Cheer", lid: 5, type: "Button"), .labelled("Strobe", lid: 6, type: "Toggle"),
                .labelled("Blackout", lid: 7, type: "Toggle"), .labelled("Vote", lid: 8, type: "Index", options: 4),
                .labelled("Scene", lid: 9, type: "Index", options: 4),
            ])
        let source = try source("demo.yaml")
        let file = try #require(LoadedMapping(source).file)
        #expect(source.rendered(LoadedMapping(source).diagnostics + file.diagnostics(against: layout)) == "")
        var rig = try EngineRig(file: String(decoding: source.bytes, as: UTF8.self), bind: layout)
        rig.play(cc(0, 127), cc(1, 0), cc(2, 127), cc(3, 127), cc(64, 127), cc(64, 0), cc(48, 127), cc(48, 0))
        rig.play(cc(32, 127), cc(32, 0), on(36), off(36), on(39), program(2))
        let expected = [
            "1 1.0", "2 0.0", "3 0.8", "4 0.0", "5 press", "6 on", "7 on", "7 off", "8 option 0", "8 option 3",
            "9 option 2",
        ]
        #expect(rig.take() == expected)
    }

    @Test("mappings/nanokontrol2.yaml answers to every control of the surface, once") func nanoKONTROL2() throws {
        let source = try source("nanokontrol2.yaml")
        let loaded = LoadedMapping(source)
        let mapping = try #require(loaded.mapping)
        #expect(source.rendered(loaded.diagnostics) == "")
        let layout = LayoutInfo(
            layoutId: "L", activePageId: "P",
            controls: mapping.targets.enumerated().map { lid, target in
                let options = target.kind == .index ? 5 : nil
                return .labelled(target.label, lid: lid, type: target.kind.layoutType, options: options)
            })
        let file = try #require(loaded.file)
        #expect(source.rendered(file.diagnostics(against: layout)) == "")
        var rig = try EngineRig(file: String(decoding: source.bytes, as: UTF8.self), bind: layout)
        let faders: [UInt8] = Array(0...7) + Array(16...23)
        let buttons: [UInt8] = Array(32...39) + Array(41...46) + Array(48...55) + Array(58...62) + Array(64...71)
        for controller in faders + buttons {
            rig.play(cc(controller, 127))
            #expect(rig.take().count == 1, "controller \(controller)")
        }
        #expect(rig.engine.counts.matched == 51)
        let surface = PortName(client: "nanoKONTROL2", port: "nanoKONTROL2 nanoKONTROL2 _ CTR", number: 0)
        #expect(mapping.matcher.entries(for: surface) == [0])
    }

    private func source(_ name: String) throws -> Source {
        let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        return Source(name: name, text: try String(contentsOfPath: "/\(root)/mappings/\(name)"))
    }
}

extension RuleTarget {
    fileprivate var label: String {
        guard case .label(let text) = control else { return "" }
        return text
    }
}
