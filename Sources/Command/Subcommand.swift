/// One word after `volta-midi`, and what it does.
protocol Subcommand {
    /// Its name, options and help.
    static var spec: CommandSpec { get }

    /// Does it.
    ///
    /// - Throws: A failure whose text tells what happened and what to do.
    static func run(_ arguments: Arguments, in context: CommandContext) throws(Failure) -> ExitCode
}

/// What surrounds a command.
struct CommandContext: Sendable {
    let environment: [String: String]
    let console: Console

    var settings: SettingsReader { SettingsReader(environment: environment) }
}
