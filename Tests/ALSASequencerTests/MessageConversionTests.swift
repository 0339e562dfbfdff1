import CALSA
import MIDI
import Testing

@testable import ALSASequencer

@Suite struct MessageConversionTests {
    /// An event, and what it means on a cable.
    struct Row: CustomTestStringConvertible, @unchecked Sendable {
        // Sendable: an event of fixed length is plain numbers, the pointer in its union is never set.
        let event: snd_seq_event_t
        let bytes: [UInt8]
        let testDescription: String

        init(_ name: String, _ event: snd_seq_event_t, _ bytes: [UInt8]) {
            self.event = event
            self.bytes = bytes
            testDescription = name
        }
    }

    @Test(arguments: rows)
    func eventsMeanWhatACableWouldCarry(_ row: Row) {
        #expect(convert(row.event).flatMap(\.bytes) == row.bytes)
    }

    static let rows: [Row] = [
        Row("note on", note(SND_SEQ_EVENT_NOTEON, 0, 60, 100), [0x90, 60, 100]),
        Row("MP-01 note on with velocity 0", note(SND_SEQ_EVENT_NOTEON, 15, 60, 0), [0x8F, 60, 0]),
        Row("note off", note(SND_SEQ_EVENT_NOTEOFF, 1, 60, 64), [0x81, 60, 64]),
        Row("key pressure", note(SND_SEQ_EVENT_KEYPRESS, 0, 60, 5), [0xA0, 60, 5]),
        Row("note with a length", note(SND_SEQ_EVENT_NOTE, 0, 60, 100, off: 7), [0x90, 60, 100, 0x80, 60, 7]),
        Row("note with a length and no velocity", note(SND_SEQ_EVENT_NOTE, 0, 60, 0), [0x80, 60, 0]),
        Row("controller", control(SND_SEQ_EVENT_CONTROLLER, 0, 7, 64), [0xB0, 7, 64]),
        Row("program", control(SND_SEQ_EVENT_PGMCHANGE, 2, 0, 127), [0xC2, 127]),
        Row("channel pressure", control(SND_SEQ_EVENT_CHANPRESS, 3, 0, 1), [0xD3, 1]),
        Row("MP-09 pitch bend, lowest", control(SND_SEQ_EVENT_PITCHBEND, 0, 0, -8192), [0xE0, 0, 0]),
        Row("MP-09 pitch bend, centre", control(SND_SEQ_EVENT_PITCHBEND, 0, 0, 0), [0xE0, 0, 0x40]),
        Row("MP-09 pitch bend, highest", control(SND_SEQ_EVENT_PITCHBEND, 0, 0, 8191), [0xE0, 0x7F, 0x7F]),
        Row("14-bit controller", control(SND_SEQ_EVENT_CONTROL14, 0, 7, 129), [0xB0, 7, 1, 0xB0, 39, 1]),
        Row(
            "NRPN", control(SND_SEQ_EVENT_NONREGPARAM, 0, 158, 129),
            [0xB0, 99, 1, 0xB0, 98, 30, 0xB0, 6, 1, 0xB0, 38, 1]),
        Row(
            "RPN", control(SND_SEQ_EVENT_REGPARAM, 1, 1, 16383),
            [0xB1, 101, 0, 0xB1, 100, 1, 0xB1, 6, 127, 0xB1, 38, 127]),
        Row("song position", control(SND_SEQ_EVENT_SONGPOS, 0, 0, 257), [0xF2, 1, 2]),
        Row("song select", control(SND_SEQ_EVENT_SONGSEL, 0, 0, 3), [0xF3, 3]),
        Row("quarter frame", control(SND_SEQ_EVENT_QFRAME, 0, 0, 0x12), [0xF1, 0x12]),
        Row("tune request", plain(SND_SEQ_EVENT_TUNE_REQUEST), [0xF6]),
        Row("clock", plain(SND_SEQ_EVENT_CLOCK), [0xF8]),
        Row("start", plain(SND_SEQ_EVENT_START), [0xFA]),
        Row("continue", plain(SND_SEQ_EVENT_CONTINUE), [0xFB]),
        Row("stop", plain(SND_SEQ_EVENT_STOP), [0xFC]),
        Row("active sensing", plain(SND_SEQ_EVENT_SENSING), [0xFE]),
        Row("reset", plain(SND_SEQ_EVENT_RESET), [0xFF]),
        Row("channel out of range", note(SND_SEQ_EVENT_NOTEON, 16, 60, 100), []),
        Row("note out of range", note(SND_SEQ_EVENT_NOTEON, 0, 128, 100), []),
        Row("velocity out of range", note(SND_SEQ_EVENT_NOTEON, 0, 60, 128), []),
        Row("controller out of range", control(SND_SEQ_EVENT_CONTROLLER, 0, 128, 1), []),
        Row("controller far out of range", control(SND_SEQ_EVENT_CONTROLLER, 0, .max, 1), []),
        Row("value above", control(SND_SEQ_EVENT_CONTROLLER, 0, 7, 128), []),
        Row("value below", control(SND_SEQ_EVENT_CONTROLLER, 0, 7, -1), []),
        Row("program out of range", control(SND_SEQ_EVENT_PGMCHANGE, 0, 0, .min), []),
        Row("bend below", control(SND_SEQ_EVENT_PITCHBEND, 0, 0, -8193), []),
        Row("bend above", control(SND_SEQ_EVENT_PITCHBEND, 0, 0, 8192), []),
        Row("14-bit controller without a partner", control(SND_SEQ_EVENT_CONTROL14, 0, 32, 1), []),
        Row("14-bit value out of range", control(SND_SEQ_EVENT_CONTROL14, 0, 7, 16384), []),
        Row("NRPN out of range", control(SND_SEQ_EVENT_NONREGPARAM, 0, 16384, 1), []),
        Row("song position out of range", control(SND_SEQ_EVENT_SONGPOS, 0, 0, -1), []),
        Row("echo", plain(SND_SEQ_EVENT_ECHO), []),
        Row(
            "an unknown kind",
            {
                var event = snd_seq_event_t(); event.type = 200; return event
            }(), []),
    ]

