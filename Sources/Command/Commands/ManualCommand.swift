/// `manual`: the manual page.
enum ManualCommand: Subcommand {
    static let spec = CommandSpec(
        "manual", summary: "print the manual page, for man",
        details: """
            'make install' puts it where man looks: man volta-midi. Without installing:
              volta-midi manual | man -l -
            """)

    static func run(_ arguments: Arguments, in context: CommandContext) throws(Failure) -> ExitCode {
        context.console.out(Manual(Program.commands.map { $0.spec }).page)
        return .success
    }
}
