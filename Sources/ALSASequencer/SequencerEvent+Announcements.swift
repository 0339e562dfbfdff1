import CALSA

extension SequencerEvent {
    /// What an event of the system's announce port says, or nil for one that says nothing of interest.
    ///
    /// Any program can send events of these kinds, so the source counts; the kernel fills it in.
    init?(announcement event: snd_seq_event_t) {
        guard PortAddress(event.source) == .announcements else { return nil }
        let address = PortAddress(event.data.addr)
        switch snd_seq_event_type(UInt32(event.type)) {
        case SND_SEQ_EVENT_PORT_START: self = .portAppeared(address)
        case SND_SEQ_EVENT_PORT_CHANGE: self = .portChanged(address)
        case SND_SEQ_EVENT_PORT_EXIT: self = .portLeft(address)
        case SND_SEQ_EVENT_CLIENT_CHANGE: self = .clientChanged(address.client)
        case SND_SEQ_EVENT_CLIENT_EXIT: self = .clientLeft(address.client)
        default: return nil
        }
    }
}
