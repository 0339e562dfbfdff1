import ALSASequencer
import Mapping
import Volta

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
        for port in ports {
            let siblings = ports.count { $0.address.client == port.address.client }
            context.console.line(arguments.has("--json") ? json(port) : text(port, hasSiblings: siblings > 1))
        }
        if ports.isEmpty && !arguments.has("--json") {
            context.console.error("no MIDI port is there; plug a controller in and try again")
        }
        return .success
    }

    /// The port and its lines; with siblings the client's name alone would mean all of its ports.
    static func text(_ port: SequencerPort, hasSiblings: Bool) -> String {
        let name = port.name
        var text = "\(port.clientName.onOneLine): \(port.portName.onOneLine)\n"
        text += "  - \(DeviceMatcher.matchLine(for: name))"
        if hasSiblings { text += "\n    \(DeviceMatcher.portLine(for: name))" }
        return text
    }

    static func json(_ port: SequencerPort) -> String {
        let name = port.name
        return JSONValue.object([
            "client": .string(port.clientName), "port_name": .string(port.portName), "port": .integer(name.number),
            "address": .string(port.address.description), "match_line": .string(DeviceMatcher.matchLine(for: name)),
            "midi_through": .bool(port.isMidiThrough),
        ]).text
    }
}
