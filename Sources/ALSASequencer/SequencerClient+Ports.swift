import CALSA

extension SequencerClient {
    /// All ports of other clients that can be read, in the order of their addresses.
    ///
    /// The sequencer's own client and Midi Through are among them and say so.
    public func ports() throws(SequencerError) -> [SequencerPort] {
        var ports: [SequencerPort] = []
        let client = try ClientInfo()
        while client.next(of: handle) {
            if client.number != Int32(inputPort.client) { ports += try readablePorts(of: client) }
        }
        return ports
    }

    /// The port with the given address, or nil where there is none that can be read.
    public func port(at address: PortAddress) throws(SequencerError) -> SequencerPort? {
        let client = try ClientInfo()
        guard address.client != inputPort.client, client.find(address.client, of: handle) else { return nil }
        return try readablePorts(of: client).first { $0.address == address }
    }

    private func readablePorts(of client: ClientInfo) throws(SequencerError) -> [SequencerPort] {
        var ports: [SequencerPort] = []
        let port = try PortInfo(client: client.number)
        var index = 0
        while port.next(of: handle) {
            defer { index += 1 }
            guard port.isReadable, let address = port.address else { continue }
            ports.append(
                SequencerPort(
                    address: address, index: index, rawClientName: client.name, rawPortName: port.name,
                    owner: client.owner))
        }
        return ports
    }
}
