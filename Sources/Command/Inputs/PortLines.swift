import ALSASequencer
import Mapping
import Volta

/// A port with the lines to paste into a mapping so that they mean it and no other port that is there.
struct PortLines: Equatable {
    let port: SequencerPort
    /// The lines, `match` first, each without the blanks before it.
    let lines: [String]
    /// What else is to be known, for a comment below the lines.
    let remarks: [String]

    /// The lines of all ports that are there, in their order.
    static func all(_ ports: [SequencerPort]) -> [PortLines] {
        ports.map { PortLines(of: $0, among: ports) }
    }

    /// The lines of one of the ports that are there.
    init(of port: SequencerPort, among ports: [SequencerPort]) {
        self.port = port
        let others = ports.filter { $0.address.client != port.address.client }
        let siblings = ports.count - others.count
        let (line, remarks) = Self.mark(of: port, among: others.filter { DeviceMatcher.areTwins($0.name, port.name) })
        // With siblings the client's name alone would mean all of its ports.
        let portLine = siblings > 1 ? DeviceMatcher.portLine(for: port.name) : nil
        lines = [DeviceMatcher.matchLine(for: port.name), portLine, line].compactMap(\.self)
        self.remarks = remarks + Self.trap(of: port, among: others)
    }

    /// What tells a port from its twins: a serial number that no other has, or else the USB path.
    private static func mark(
        of port: SequencerPort, among twins: [SequencerPort]
    ) -> (line: String?, remarks: [String]) {
        guard !twins.isEmpty else { return (nil, []) }
        let isOnly = !twins.contains { $0.usb?.serial == port.usb?.serial }
        let usb = DeviceMatcher.usbLine(for: port.name)
        if isOnly, let serial = DeviceMatcher.serialLine(for: port.name) {
            return (serial, usb.map { ["or \($0) for whatever is plugged in there"] } ?? [])
        }
        guard let usb else {
            return (nil, ["\(twins.count + 1) clients have this name, and nothing tells them apart: start only one"])
        }
        return (usb, [])
    }

    private static func trap(of port: SequencerPort, among others: [SequencerPort]) -> [String] {
        let longer = others.first { DeviceMatcher.lineAlsoFits(of: port.name, $0.name) }
        return longer.map { ["fits \($0.clientName.onOneLine) too, unless that has an entry of its own"] } ?? []
    }

    /// The port and its lines for people, ready to be copied.
    var text: String {
        let head = "\(port.clientName.onOneLine): \(port.portName.onOneLine)"
        let rest = lines.dropFirst().map { "    \($0)" } + remarks.map { "    # \($0)" }
        return ([head, "  - \(lines[0])"] + rest).joined(separator: "\n")
    }

    /// The port and its lines for programs.
    var json: String {
        JSONValue.object([
            "client": .string(port.clientName), "port_name": .string(port.portName), "port": .integer(port.index),
            "address": .string(port.address.description), "match_line": .string(lines[0]),
            "lines": .array(lines.map { .string($0) }), "usb": port.usb.map { .string($0.path) } ?? .null,
            "serial": (port.usb?.serial).map { .string($0) } ?? .null,
            "midi_through": .bool(port.isMidiThrough), "writable": .bool(port.isWritable),
        ]).text
    }
}
