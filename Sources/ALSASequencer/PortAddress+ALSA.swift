import CALSA

extension PortAddress {
    /// The system's port that tells of clients and ports as they come and go.
    static let announcements = PortAddress(
        client: UInt8(SND_SEQ_CLIENT_SYSTEM), port: UInt8(SND_SEQ_PORT_SYSTEM_ANNOUNCE))

    init(_ address: snd_seq_addr_t) {
        self.init(client: address.client, port: address.port)
    }

    var alsaAddress: snd_seq_addr_t { snd_seq_addr_t(client: client, port: port) }
}
