import CALSA
import Glibc

/// alsa-lib's description of a port, and the cursor of a walk over the ports of one client.
final class PortInfo {
    let pointer: OpaquePointer

    init(client: Int32) throws(SequencerError) {
        var info: OpaquePointer?
        try SequencerError.check(snd_seq_port_info_malloc(&info), "describe a sequencer port")
        guard let info else { throw .failed(operation: "describe a sequencer port", code: ENOMEM) }
        pointer = info
        snd_seq_port_info_set_client(pointer, client)
        snd_seq_port_info_set_port(pointer, -1)
    }

    deinit { snd_seq_port_info_free(pointer) }

    /// Goes to the client's next port; false after the last one.
    func next(of handle: SequencerHandle) -> Bool {
        snd_seq_query_next_port(handle.pointer, pointer) >= 0
    }

    var name: String { String(sequencerName: snd_seq_port_info_get_name(pointer)) }

    var address: PortAddress? {
        snd_seq_port_info_get_addr(pointer).map { PortAddress($0.pointee) }
    }

    /// Whether others may connect to the port in order to read from it.
    var isReadable: Bool {
        let needed = SND_SEQ_PORT_CAP_READ | SND_SEQ_PORT_CAP_SUBS_READ
        return capabilities & needed == needed && capabilities & SND_SEQ_PORT_CAP_NO_EXPORT == 0
    }

    /// Whether others may connect to the port in order to send to it.
    var isWritable: Bool {
        let needed = SND_SEQ_PORT_CAP_WRITE | SND_SEQ_PORT_CAP_SUBS_WRITE
        return capabilities & needed == needed && capabilities & SND_SEQ_PORT_CAP_NO_EXPORT == 0
    }

    private var capabilities: Int32 { Int32(bitPattern: snd_seq_port_info_get_capability(pointer)) }
}
