import MIDI

/// Puts system exclusive messages together, which the sequencer delivers in pieces, one source apart from another.
struct SystemExclusiveAssembler {
    private var unfinished: [PortAddress: ByteStreamParser] = [:]

    /// Takes the next piece of a source, and hands the messages that it completes to the body.
    mutating func receive(_ bytes: [UInt8], from source: PortAddress, _ body: (Message) -> Void) {
        var parser = unfinished.removeValue(forKey: source) ?? ByteStreamParser()
        parser.receive(bytes, body)
        if bytes.last != 0xF7 { unfinished[source] = parser }
    }

    /// Forgets what a port that is gone had begun.
    mutating func forget(_ source: PortAddress) {
        unfinished.removeValue(forKey: source)
    }

    /// Forgets what all ports of a client that is gone had begun.
    mutating func forget(client: UInt8) {
        unfinished = unfinished.filter { $0.key.client != client }
    }
}
