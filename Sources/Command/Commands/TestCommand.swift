/// `test`: a user's own expectations of a mapping, in virtual time.
enum TestCommand: Subcommand {
    static let spec = CommandSpec(
        "test", summary: "try a mapping: given MIDI at times, these requests at these times", operands: ["FILE ..."],
        operandKinds: [.file(endings: ["yaml", "yml"])],
        options: [.flag("--json", "one JSON object for each test")],
        details: """
            A file names a mapping and lists tests: what is sent when, how Volta answers, and what is to arrive when.
            Everything runs at once, in a time of its own, without a network, an account or a controller. What differs
            is shown side by side at its line. mappings/README.md explains the file; mappings/tests has many.
            The exit code is 1 when something differs, 65 when a file is not valid, 66 when one is missing.
            """)

    static func run(_ arguments: Arguments, in context: CommandContext) throws(Failure) -> ExitCode {
        let progress = ProgressLine(context.console)
        var worst = ExitCode.success
        for path in arguments.operands {
            let report = RehearsalReport(path, progress: progress)
            progress.clear()
            let isJSON = arguments.has("--json")
            if !isJSON || report.mistakesJSON.isEmpty { context.console.err(report.mistakes) }
            context.console.out(isJSON ? report.mistakesJSON + report.json : report.text)
            worst = [worst, report.code].max { $0.rank < $1.rank } ?? worst
        }
        return worst
    }
}

extension ExitCode {
    /// What counts more of several files: one that is missing, then one that is not valid, then one that fails.
    fileprivate var rank: Int { self == .success ? 0 : Int(rawValue) }
}
