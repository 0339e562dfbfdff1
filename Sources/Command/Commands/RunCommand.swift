import Mapping
import Volta

/// `run`: the bridge.
enum RunCommand: Subcommand {
    static let spec = CommandSpec(
        "run", summary: "turn MIDI into actions, as a mapping file says", operands: ["MAPPING"],
        options: [
            .value("--input", "SOURCE", "alsa (default), a .mid file, a FIFO or device of raw MIDI bytes, or -"),
            .value("--speed", "N", "play a .mid file N times as fast, 0.01 to 1000"),
            .flag("--once", "end when the input has ended and all is sent"),
            .flag("--dry-run", "send nothing, show what would be sent; needs no account"),
            .value("--log", "FORM", "text (default) or json: one JSON object a line", of: ["text", "json"]),
        ] + DashboardOptions.specs + SettingsReader.options,
        details: """
            The mapping file may be saved at any time: a good one is followed at once, a bad one is shown and not followed.
            Devices are connected whenever they appear. Other programs can play into the port volta-midi.
            Ctrl-C or SIGTERM sends what waits (2 s at most), prints a summary and ends; a second one ends at once.
            """)

    static func run(_ arguments: Arguments, in context: CommandContext) throws(Failure) -> ExitCode {
        let options = try RunOptions(arguments, context)
        return try LoopRunner.run { (loop) throws(Failure) in
            let session = try RunSession(options, on: loop)
            return try await session.run()
        }
    }
}
