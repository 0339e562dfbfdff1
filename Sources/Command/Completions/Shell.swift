/// The shells for which there are completions.
enum Shell: String, CaseIterable {
    case bash, zsh, fish

    /// The script that makes the shell complete the program's command lines.
    func script(for commands: [CommandSpec]) -> String {
        switch self {
        case .bash: BashCompletions(commands).script
        case .zsh: ZshCompletions(commands).script
        case .fish: FishCompletions(commands).script
        }
    }
}
