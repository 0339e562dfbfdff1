/// The completions for zsh, by its own function `_arguments`.
struct ZshCompletions {
    private let commands: [CommandSpec]

    init(_ commands: [CommandSpec]) { self.commands = commands }

    var script: String {
        let names = commands.map { "        '\(Self.quoted($0.name)):\(Self.quoted($0.summary))'\n" }.joined()
        return """
            #compdef volta-midi
            # Completions of volta-midi for zsh, made by 'volta-midi completions zsh'.

            _volta_midi() {
                local -a commands=(
            \(names)        'help:show all commands'
                )
                if ((CURRENT == 2)); then
                    _describe -t commands command commands
                    _arguments \(CommandSpec.common.map { "'\(specification(of: $0))'" }.joined(separator: " "))
                    return
                fi
                local command=$words[2]
                shift words
                ((CURRENT--))
                case $command in
            \(commands.map(arguments).joined())    esac
            }

            if [[ $funcstack[1] == _volta_midi ]]; then _volta_midi "$@"; else compdef _volta_midi volta-midi; fi

            """
    }

    private func arguments(of spec: CommandSpec) -> String {
        let options = spec.allOptions.map(specification)
        let operands = zip(spec.operands, spec.operandKinds).enumerated().map { number, operand in
            let isLast = number == spec.operands.count - 1
            let place = spec.takesMore && isLast ? "*" : String(number + 1)
            return "\(place):\(Self.quoted(operand.0)):\(Self.action(operand.1))"
        }
        let words = (options + operands).map { "            '\($0)'" }.joined(separator: " \\\n")
        return "    \(spec.name))\n        _arguments \\\n\(words)\n        ;;\n"
    }

    private func specification(of option: OptionSpec) -> String {
        let help = "[\(Self.quoted(option.help))]"
        guard let placeholder = option.placeholder, let kind = option.kind else { return option.name + help }
        return "\(option.name)=\(help):\(Self.quoted(placeholder)):\(Self.action(kind))"
    }

    private static func action(_ kind: ValueKind) -> String {
        switch kind {
        case .free: " "
        case .words(let words): "(\(words.joined(separator: " ")))"
        case .file([], []): "_files"
        case .file([], let words): "{_files; compadd -- \(words.joined(separator: " "))}"
        case .file(let endings, _): "_files -g \"*.(\(endings.joined(separator: "|")))\""
        }
    }

    /// A text between single quotes, where colons and brackets have a meaning.
    private static func quoted(_ text: String) -> String {
        text.map { character in
            switch character {
            case "'": "'\\''"
            case ":", "[", "]", "\\": "\\\(character)"
            default: String(character)
            }
        }.joined()
    }
}
