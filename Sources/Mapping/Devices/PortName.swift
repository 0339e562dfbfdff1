/// What is known of a port when a device's rules are looked for.
public struct PortName: Hashable, Sendable {
    /// The client's name as ALSA gives it; broken UTF-8 may be replaced.
    public var client: String
    /// The port's own name.
    public var port: String
    /// The port's number within the client, from 0.
    public var number: Int
    /// Whether it belongs to the system itself: the System client or Midi Through.
    ///
    /// Such a port is matched only by a text that names it.
    public var isReserved: Bool

    /// A port with the given names.
    public init(client: String, port: String, number: Int, isReserved: Bool = false) {
        self.client = client
        self.port = port
        self.number = number
        self.isReserved = isReserved
    }
}
