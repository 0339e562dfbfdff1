import MIDI
import Mapping
import Time
import Volta
import YAML

/// The mapping reader: any text is a mapping or has mistakes, each of which can be shown; a mapping runs.
enum MappingSubject {
    private static let port = PortID(1)

    static func take(_ bytes: [UInt8]) {
        let source = Source(name: "fuzz.yaml", bytes: bytes)
        let loaded = LoadedMapping(source)
        precondition(loaded.mapping != nil || loaded.diagnostics.hasErrors, "neither a mapping nor a mistake")
        precondition(loaded.diagnostics.isEmpty || !source.rendered(loaded.diagnostics).isEmpty)
        if let mapping = loaded.mapping { play(mapping) }
    }

    private static func play(_ mapping: CompiledMapping) {
        var engine = Engine(mapping)
        var now = Moment.now
        engine.portAppeared(port, from: .unnamed)
        engine.bind(to: layout(for: mapping), now: now, check)
        var parser = ByteStreamParser()
        for number in UInt8(0)..<64 {
            let (note, controller) = (0x90 | number & 15, 0xB0 | number & 15)
            let bytes = [note, number, 100, number, 0, controller, number, 64, number, 127, 0xC0 | number & 15, number]
            parser.receive(bytes) { engine.receive($0, from: port, now: now, check) }
            now += .milliseconds(40)
            engine.settle(now: now, check)
            engine.show(now: now) { _, _ in }
        }
        engine.portLeft(port, now: now, check)
    }

    private static func check(_ output: EngineOutput) {
        precondition((try? output.action.value.json()) != nil || output.action.value.kind == .button, "\(output)")
    }

    /// A layout on which every target finds its control.
    private static func layout(for mapping: CompiledMapping) -> LayoutInfo {
        let options = (0..<8).map { IndexOption(index: $0, label: nil, image: nil) }
        let controls = mapping.targets.enumerated().map { number, target in
            let type = target.kind.layoutType
            let unnamed = 1_000_000 + number
            return switch target.control {
            case .label(let label):
                LayoutControl(
                    lid: unnamed, address: "", type: type, props: ["label": .string(label)], options: options)
            case .lid(let lid): LayoutControl(lid: lid, address: "", type: type, options: options)
            case .address(let address): LayoutControl(lid: unnamed, address: address, type: type, options: options)
            }
        }
        return LayoutInfo(layoutId: "fuzz", activePageId: "", controls: controls)
    }
}
