import YAML

extension DeviceMatcher {
    /// The line to paste into a mapping file so that it means exactly this device: `match: nanoKONTROL2`.
    ///
    /// The text is the client's name, or the port's where the client has none, in quotes where YAML needs them.
    public static func matchLine(for port: PortName) -> String {
        "match: \(Node.plainOrQuoted(name(of: port)))"
    }

    /// The line to paste below the `match` line where a client has several ports: `port: 1`.
    public static func portLine(for port: PortName) -> String {
        "port: \(port.number)"
    }

    /// The line to paste where several devices of one model are there: `usb: 1-1.4`; nil without a USB path.
    public static func usbLine(for port: PortName) -> String? {
        port.usb.map { "usb: \(Node.plainOrQuoted($0))" }
    }

    /// The line to paste where several devices of one model are there: `serial: ABC`; nil without a serial number.
    public static func serialLine(for port: PortName) -> String? {
        port.serial.map { "serial: \(Node.plainOrQuoted($0))" }
    }

    /// Whether two ports have the same name and number, so that a `match` and a `port` mean both.
    public static func areTwins(_ one: PortName, _ other: PortName) -> Bool {
        one.number == other.number && DeviceName.normalised(name(of: one)) == DeviceName.normalised(name(of: other))
    }

    /// Whether the line to paste for one port also fits another one, as the beginning of its name.
    public static func lineAlsoFits(of port: PortName, _ other: PortName) -> Bool {
        MatchText(name(of: port)).rank(for: other)?.way == .beginning
    }

    private static func name(of port: PortName) -> String {
        let client = DeviceName.shown(port.client)
        return client.isEmpty ? DeviceName.shown(port.port) : client
    }
}
