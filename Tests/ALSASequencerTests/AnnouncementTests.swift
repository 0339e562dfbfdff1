import CALSA
import Testing

@testable import ALSASequencer

@Suite struct AnnouncementTests {
    private static let device = PortAddress(client: 28, port: 1)

    @Test func theSystemAnnouncesClientsAndPorts() {
        #expect(announcement(SND_SEQ_EVENT_PORT_START) == .portAppeared(Self.device))
        #expect(announcement(SND_SEQ_EVENT_PORT_CHANGE) == .portChanged(Self.device))
        #expect(announcement(SND_SEQ_EVENT_PORT_EXIT) == .portLeft(Self.device))
        #expect(announcement(SND_SEQ_EVENT_CLIENT_CHANGE) == .clientChanged(28))
        #expect(announcement(SND_SEQ_EVENT_CLIENT_EXIT) == .clientLeft(28))
        #expect(announcement(SND_SEQ_EVENT_PORT_SUBSCRIBED) == nil)
        #expect(announcement(SND_SEQ_EVENT_NOTEON) == nil)
    }

    @Test func aProgramCannotAnnounce() {
        for source in [PortAddress(client: 129, port: 1), PortAddress(client: 0, port: 0)] {
            #expect(announcement(SND_SEQ_EVENT_PORT_EXIT, from: source) == nil)
        }
    }

    private func announcement(
        _ type: snd_seq_event_type, from source: PortAddress = .announcements
    ) -> SequencerEvent? {
        var event = snd_seq_event_t()
        event.type = UInt8(type.rawValue)
        event.source = source.alsaAddress
        event.data.addr = Self.device.alsaAddress
        return SequencerEvent(announcement: event)
    }
}
