/// What is known of a port when a device's rules are looked for.
public struct PortName: Hashable, Sendable {
    /// The client's name as ALSA gives it; broken UTF-8 may be replaced.
    public var client: String
    /// The port's own name.
    public var port: String
    /// The port's number within the client, from 0.
    public var number: Int
    /// The kernel's path of the USB socket that the device is in, such as `1-1.4`; nil for what is no USB device.
    public var usb: String?
    /// The serial number of the device, if it has one.
    public var serial: String?
    /// Whether it belongs to the system itself: the System client or Midi Through.
    ///
    /// Such a port is matched only by a text that names it.
    public var isReserved: Bool

    /// A port with the given names.
    public init(
        client: String, port: String, number: Int, usb: String? = nil, serial: String? = nil, isReserved: Bool = false
    ) {
        self.client = client
        self.port = port
        self.number = number
        self.usb = usb
        self.serial = serial
        self.isReserved = isReserved
    }
}
