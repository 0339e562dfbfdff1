/// The completions for bash, which need nothing but bash 4.
struct BashCompletions {
    private let commands: [CommandSpec]

    init(_ commands: [CommandSpec]) { self.commands = commands }

    var script: String {
        let names = commands.map(\.name).joined(separator: " ")
        let common = CommandSpec.common.map(\.name).joined(separator: " ")
        return """
            # Completions of volta-midi for bash, made by 'volta-midi completions bash'.

            # Offers the words of the first argument that begin like what is typed.
            _volta_midi_words() {
                mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -W "$1" -- "$current")
            }

            # Offers files with these endings, or all files where none are given, and folders.
            _volta_midi_files() {
                local ending
                compopt -o filenames 2>/dev/null
                for ending in "${@:-}"; do
                    mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -X "${ending:+!*.$ending}" -- "$current")
                done
                [ -z "${1:-}" ] || mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -d -- "$current")
            }

            # Completes the value of an option; fails when the option has none.
            _volta_midi_value() {
                case "$1 $2" in
            \(values)    *) return 1 ;;
                esac
            }

            _volta_midi() {
                local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}
                local -i index operand=0
                COMPREPLY=()
                # --option=value comes as three words.
                if [[ $current == = ]]; then current=; elif [[ $previous == = ]]; then previous=${COMP_WORDS[COMP_CWORD - 2]}; fi
                if ((COMP_CWORD == 1)); then _volta_midi_words '\(names) help \(common)'; return; fi
                if _volta_midi_value "$command" "$previous"; then return; fi
                if [[ $current == -?* ]]; then
                    case $command in
            \(options)        esac
                    return
                fi
                # Which operand it is: the words before it, without options and their values.
                for ((index = 2; index < COMP_CWORD; index++)); do
                    case $command\\ ${COMP_WORDS[index]} in
            \(skips)        *\\ -?*) ;;
                    *) operand+=1 ;;
                    esac
                done
                case "$command $operand" in
            \(operands)    esac
            }

            complete -F _volta_midi volta-midi

            """
    }

    private var values: String {
        commands.flatMap { spec in
            spec.allOptions.compactMap { option in
                option.kind.map { "    \"\(spec.name) \(option.name)\") \(Self.offer($0)) ;;\n" }
            }
        }.joined()
    }

    private var options: String {
        commands.map { spec in
            "        \(spec.name)) _volta_midi_words '\(spec.allOptions.map(\.name).joined(separator: " "))' ;;\n"
        }.joined()
    }

    /// Options whose value is the next word, which is no operand then.
    private var skips: String {
        commands.compactMap { spec in
            let names = spec.options.filter { $0.kind != nil }.map { "\(spec.name)\\ \($0.name)" }
            guard !names.isEmpty else { return nil }
            return
                "        \(names.joined(separator: " | "))) [[ ${COMP_WORDS[index + 1]} == = ]] && index+=1; index+=1 ;;\n"
        }.joined()
    }

    private var operands: String {
        commands.flatMap { spec in
            spec.operandKinds.enumerated().filter { $0.element != .free }.map { number, kind in
                let place = spec.takesMore && number == spec.operands.count - 1 && number == 0 ? "*" : String(number)
                return "    \"\(spec.name) \"\(place)) \(Self.offer(kind)) ;;\n"
            }
        }.joined()
    }

    private static func offer(_ kind: ValueKind) -> String {
        switch kind {
        case .free: "return 0"
        case .words(let words): "_volta_midi_words '\(words.joined(separator: " "))'"
        case .file(let endings, let words):
            (["_volta_midi_files"] + endings).joined(separator: " ")
                + (words.isEmpty ? "" : "; _volta_midi_words '\(words.joined(separator: " "))'")
        }
    }
}
