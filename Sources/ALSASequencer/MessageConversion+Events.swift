import CALSA
import MIDI

/// Turns messages into the sequencer's events.
extension MessageConversion {
    /// The event that puts the bytes of a message on a cable; nil for system exclusive, which has data of its own.
    ///
    /// A note-on with velocity 0 stays one: to many a device it is the message that turns a lamp off.
    static func event(_ message: Message) -> snd_seq_event_t? {
        switch message {
        case .noteOn(let channel, let note, let velocity): key(SND_SEQ_EVENT_NOTEON, channel, note, velocity)
        case .noteOff(let channel, let note, let velocity): key(SND_SEQ_EVENT_NOTEOFF, channel, note, velocity)
        case .keyPressure(let channel, let note, let pressure): key(SND_SEQ_EVENT_KEYPRESS, channel, note, pressure)
        case .controlChange(let channel, let controller, let value):
            control(SND_SEQ_EVENT_CONTROLLER, channel, value: Int32(value & 0x7F), number: UInt32(controller & 0x7F))
        case .programChange(let channel, let program):
            control(SND_SEQ_EVENT_PGMCHANGE, channel, value: Int32(program & 0x7F))
        case .channelPressure(let channel, let pressure):
            control(SND_SEQ_EVENT_CHANPRESS, channel, value: Int32(pressure & 0x7F))
        case .pitchBend(let channel, let value):
            control(SND_SEQ_EVENT_PITCHBEND, channel, value: Int32(value & 0x3FFF) - 8192)
        default: systemEvent(message)
        }
    }

    private static func systemEvent(_ message: Message) -> snd_seq_event_t? {
        switch message {
        case .timeCodeQuarterFrame(let value): control(SND_SEQ_EVENT_QFRAME, value: Int32(value & 0x7F))
        case .songPosition(let position): control(SND_SEQ_EVENT_SONGPOS, value: Int32(position & 0x3FFF))
        case .songSelect(let song): control(SND_SEQ_EVENT_SONGSEL, value: Int32(song & 0x7F))
        case .tuneRequest: plain(SND_SEQ_EVENT_TUNE_REQUEST)
        case .clock: plain(SND_SEQ_EVENT_CLOCK)
        case .start: plain(SND_SEQ_EVENT_START)
        case .continue: plain(SND_SEQ_EVENT_CONTINUE)
        case .stop: plain(SND_SEQ_EVENT_STOP)
        case .activeSensing: plain(SND_SEQ_EVENT_SENSING)
        case .systemReset: plain(SND_SEQ_EVENT_RESET)
        default: nil
        }
    }

    private static func plain(_ type: snd_seq_event_type) -> snd_seq_event_t {
        var event = snd_seq_event_t()
        event.type = UInt8(truncatingIfNeeded: type.rawValue)
        return event
    }

    private static func key(
        _ type: snd_seq_event_type, _ channel: Channel, _ note: UInt8, _ velocity: UInt8
    ) -> snd_seq_event_t {
        var event = plain(type)
        event.data.note.channel = channel.index
        event.data.note.note = note & 0x7F
        event.data.note.velocity = velocity & 0x7F
        return event
    }

    private static func control(
        _ type: snd_seq_event_type, _ channel: Channel? = nil, value: Int32, number: UInt32 = 0
    ) -> snd_seq_event_t {
        var event = plain(type)
        event.data.control.channel = channel?.index ?? 0
        event.data.control.param = number
        event.data.control.value = value
        return event
    }
}
