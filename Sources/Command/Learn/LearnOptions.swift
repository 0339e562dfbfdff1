import Learning
import Mapping
import Volta
import YAML

/// What `learn` is to do, read and checked before anything is opened.
struct LearnOptions: Sendable {
    let path: String
    /// The file as it is; that of an empty mapping when there is none.
    let source: Source
    let layout: LayoutInfo
    /// The controls that are gone through.
    let controls: [LayoutControl]
    let input: InputKind
    let performance: Performance
    /// What an input without a name is called in the file.
    let device: String?
    let learnsAll: Bool

    init(_ arguments: Arguments, _ context: CommandContext) throws(Failure) {
        path = arguments.operands[0]
        input = try InputKind(arguments.value("--input") ?? "alsa")
        if input == .standardInput {
            throw Failure(
                .usage, "standard input is the keyboard here; read MIDI from a FIFO: mkfifo NAME, --input NAME")
        }
        device = arguments.value("--device")
        if device != nil && input == .alsa {
            throw Failure(.usage, "--device is for inputs without a name; ports of the sequencer have one")
        }
        source = try SavedText(path: path).read()
        try Self.check(source, context.console)
        performance = try Performance(input)
        layout = try context.console.showingProgress("reading the layout") { () throws(Failure) in
            try Self.layout(arguments, context)
        }
        learnsAll = arguments.has("--all") || arguments.value("--control") != nil
        controls = try Self.controls(of: layout, arguments.value("--control"))
    }

    private static func layout(_ arguments: Arguments, _ context: CommandContext) throws(Failure) -> LayoutInfo {
        if let path = arguments.value("--layout") { return try LayoutFile.read(path) }
        return try VoltaAccess.readLayout(try context.settings.read(arguments).complete())
    }

    /// The ports of a recording that have names.
    var recordedPorts: [PortID: LearnPort] {
        performance.ports.reduce(into: [:]) { ports, port in
            switch port.origin {
            case .device(let name), .sender(let name): ports[port.id] = LearnPort(port.id, name)
            default: break
            }
        }
    }

    /// A file with errors is not added to: they are shown.
    private static func check(_ source: Source, _ console: Console) throws(Failure) {
        do throws(MappingEditor.Refusal) {
            _ = try MappingEditor(source)
        } catch {
            let diagnostics = LoadedMapping(source).diagnostics
            console.err(source.rendered(diagnostics))
            throw Failure(
                .invalidMapping,
                "\(source.name) has errors, \(MappingLoader.count(of: diagnostics)): mend them before learning into it")
        }
    }

    private static func controls(of layout: LayoutInfo, _ name: String?) throws(Failure) -> [LayoutControl] {
        guard let name else {
            guard layout.controls.isEmpty else { return layout.controls }
            throw Failure(.unavailable, "the layout has no controls on its active page")
        }
        let reference = ControlReference(operand: name)
        let named = layout.controls.filter { reference.names($0) }
        guard named.isEmpty else { return named }
        let suggestion = Suggestion.nearest(to: reference.plain, among: layout.controls.map(\.label))
        let hint = suggestion.map { "; did you mean '\($0)'?" } ?? "; 'volta-midi layout' lists them all"
        throw Failure(.usage, "the layout has no control \(reference) on its active page\(hint)")
    }
}
