/// Where a port is found as long as it lives: the number of its client and its own.
///
/// Numbers are given anew when a device is plugged in again, so they are no name for it.
public struct PortAddress: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The client's number, 0 to 255.
    public let client: UInt8
    /// The port's number within its client, 0 to 255.
    public let port: UInt8

    /// Creates an address.
    public init(client: UInt8, port: UInt8) {
        self.client = client
        self.port = port
    }

    /// Addresses in the order of clients, then ports.
    public static func < (left: PortAddress, right: PortAddress) -> Bool {
        (left.client, left.port) < (right.client, right.port)
    }

    /// The address as ALSA's programs write it, such as `28:0`.
    public var description: String { "\(client):\(port)" }
}
