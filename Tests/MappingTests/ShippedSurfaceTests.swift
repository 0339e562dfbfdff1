import MIDI
import Mapping
import Testing
import Time
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
        let layout = Self.layout(of: mapping)
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

    @Test(
        "What is lit is a lamp that the surface has, with a value that it knows, and each is lit",
        arguments: Surface.all)
    func lights(_ surface: Surface) throws {
        let mapping = try #require(
            LoadedMapping(Source(name: surface.file, text: try text(of: surface))).mapping)
        var engine = Engine(mapping)
        var now = Moment.now
        var sent: [Message] = []
        func showAll() {
            engine.show(now: now) { sent.append($1) }
            // What waits for longer waits for a hand that touches a fader.
            let end = now + .seconds(1)
            while let next = engine.nextShow, next < end {
                now = max(now, next)
                engine.show(now: now) { sent.append($1) }
            }
        }
        let origin = PortOrigin.device(PortName(client: surface.client, port: surface.port, number: surface.number))
        engine.bind(to: Self.layout(of: mapping), now: now) { _ in }
        engine.portAppeared(EngineRig.port, from: origin)
        showAll()
        let opening = sent.prefix(surface.opening.count).map(\.bytes)
        #expect(opening == surface.opening.map { $0.split(separator: " ").compactMap { UInt8($0, radix: 16) } })
        for message in surface.controls.flatMap(\.gestures).compactMap(\.message) {
            now += .seconds(1)
            engine.receive(message, from: EngineRig.port, now: now) { _ in }
            showAll()
        }
        // Faders with motors are set when the surface comes back.
        engine.portLeft(EngineRig.port, now: now) { _ in }
        engine.portAppeared(EngineRig.port, from: origin)
        showAll()

        var reached: Set<Lamps.Address> = []
        for message in sent where !surface.opening.contains(message.text) {
            let (address, value) = try #require(message.forLamp, "\(message)")
            #expect(
                surface.lamps.contains { $0.addresses.contains(address) && $0.values.contains(value) }, "\(message)")
            reached.insert(address)
        }
        let all = surface.lamps.reduce(into: Set()) { $0.formUnion($1.addresses) }
        #expect(all.subtracting(reached).sorted() == [])
    }

    /// A layout with a control for each target, whose lid is its place among them.
    private static func layout(of mapping: CompiledMapping) -> LayoutInfo {
        LayoutInfo(
            layoutId: "L", activePageId: "P",
            controls: mapping.targets.enumerated().map { lid, target in
                .labelled(
                    target.control.plain, lid: lid, type: target.kind.layoutType,
                    options: target.kind == .index ? 16 : nil)
            })
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

extension Message {
    /// The bytes in hexadecimal.
    fileprivate var text: String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined(separator: " ")
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
