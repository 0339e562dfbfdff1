import Mapping

/// What a recording is to do, read and checked before anything is opened.
struct RecordOptions: Sendable {
    let file: TakeFile
    let input: InputKind
    /// The devices that are recorded.
    let devices: [DeviceEntry]
    let keepsSystemExclusive: Bool
    /// How long it lasts; nil for as long as nobody ends it.
    let duration: Duration?

    /// What the command line asks for.
    init(_ arguments: Arguments, _ context: CommandContext) throws(Failure) {
        input = try InputKind(arguments.value("--input") ?? "alsa")
        if input.isRecorded {
            throw Failure(
                .usage, "--input needs something that is played: alsa, a FIFO or device, or -; a file is none")
        }
        let (device, mapping) = (arguments.value("--device"), arguments.value("--mapping"))
        if (device ?? mapping) != nil, input != .alsa {
            throw Failure(.usage, "--device and --mapping choose ports of the sequencer; \(input.title) has none")
        }
        if device != nil, mapping != nil { throw Failure(.usage, "--device and --mapping are one choice; give one") }
        devices = try Self.devices(device, mapping, context.console)
        keepsSystemExclusive = !arguments.has("--no-sysex")
        duration = try arguments.decimal("--seconds", in: 0.01...1_000_000).map { .seconds($0) }
        file = try TakeFile(arguments.operands[0], replacing: arguments.has("--force"))
    }

    private static func devices(
        _ device: String?, _ mapping: String?, _ console: Console
    ) throws(Failure) -> [DeviceEntry] {
        if let mapping { return try MappingLoader.load(mapping, console: console).devices }
        let match = device ?? "*"
        if match.allSatisfy(\.isWhitespace) {
            throw Failure(.usage, "--device needs the name of a device; 'volta-midi devices' lists them")
        }
        return [DeviceEntry(match: match)]
    }
}
