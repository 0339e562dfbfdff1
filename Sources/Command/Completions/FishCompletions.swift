/// The completions for fish.
struct FishCompletions {
    private let commands: [CommandSpec]

    init(_ commands: [CommandSpec]) { self.commands = commands }

    var script: String {
        let head = """
            # Completions of volta-midi for fish, made by 'volta-midi completions fish'.

            # How many operands of the command there are before the cursor; the arguments are its options with values.
            function __volta_midi_operands
                set -l words (commandline -opc)[3..]
                set -l count 0
                set -l isValue 0
                for word in $words
                    if test $isValue = 1
                        set isValue 0
                    else if contains -- $word $argv
                        set isValue 1
                    else if not string match -q -- '-?*' $word
                        set count (math $count + 1)
                    end
                end
                echo $count
            end

            # Whether the first word is this command.
            function __volta_midi_is
                set -l words (commandline -opc)
                test (count $words) -ge 2; and test $words[2] = $argv[1]
            end

            complete -c volta-midi -f

            """
        let first = "test (count (commandline -opc)) -eq 1"
        let common = CommandSpec.common.map { option in
            Self.line(["-n", first, "-l", String(option.name.dropFirst(2)), "-d", option.help])
        }
        let all = [("help", "show all commands")] + commands.map { ($0.name, $0.summary) }
        let names = all.map { Self.line(["-n", first, "-a", $0.0, "-d", $0.1]) }
        return head + (names + common + commands.flatMap(lines)).joined()
    }

    private func lines(of spec: CommandSpec) -> [String] {
        let condition = "__volta_midi_is \(spec.name)"
        let options = spec.allOptions.map { option in
            Self.line(
                ["-n", condition, "-l", String(option.name.dropFirst(2))] + (option.kind.map(Self.value) ?? [])
                    + ["-d", option.help])
        }
        let valued = spec.options.filter { $0.kind != nil }.map(\.name)
        let operands = spec.operandKinds.enumerated().filter { $0.element != .free }.map { number, kind in
            let relation = spec.takesMore && number == spec.operands.count - 1 ? "-ge" : "-eq"
            let count = (["__volta_midi_operands"] + valued).joined(separator: " ")
            return Self.line(["-n", "\(condition); and test (\(count)) \(relation) \(number)"] + Self.operand(kind))
        }
        return options + operands
    }

    private static func value(_ kind: ValueKind) -> [String] {
        switch kind {
        case .free: ["-x"]
        case .words(let words): ["-x", "-a", words.joined(separator: " ")]
        case .file(_, let words): ["-r", "-F"] + (words.isEmpty ? [] : ["-a", words.joined(separator: " ")])
        }
    }

    private static func operand(_ kind: ValueKind) -> [String] {
        switch kind {
        case .free: []
        case .words(let words): ["-a", words.joined(separator: " ")]
        case .file(let endings, _) where !endings.isEmpty:
            ["-k", "-a", "(" + endings.map { "__fish_complete_suffix .\($0)" }.joined(separator: "; ") + ")"]
        case .file: ["-F"]
        }
    }

    private static func line(_ words: [String]) -> String {
        let quoted = words.map { word in
            word.hasPrefix("-") && word.count == 2
                ? word : "'" + word.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
        }
        return (["complete -c volta-midi"] + quoted).joined(separator: " ") + "\n"
    }
}
