import EventLoop
import Glibc
import Mapping
import YAML

/// `monitor`: what arrives, and what each rule makes of it and why not.
enum MonitorCommand: Subcommand {
    static let spec = CommandSpec(
        "monitor", summary: "show what arrives, what each rule makes of it, and why not", operands: ["[MAPPING]"],
        options: [
            .value("--input", "SOURCE", "alsa (default), a .mid file, a FIFO or device of raw MIDI bytes, or -"),
            .value("--speed", "N", "play a .mid file N times as fast, 0.01 to 1000"),
            .flag("--once", "end when the input has ended"),
            .value("--layout", "FILE", "find names on this layout, as 'volta-midi layout --json' prints it"),
            .flag("--json", "one JSON object for each message and event"),
        ] + SettingsReader.options,
        details: """
            Without MAPPING it shows what arrives from every port. With one it shows what each rule makes of it, or the
            reason why it does nothing. Nothing is sent, neither to Volta nor to a controller; it may run beside 'run'.
            Names are found on the layout of --layout, or on the live one when the settings say where Volta is.
            On a terminal each control has a line that follows it; otherwise each message has one. Ctrl-C ends it.
            """)

    static func run(_ arguments: Arguments, in context: CommandContext) throws(Failure) -> ExitCode {
        let (options, display) = try options(arguments, context)
        defer { display.close() }
        return try LoopRunner.run { (loop) throws(Failure) in
            if display.isLive { loop.watchSignals([SIGWINCH, SIGTSTP]) { display.handle($0) } }
            return try await RunSession(options, on: loop).run()
        }
    }

    /// What the command line asks for.
    private static func options(
        _ arguments: Arguments, _ context: CommandContext
    ) throws(Failure) -> (RunOptions, MonitorDisplay) {
        let (input, speed) = try RunOptions.input(arguments)
        let path = arguments.operands.first
        let source: Source? = if let path { Source(name: path, bytes: try Files.readMapping(path)) } else { nil }
        let mapping: CompiledMapping =
            if let source { try MappingLoader.load(source, console: context.console) } else { .empty }
        let target = try target(arguments, context, mapping, hasMapping: path != nil)
        let display = MonitorDisplay(arguments, context, hasLayout: path != nil && target.hasLayout)
        let options = RunOptions(
            mappingPath: path ?? "every port", mapping: mapping, source: source, input: input,
            performance: try Performance(input), speed: speed, isMonitor: true, isOnce: arguments.has("--once"),
            reporter: display, target: target)
        return (options, display)
    }

    /// Where names are found: on a layout that is read from a file, on the live one, or wherever they may be.
    private static func target(
        _ arguments: Arguments, _ context: CommandContext, _ mapping: CompiledMapping, hasMapping: Bool
    ) throws(Failure) -> RunOptions.Target {
        if let path = arguments.value("--layout") { return .dryRunWithoutLayout(MadeLayout(try LayoutFile.read(path))) }
        guard hasMapping else { return .dryRunWithoutLayout(MadeLayout(for: mapping)) }
        return .dryRun(try context.settings.read(arguments), mapping)
    }
}

extension RunOptions.Target {
    /// Whether there is a layout on which a name may be missing.
    fileprivate var hasLayout: Bool {
        if case .dryRunWithoutLayout(let layout) = self { !layout.isForMapping } else { true }
    }
}
