/// `learn`: a mapping made by touching what is to move each control.
enum LearnCommand: Subcommand {
    static let spec = CommandSpec(
        "learn", summary: "make a mapping by touching: for each control of the layout, what moves it",
        operands: ["MAPPING"],
        options: [
            .value("--layout", "FILE", "this layout instead of the live one, as 'volta-midi layout --json' prints it"),
            .value("--input", "SOURCE", "alsa (default), a .mid file, or a FIFO or device of raw MIDI bytes"),
            .value("--device", "NAME", "what an input without a name is called in the file"),
            .value("--control", "NAME", "only this control, by label, local id or address"),
            .flag("--all", "also the controls that a rule moves already"),
        ] + SettingsReader.options,
        details: """
            Move a fader, turn a knob or press a pad: what it is, and why, is said, and the rule that will stand in the file.
            Enter accepts, s skips, b goes back, u undoes, r replaces the rules that are there, q quits. On a terminal one
            key is enough; otherwise each is a line of standard input, and waits until something was touched.
            The pads for the options of a choice are pressed one after the other, the two knobs of an XY pad likewise.
            The rule is written at once, and a running 'volta-midi run' follows it; comments and order stay. A file that is not
            there is made. Controls that have a rule are passed over, so that you can stop and go on later.
            """)

    static func run(_ arguments: Arguments, in context: CommandContext) throws(Failure) -> ExitCode {
        let options = try LearnOptions(arguments, context)
        let console = context.console
        return try LoopRunner.run { (loop) throws(Failure) in
            try await LearnDesk(options, console: console, on: loop).run()
        }
    }
}
