/// `completions`: a script that makes a shell complete the program's command lines.
enum CompletionsCommand: Subcommand {
    static let spec = CommandSpec(
        "completions", summary: "print the completions for a shell: bash, zsh or fish", operands: ["SHELL"],
        operandKinds: [.words(Shell.allCases.map(\.rawValue))],
        details: """
            'make install' puts them where the shells look. For your own account:
              volta-midi completions bash >~/.local/share/bash-completion/completions/volta-midi
              volta-midi completions zsh >~/.zfunc/_volta-midi      with ~/.zfunc in fpath, before compinit
              volta-midi completions fish >~/.config/fish/completions/volta-midi.fish
            """)

    static func run(_ arguments: Arguments, in context: CommandContext) throws(Failure) -> ExitCode {
        let word = arguments.operands[0]
        guard let shell = Shell(rawValue: word) else {
            let known = Shell.allCases.map(\.rawValue).joined(separator: ", ")
            throw Failure(.usage, "there are no completions for '\(word)'; there are for \(known)")
        }
        context.console.out(shell.script(for: Program.commands.map { $0.spec }))
        return .success
    }
}
