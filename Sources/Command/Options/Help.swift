/// The texts of `--help`, made from the command tables.
enum Help {
    static func text(of spec: CommandSpec) -> String {
        let words = ["volta-midi", spec.name] + (spec.options.isEmpty ? [] : ["[OPTION ...]"]) + spec.operands
        var text = "Usage: \(words.joined(separator: " "))\n\n\(capitalised(spec.summary)).\n"
        text += "\nOptions:\n" + table(spec.allOptions.map { (signature($0), $0.help) })
        if !spec.details.isEmpty { text += "\n" + spec.details + "\n" }
        return text
    }

    static func overview(of specs: [CommandSpec]) -> String {
        """
        Usage: volta-midi COMMAND [OPTION ...]

        Turns faders, knobs and pads of MIDI controllers into actions on Volta.

        Commands:
        \(table(specs.map { ($0.name, $0.summary) }))
        Options:
        \(table(CommandSpec.common.map { ($0.name, $0.help) }))
        'volta-midi COMMAND --help' tells more about a command.

        """
    }

    private static func signature(_ option: OptionSpec) -> String {
        option.name + (option.placeholder.map { " " + $0 } ?? "")
    }

    private static func table(_ rows: [(String, String)]) -> String {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { "  \($0.0.padded(to: width))  \($0.1)\n" }.joined()
    }

    private static func capitalised(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }
}
