import CALSA
import MIDI

/// Turns the sequencer's events into messages.
///
/// Programs can put any number into an event: one that no MIDI message can hold makes the event mean nothing.
enum MessageConversion {
    /// Hands the messages that an event means to the body, in order; none for an event without a MIDI meaning.
    ///
    /// System exclusive is left out, as it comes in pieces; see ``SystemExclusiveAssembler``. An event that stands
    /// for several messages on a cable gives those, most significant part first: a 14-bit controller two control
    /// changes, a parameter number (NRPN, RPN) four. A note with a length gives press and release at once, since
    /// the length counts in a queue's ticks.
    static func convert(_ event: snd_seq_event_t, _ body: (Message) -> Void) {
        switch snd_seq_event_type(UInt32(event.type)) {
        case SND_SEQ_EVENT_NOTE, SND_SEQ_EVENT_NOTEON, SND_SEQ_EVENT_NOTEOFF, SND_SEQ_EVENT_KEYPRESS:
            convertNote(event, body)
        case SND_SEQ_EVENT_CONTROL14, SND_SEQ_EVENT_NONREGPARAM, SND_SEQ_EVENT_REGPARAM:
            convertParameter(event, body)
        default:
            if let message = control(event) ?? system(event) { body(message) }
        }
    }

    private static func convertNote(_ event: snd_seq_event_t, _ body: (Message) -> Void) {
        let note = event.data.note
        guard note.channel < 16, note.note < 128, note.velocity < 128 else { return }
        func send(_ kind: UInt8, _ velocity: UInt8) {
            guard let message = Message(status: kind | note.channel, data1: note.note, data2: velocity) else { return }
            body(message)
        }
        switch snd_seq_event_type(UInt32(event.type)) {
        case SND_SEQ_EVENT_NOTEON: send(0x90, note.velocity)
        case SND_SEQ_EVENT_NOTEOFF: send(0x80, note.velocity)
        case SND_SEQ_EVENT_KEYPRESS: send(0xA0, note.velocity)
        default:
            send(0x90, note.velocity)
            if note.velocity > 0 { send(0x80, note.off_velocity & 0x7F) }
        }
    }

    private static func control(_ event: snd_seq_event_t) -> Message? {
        let control = event.data.control
        guard control.channel < 16 else { return nil }
        switch snd_seq_event_type(UInt32(event.type)) {
        case SND_SEQ_EVENT_CONTROLLER:
            guard let number = sevenBits(control.param), let value = sevenBits(control.value) else { return nil }
            return Message(status: 0xB0 | control.channel, data1: number, data2: value)
        case SND_SEQ_EVENT_PGMCHANGE:
            return sevenBits(control.value).flatMap { Message(status: 0xC0 | control.channel, data1: $0) }
        case SND_SEQ_EVENT_CHANPRESS:
            return sevenBits(control.value).flatMap { Message(status: 0xD0 | control.channel, data1: $0) }
        case SND_SEQ_EVENT_PITCHBEND:
            // The sequencer counts from -8192, a cable from 0.
            guard (-8192...8191).contains(control.value) else { return nil }
            return .pitchBend(channel: Channel(statusByte: control.channel), value: UInt16(control.value + 8192))
        default:
            return nil
        }
    }

    private static func convertParameter(_ event: snd_seq_event_t, _ body: (Message) -> Void) {
        let control = event.data.control
        guard control.channel < 16, let number = fourteenBits(control.param), let value = fourteenBits(control.value)
        else { return }
        let channel = Channel(statusByte: control.channel)
        func send(_ controller: UInt8, _ value: UInt8) {
            body(.controlChange(channel: channel, controller: controller, value: value))
        }
        switch snd_seq_event_type(UInt32(event.type)) {
        case SND_SEQ_EVENT_CONTROL14:
            guard number.high == 0, number.low < 32 else { return }
            send(number.low, value.high)
            send(number.low + 32, value.low)
        case let kind:
            let isRegistered = kind == SND_SEQ_EVENT_REGPARAM
            send(isRegistered ? 101 : 99, number.high)
            send(isRegistered ? 100 : 98, number.low)
            send(6, value.high)
            send(38, value.low)
        }
    }

    private static func system(_ event: snd_seq_event_t) -> Message? {
        let value = event.data.control.value
        return switch snd_seq_event_type(UInt32(event.type)) {
        case SND_SEQ_EVENT_SONGPOS:
            fourteenBits(value).flatMap { Message(status: 0xF2, data1: $0.low, data2: $0.high) }
        case SND_SEQ_EVENT_SONGSEL: sevenBits(value).flatMap { Message(status: 0xF3, data1: $0) }
        case SND_SEQ_EVENT_QFRAME: sevenBits(value).flatMap { Message(status: 0xF1, data1: $0) }
        case SND_SEQ_EVENT_TUNE_REQUEST: .tuneRequest
        case SND_SEQ_EVENT_CLOCK: .clock
        case SND_SEQ_EVENT_START: .start
        case SND_SEQ_EVENT_CONTINUE: .continue
        case SND_SEQ_EVENT_STOP: .stop
        case SND_SEQ_EVENT_SENSING: .activeSensing
        case SND_SEQ_EVENT_RESET: .systemReset
        default: nil
        }
    }

    private static func sevenBits(_ value: some BinaryInteger) -> UInt8? {
        UInt8(exactly: value).flatMap { $0 < 128 ? $0 : nil }
    }

    private static func fourteenBits(_ value: some BinaryInteger) -> (high: UInt8, low: UInt8)? {
        guard (0..<16384).contains(value) else { return nil }
        return (UInt8(value >> 7), UInt8(value & 0x7F))
    }
}
