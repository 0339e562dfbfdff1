/// The manual page, in the language of man(7), made from the tables of the commands.
struct Manual {
    private let commands: [CommandSpec]

    init(_ commands: [CommandSpec]) { self.commands = commands }

    var page: String {
        let list = commands.map { "\\fB\(Self.escaped($0.name))\\fR" }.joined(separator: ", ")
        return """
            .TH VOLTA\\-MIDI 1 "" "volta\\-midi \(Program.version)" "User Commands"
            .SH NAME
            volta\\-midi \\- turn MIDI controllers into actions on Volta
            .SH SYNOPSIS
            .B volta\\-midi
            .I COMMAND
            .RI [ OPTION " ...] [" OPERAND " ...]"
            .SH DESCRIPTION
            Turns faders, knobs and pads of MIDI controllers into sliders, buttons, toggles and choices of Volta, the live-event
            platform, as a mapping file says. The commands are \(list).
            .PP
            \(Self.escaped("Every command takes --help and --version. An option's value is the next word or follows an equals sign: --log json or --log=json. What follows -- is an operand."))
            .SH COMMANDS
            \(commands.map(section).joined()).SH "EXIT STATUS"
            \(ExitCode.allCases.map { Self.item(String($0.rawValue), $0.meaning) }.joined()).SH ENVIRONMENT
            \(Self.variables.map { Self.item($0.0, $0.1) }.joined()).SH FILES
            \(Self.files.map { Self.item($0.0, $0.1) }.joined()).SH EXAMPLES
            .nf
            volta\\-midi demo
            volta\\-midi devices
            volta\\-midi check my.yaml
            volta\\-midi run my.yaml
            volta\\-midi record take.mid
            volta\\-midi run my.yaml \\-\\-input take.mid \\-\\-dry\\-run \\-\\-once
            .fi
            .SH "SEE ALSO"
            .BR aconnect (1),
            .BR aplaymidi (1),
            .BR aseqdump (1)

            """
    }

    private func section(of spec: CommandSpec) -> String {
        let operands = spec.operands.map { " \\fI\(Self.escaped($0))\\fR" }.joined()
        let options = spec.options.isEmpty ? "" : " [\\fIOPTION\\fR ...]"
        let summary = spec.summary.prefix(1).uppercased() + spec.summary.dropFirst()
        let head =
            ".SS \(Self.escaped(spec.name))\n\\fBvolta\\-midi \(Self.escaped(spec.name))\\fR\(options)\(operands)\n.PP\n"
        let details = spec.details.isEmpty ? "" : ".PP\n" + Self.paragraphs(spec.details)
        return head + Self.lines(summary + ".") + spec.options.map(item).joined() + details
    }

    private func item(of option: OptionSpec) -> String {
        let value = option.placeholder.map { " \\fI\(Self.escaped($0))\\fR" } ?? ""
        return ".TP\n\\fB\(Self.escaped(option.name))\\fR\(value)\n" + Self.lines(option.help)
    }

    private static func item(_ name: String, _ text: String) -> String {
        ".TP\n\\fB\(escaped(name))\\fR\n" + lines(text)
    }

    /// Lines of text, of which those that are indented stay as they are.
    private static func paragraphs(_ text: String) -> String {
        var isIndented = false
        let parts = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let change = line.hasPrefix("  ") != isIndented ? (isIndented ? ".fi\n" : ".nf\n") : ""
            isIndented = line.hasPrefix("  ")
            return change + lines(String(line))
        }
        return parts.joined() + (isIndented ? ".fi\n" : "")
    }

    /// Lines of text, none of which is taken for a request.
    private static func lines(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            (line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" : "") + escaped(String(line)) + "\n"
        }.joined()
    }

    private static func escaped(_ text: String) -> String {
        text.map { character in
            switch character {
            case "\\": "\\e"
            case "-": "\\-"
            case "'": "\\(aq"
            case "`": "\\(ga"
            case "^": "\\(ha"
            case "~": "\\(ti"
            case "→": "\\(->"
            case "…": "..."
            default: String(character)
            }
        }.joined()
    }

    private static let variables = [
        ("VOLTA_API_URL", "the base URL of the API, as --api-url"),
        ("VOLTA_API_KEY", "the key itself; it is never taken on the command line"),
        ("VOLTA_API_KEY_FILE", "a file that holds the key alone, as --api-key-file"),
        ("VOLTA_LAYOUT_ID", "the layout, as --layout-id"),
        ("VOLTA_CA_FILE", "a private certificate authority, as --ca-file"),
        ("NO_COLOR", "when it is set, no text is coloured"),
    ]

    private static let files = [
        ("~/.config/volta-midi/config.yaml", "settings: api_url, api_key or api_key_file, layout_id and ca_file"),
        ("/usr/local/share/volta-midi/mappings", "ready mappings for many surfaces, and the reference of the language"),
    ]
}
