/// A port of another client, such as a controller or a program that sends.
public struct SequencerPort: Hashable, Sendable {
    /// Where the port is found as long as it lives.
    public let address: PortAddress
    /// The place of the port among all ports of its client, from 0; as a rule the number of its address.
    public let index: Int
    /// The client's name as it stands, for a USB device its product string; it may end in blanks.
    public let rawClientName: String
    /// The port's name as it stands; kernels form it differently and cut it, and it may end in blanks.
    public let rawPortName: String
    /// Who runs the client.
    public let owner: Owner
    /// Whether one may connect to the port to hear what it sends.
    public let isReadable: Bool
    /// Whether one may connect to the port to send to it.
    public let isWritable: Bool
    /// The USB device that it belongs to, if it belongs to one.
    public let usb: USBDevice?

    /// Who runs the client of a port.
    public enum Owner: Hashable, Sendable {
        /// The kernel: a device, or a client of the kernel's own such as Midi Through.
        ///
        /// The card is the number of the sound card that the device is, if it is one.
        case kernel(card: Int?)
        /// A program.
        case program
    }

    /// Creates a port's description.
    public init(
        address: PortAddress, index: Int, rawClientName: String, rawPortName: String, owner: Owner,
        isReadable: Bool = true, isWritable: Bool = false, usb: USBDevice? = nil
    ) {
        self.address = address
        self.index = index
        self.rawClientName = rawClientName
        self.rawPortName = rawPortName
        self.owner = owner
        self.isReadable = isReadable
        self.isWritable = isWritable
        self.usb = usb
    }

    /// The client's name without blanks at its ends.
    public var clientName: String { rawClientName.trimmingBlanks }

    /// The port's name without blanks at its ends.
    public var portName: String { rawPortName.trimmingBlanks }

    /// Whether this is the sequencer's own client, with its timer and its announcements.
    public var isSystem: Bool { address.client == 0 }

    /// Whether this is the kernel's Midi Through, which gives back what any program sends to it.
    public var isMidiThrough: Bool {
        guard case .kernel = owner else { return false }
        return clientName == "Midi Through"
    }
}
