import CALSA
import Glibc

/// alsa-lib's description of a client, and the cursor of a walk over all clients.
final class ClientInfo {
    let pointer: OpaquePointer

    init() throws(SequencerError) {
        var info: OpaquePointer?
        try SequencerError.check(snd_seq_client_info_malloc(&info), "describe a sequencer client")
        guard let info else { throw .failed(operation: "describe a sequencer client", code: ENOMEM) }
        pointer = info
        snd_seq_client_info_set_client(pointer, -1)
    }

    deinit { snd_seq_client_info_free(pointer) }

    /// Goes to the next client; false after the last one.
    func next(of handle: SequencerHandle) -> Bool {
        snd_seq_query_next_client(handle.pointer, pointer) >= 0
    }

    /// Goes to the client with the given number; false where there is none.
    func find(_ number: UInt8, of handle: SequencerHandle) -> Bool {
        snd_seq_get_any_client_info(handle.pointer, Int32(number), pointer) >= 0
    }

    var number: Int32 { snd_seq_client_info_get_client(pointer) }
    var name: String { String(sequencerName: snd_seq_client_info_get_name(pointer)) }

    var owner: SequencerPort.Owner {
        guard snd_seq_client_info_get_type(pointer) == SND_SEQ_KERNEL_CLIENT else { return .program }
        let card = snd_seq_client_info_get_card(pointer)
        return .kernel(card: card >= 0 ? Int(card) : nil)
    }
}
