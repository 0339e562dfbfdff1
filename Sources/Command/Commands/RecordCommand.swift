/// `record`: a performance into a Standard MIDI File.
enum RecordCommand: Subcommand {
    static let spec = CommandSpec(
        "record", summary: "record what controllers play into a .mid file", operands: ["FILE.mid"],
        options: [
            .value(
                "--device", "MATCH", "only the devices that this fits, as `match` in a mapping does; all by default"),
            .value("--mapping", "FILE", "only the devices of this mapping"),
            .value("--input", "SOURCE", "alsa (default), a FIFO or device of raw MIDI bytes, or -"),
            .value("--seconds", "N", "end after N seconds; otherwise Ctrl-C ends it"),
            .flag("--no-sysex", "leave system exclusive messages out"),
            .flag("--force", "replace a file that is there"),
        ],
        details: """
            Times are kept to 0.02 ms, and each port is a track that knows which device it was, so that
            'volta-midi run MAPPING --input FILE.mid' plays everything back as it was, each device by its own rules.
            Clock, time code and active sensing are left out. The file is saved every two seconds while it grows,
            more rarely where that takes long, and is whole at every moment. Ctrl-C or SIGTERM saves the rest and ends.
            """)

    static func run(_ arguments: Arguments, in context: CommandContext) throws(Failure) -> ExitCode {
        let options = try RecordOptions(arguments, context)
        return try LoopRunner.run { (loop) throws(Failure) in
            try await RecordSession(options, on: loop, console: context.console).run()
        }
    }
}
