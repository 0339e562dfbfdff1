import MIDI
import Mapping
import YAML

extension RunOptions {
    /// What the command line of `run` asks for.
    init(_ arguments: Arguments, _ context: CommandContext) throws(Failure) {
        let (input, speed) = try Self.input(arguments)
        let form = try arguments.choice("--log", among: RunLog.Form.allCases.map(\.rawValue))
        let dashboard = try DashboardOptions.read(arguments)
        let path = arguments.operands[0]
        let source = Source(name: path, bytes: try Files.readMapping(path))
        let mapping = try context.console.showingProgress("reading \(path)") { () throws(Failure) in
            try MappingLoader.load(source, console: context.console)
        }
        let performance = try context.console.showingProgress("reading \(input.title)") { () throws(Failure) in
            try Performance(input)
        }
        let isDryRun = arguments.has("--dry-run")
        let settings = try context.settings.read(arguments)
        self.init(
            mappingPath: path, mapping: mapping, source: source, input: input, performance: performance,
            speed: speed, isOnce: arguments.has("--once"), dashboard: dashboard,
            reporter: RunLog(
                form: form.flatMap(RunLog.Form.init) ?? .text, isDryRun: isDryRun, console: context.console),
            target: isDryRun ? .dryRun(settings, mapping) : .live(try settings.complete()))
    }

    /// The input that the command line asks for, and the speed at which it is played.
    static func input(_ arguments: Arguments) throws(Failure) -> (input: InputKind, speed: Double) {
        let input = try InputKind(arguments.value("--input") ?? "alsa")
        if arguments.has("--once") && input == .alsa {
            throw Failure(.usage, "--once needs an --input that ends, which the sequencer does not")
        }
        let speed = try arguments.decimal("--speed", in: 0.01...1000)
        if speed != nil && !input.isRecorded {
            throw Failure(.usage, "--speed is for .mid files; live input has a time of its own")
        }
        return (input, speed ?? 1)
    }
}

extension RunOptions.Target {
    /// A dry run, with the layout of the settings when they are there.
    static func dryRun(_ settings: PartialSettings, _ mapping: CompiledMapping) -> Self {
        (try? settings.complete()).map { .dryRun($0) } ?? .dryRunWithoutLayout(MadeLayout(for: mapping))
    }
}
