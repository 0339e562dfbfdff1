import Mapping
import Testing
import Volta
import YAML

/// The ready mappings do what they say with everything that their surfaces send.
@Suite struct ShippedSurfaceTests {
    @Test("A file is read without an error or a warning and means its surface", arguments: Surface.all)
    func reading(_ surface: Surface) throws {
        let source = Source(name: surface.file, text: try text(of: surface))
        let loaded = LoadedMapping(source)
        #expect(source.rendered(loaded.diagnostics) == "")
        let mapping = try #require(loaded.mapping)
        let port = PortName(client: surface.client, port: surface.port, number: surface.number)
        #expect(mapping.matcher.entries(for: port) == [0])
    }

    @Test("Every control of a surface does its part, and every rule has a control", arguments: Surface.all)
    func controls(_ surface: Surface) throws {
        // Rules that are comments, for controls that are not always there, are driven too.
        let text = try text(of: surface).replacing("# - {", with: "- {")
        let source = Source(name: surface.file, text: text)
        let mapping = try #require(LoadedMapping(source).mapping)
        let labels = mapping.targets.map(\.control.plain)
        let layout = LayoutInfo(
            layoutId: "L", activePageId: "P",
            controls: mapping.targets.enumerated().map { lid, target in
                .labelled(
                    labels[lid], lid: lid, type: target.kind.layoutType, options: target.kind == .index ? 16 : nil)
            })
        let file = try #require(LoadedMapping(source).file)
        #expect(file.diagnostics(against: layout).filter { $0.severity == .error } == [])

        var rig = try EngineRig(file: text, bind: layout)
        for gesture in surface.controls.flatMap(\.gestures) {
            guard let message = gesture.message else { continue }
            rig.play(message)
            #expect(rig.takeLabelled(labels) == gesture.expected, "\(message)")
        }
        #expect(Set(surface.controls.flatMap(\.labels)) == Set(labels))
    }

    @Test("The folder has a ready mapping for each of its files but the demo's") func completeness() throws {
        let files = try mappingNames().filter { $0 != "demo.yaml" }
        #expect(files == Surface.all.map(\.file).sorted())
    }

    private func text(of surface: Surface) throws -> String {
        try String(contentsOfPath: "\(MappingFolder.path)/\(surface.file)")
    }

    private func mappingNames() throws -> [String] {
        try MappingFolder.names().filter { $0.hasSuffix(".yaml") }.sorted()
    }
}

extension EngineRig {
    /// What came out since the last time, by the label of each control, whose lid is its place among the labels.
    fileprivate mutating func takeLabelled(_ labels: [String]) -> [String] {
        take().map { action in
            let parts = action.split(separator: " ", maxSplits: 1)
            return Int(parts[0]).map { "\(labels[$0]) \(parts[1])" } ?? action
        }
    }
}
