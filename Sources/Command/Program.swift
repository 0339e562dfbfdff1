import YAML

/// The program: finds the command, reads its arguments, runs it.
public enum Program {
    /// The version, as `--version` shows it.
    public static let version = "0.1.0"

    static var commands: [any Subcommand.Type] {
        [
            DemoCommand.self, RunCommand.self, CheckCommand.self, DevicesCommand.self, MonitorCommand.self,
            LayoutCommand.self, LearnCommand.self, RecordCommand.self, SendCommand.self, SimulateCommand.self,
            TestCommand.self, CompletionsCommand.self, ManualCommand.self,
        ]
    }

    /// Runs the command that the words name.
    ///
    /// - Parameters:
    ///   - words: The command line without the program's own name.
    ///   - environment: The environment's variables.
    ///   - console: Where text goes.
    /// - Returns: How it ended.
    public static func run(_ words: [String], environment: [String: String], console: Console) -> ExitCode {
        do {
            return try dispatch(words, CommandContext(environment: environment, console: console))
        } catch {
            console.error(error.text)
            return error.code
        }
    }

    private static func dispatch(_ words: [String], _ context: CommandContext) throws(Failure) -> ExitCode {
        guard let word = words.first else {
            context.console.err(overview)
            return .usage
        }
        switch word {
        case "--help", "-h", "help":
            context.console.out(overview)
            return .success
        case "--version":
            context.console.line("volta-midi \(version)")
            return .success
        default:
            break
        }
        guard let command = commands.first(where: { $0.spec.name == word }) else { throw unknownCommand(word) }
        let arguments = try ArgumentParser(spec: command.spec).parse(words.dropFirst())
        if arguments.has("--help") {
            context.console.out(Help.text(of: command.spec))
            return .success
        }
        if arguments.has("--version") {
            context.console.line("volta-midi \(version)")
            return .success
        }
        return try command.run(arguments, in: context)
    }

    private static var overview: String { Help.overview(of: commands.map { $0.spec }) }

    private static func unknownCommand(_ word: String) -> Failure {
        if word.hasPrefix("-") {
            return Failure(
                .usage,
                "\(ArgumentParser.unknownOption(word, among: CommandSpec.common))\nSee 'volta-midi --help'.")
        }
        let suggestion = Suggestion.nearest(to: word, among: commands.map { $0.spec.name })
        let hint = suggestion.map { "; did you mean '\($0)'?" } ?? ""
        // A long word is no command, but may be a key that was pasted here: it stays unsaid.
        let shown = word.count <= 16 ? " '\(word)'" : ""
        return Failure(.usage, "unknown command\(shown)\(hint)\nSee 'volta-midi --help'.")
    }
}
