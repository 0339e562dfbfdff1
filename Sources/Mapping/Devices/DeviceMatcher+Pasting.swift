import YAML

extension DeviceMatcher {
    /// The line to paste into a mapping file so that it means exactly this device: `match: nanoKONTROL2`.
    ///
    /// The text is the client's name, or the port's where the client has none, in quotes where YAML needs them.
    public static func matchLine(for port: PortName) -> String {
        let client = DeviceName.shown(port.client)
        return "match: \(Node.plainOrQuoted(client.isEmpty ? DeviceName.shown(port.port) : client))"
    }

    /// The line to paste below the `match` line where a client has several ports: `port: 1`.
    public static func portLine(for port: PortName) -> String {
        "port: \(port.number)"
    }
}