    /// Whatever a program puts into an event, no message comes out that a cable could not carry.
    @Test func everyKindBearsEveryNumber() {
        let numbers: [Int32] = [.min, -8193, -1, 0, 1, 127, 128, 255, 8191, 8192, 16383, 16384, .max]
        for type in UInt8.min ... .max {
            for (first, second) in numbers.flatMap({ first in numbers.map { (first, $0) } }) {
                var event = snd_seq_event_t()
                event.type = type
                event.data.control.param = UInt32(bitPattern: first)
                event.data.control.value = second
                for channel in [0, 15, 16, 255] as [UInt8] {
                    event.data.control.channel = channel
                    for message in convert(event) {
                        var parser = ByteStreamParser()
                        #expect(message.bytes.compactMap { parser.receive($0) } == [message])
                    }
                }
            }
        }
    }

    private func convert(_ event: snd_seq_event_t) -> [Message] {
        var messages: [Message] = []
        MessageConversion.convert(event) { messages.append($0) }
        return messages
    }

    private static func plain(_ type: snd_seq_event_type) -> snd_seq_event_t {
        var event = snd_seq_event_t()
        event.type = UInt8(type.rawValue)
        return event
    }

    private static func note(
        _ type: snd_seq_event_type, _ channel: UInt8, _ note: UInt8, _ velocity: UInt8, off: UInt8 = 0
    ) -> snd_seq_event_t {
        var event = plain(type)
        event.data.note = snd_seq_ev_note_t(
            channel: channel, note: note, velocity: velocity, off_velocity: off, duration: 480)
        return event
    }

    private static func control(
        _ type: snd_seq_event_type, _ channel: UInt8, _ number: UInt32, _ value: Int32
    ) -> snd_seq_event_t {
        var event = plain(type)
        event.data.control = snd_seq_ev_ctrl_t(channel: channel, unused: (0, 0, 0), param: number, value: value)
        return event
    }
}
