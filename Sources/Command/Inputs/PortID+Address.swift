import ALSASequencer
import Mapping

extension PortID {
    /// The port with an address of the sequencer.
    init(_ address: PortAddress) {
        self.init(Int(address.client) << 8 | Int(address.port))
    }
}

extension PortAddress {
    /// The address of a port of the sequencer.
    init(_ port: PortID) {
        self.init(
            client: UInt8(truncatingIfNeeded: port.number >> 8), port: UInt8(truncatingIfNeeded: port.number))
    }
}
