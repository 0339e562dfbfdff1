import ALSASequencer

/// `devices`: every MIDI port, each with the lines to paste into a mapping.
enum DevicesCommand: Subcommand {
    static let spec = CommandSpec(
        "devices", summary: "list every MIDI port with the 'match:' line to paste into a mapping",
        options: [.flag("--json", "one JSON object a line")])

    static func run(_ arguments: Arguments, in context: CommandContext) throws(Failure) -> ExitCode {
        let client = try SequencerInput.open()
        let ports: [SequencerPort]
        do {
            ports = try client.ports().filter { !$0.isSystem }
        } catch {
            throw Failure(.unavailable, error.description)
        }
        for port in PortLines.all(ports) {
            context.console.line(arguments.has("--json") ? port.json : port.text)
        }
        if ports.isEmpty && !arguments.has("--json") {
            context.console.error("no MIDI port is there; plug a controller in and try again")
        }
        return .success
    }
}
