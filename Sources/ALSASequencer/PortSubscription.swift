import CALSA
import Glibc

/// alsa-lib's description of a connection from one port to another.
final class PortSubscription {
    private let pointer: OpaquePointer

    init(from sender: PortAddress, to receiver: PortAddress) throws(SequencerError) {
        var subscription: OpaquePointer?
        try SequencerError.check(snd_seq_port_subscribe_malloc(&subscription), "describe a sequencer connection")
        guard let subscription else { throw .failed(operation: "describe a sequencer connection", code: ENOMEM) }
        pointer = subscription
        var (senderAddress, receiverAddress) = (sender.alsaAddress, receiver.alsaAddress)
        snd_seq_port_subscribe_set_sender(pointer, &senderAddress)
        snd_seq_port_subscribe_set_dest(pointer, &receiverAddress)
    }

    deinit { snd_seq_port_subscribe_free(pointer) }

    /// Makes the connection; returns 0, or the error number.
    ///
    /// A connection that stands already is no error.
    func make(in handle: SequencerHandle) -> Int32 {
        let code = -snd_seq_subscribe_port(handle.pointer, pointer)
        // Busy is also what a port says that another client holds for itself alone.
        return code == EBUSY && stands(in: handle) ? 0 : code
    }

    /// Ends the connection; returns 0, or the error number.
    func end(in handle: SequencerHandle) -> Int32 {
        -snd_seq_unsubscribe_port(handle.pointer, pointer)
    }

    private func stands(in handle: SequencerHandle) -> Bool {
        snd_seq_get_port_subscription(handle.pointer, pointer) >= 0
    }
}
