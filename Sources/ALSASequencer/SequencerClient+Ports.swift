import CALSA

extension SequencerClient {
    /// All ports of other clients that can be read, in the order of their addresses.
    ///
    /// The sequencer's own client and Midi Through are among them, and say so.
    public func ports() throws(SequencerError) -> [SequencerPort] {
        var ports: [SequencerPort] = []
        let client = try ClientInfo()
        while client.next(of: handle) {
            if client.number != Int32(inputPort.client) { ports += try self.ports(of: client).filter(\.isReadable) }
        }
        return ports
    }

    /// The port of another client with the given address, readable or not, or nil where there is none.
    ///
    /// What a program plays into the input port comes from a port that often cannot be read.
    public func port(at address: PortAddress) throws(SequencerError) -> SequencerPort? {
        let client = try ClientInfo()
        guard address.client != inputPort.client, client.find(address.client, of: handle) else { return nil }
        return try ports(of: client).first { $0.address == address }
    }

    private func ports(of client: ClientInfo) throws(SequencerError) -> [SequencerPort] {
        var ports: [SequencerPort] = []
        let port = try PortInfo(client: client.number)
        var usb: USBDevice?
        if case .kernel(let card?) = client.owner { usb = USBDevice(ofCard: card) }
        var index = 0
        while port.next(of: handle) {
            defer { index += 1 }
            guard let address = port.address else { continue }
            ports.append(
                SequencerPort(
                    address: address, index: index, rawClientName: client.name, rawPortName: port.name,
                    owner: client.owner, isReadable: port.isReadable, isWritable: port.isWritable, usb: usb))
        }
        return ports
    }
}
