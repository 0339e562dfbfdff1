import CALSA
import Glibc

/// An open connection to the sequencer, which is one client of it; closed with the last reference.
final class SequencerHandle {
    let pointer: OpaquePointer

    /// Opens the sequencer without blocking, for reading and writing.
    init() throws(SequencerError) {
        volta_silence_alsa()
        var handle: OpaquePointer?
        let code = snd_seq_open(&handle, "default", SND_SEQ_OPEN_DUPLEX, SND_SEQ_NONBLOCK)
        guard code >= 0, let handle else {
            throw .opening(code: -code, hasDevice: access("/dev/snd/seq", F_OK) == 0)
        }
        pointer = handle
    }

    deinit { snd_seq_close(pointer) }
}
