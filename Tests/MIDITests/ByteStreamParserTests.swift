import MIDI
import TestSupport
import Testing

@Suite struct ByteStreamParserTests {
    @Test func rowsOfBytesGiveTheirMessages() {
        verify(ByteStreamParserTests.rows)
    }

    static let rows: [ParserRow] = [
        ParserRow(
            "MP-01 note-on with velocity 0 is a release", "90 3C 64 | 90 3C 00 | 90 3C 64 | 90 3C 00",
            [press(60, 100), release(60, 0), press(60, 100), release(60, 0)]),
        ParserRow(
            "MP-03 running status", "90 3C 7F 40 7F 43 00",
            [press(60, 127), press(64, 127), release(67, 0)]),
        ParserRow(
            "MP-04 real-time bytes inside a message", "90 24 F8 7F 24 FE 00",
            [.clock, press(36, 127), .activeSensing, release(36, 0)]),
        ParserRow("MP-07 data bytes before any status", "40 7F 90 3C 40", [press(60, 64)]),
        ParserRow(
            "MP-09 pitch bend counts from 0", "E0 00 00 | E0 00 40 | E0 7F 7F",
            [
                .pitchBend(channel: one, value: 0), .pitchBend(channel: one, value: 8192),
                .pitchBend(channel: one, value: 16383),
            ]),
        ParserRow("note-off keeps its velocity", "81 3C 40", [.noteOff(channel: two, note: 60, velocity: 64)]),
        ParserRow(
            "one message of each channel kind", "A0 01 02 | B0 03 04 | C0 05 | D0 06",
            [
                .keyPressure(channel: one, note: 1, pressure: 2),
                .controlChange(channel: one, controller: 3, value: 4),
                .programChange(channel: one, program: 5), .channelPressure(channel: one, pressure: 6),
            ]),
        ParserRow(
            "running status of one data byte", "C0 05 06 07",
            [5, 6, 7].map { .programChange(channel: one, program: $0) }),
        ParserRow(
            "system common", "F1 12 | F2 01 02 | F3 03 | F6",
            [.timeCodeQuarterFrame(0x12), .songPosition(257), .songSelect(3), .tuneRequest]),
        ParserRow("system common ends running status", "90 3C 7F F6 40 7F", [press(60, 127), .tuneRequest]),
        ParserRow(
            "system common has no running status", "F3 01 02 F2 03 04 05 06", [.songSelect(1), .songPosition(515)]),
        ParserRow(
            "system real time", "F8 FA FB FC FE FF", [.clock, .start, .continue, .stop, .activeSensing, .systemReset]),
        ParserRow("system exclusive", "F0 42 40 00 F7", [.systemExclusive([0x42, 0x40, 0])]),
        ParserRow("empty system exclusive", "F0 F7", [.systemExclusive([])]),
        ParserRow("real time in system exclusive", "F0 42 F8 40 F7", [.clock, .systemExclusive([0x42, 0x40])]),
        ParserRow(
            "system exclusive ends running status", "90 3C 7F F0 01 F7 40 7F", [press(60, 127), .systemExclusive([1])]),
        ParserRow("a status byte cuts system exclusive", "F0 42 40 90 3C 7F", [press(60, 127)]),
        ParserRow("system exclusive starts anew", "F0 01 F0 02 F7", [.systemExclusive([2])]),
        ParserRow("F7 alone", "F7 F7 90 3C 7F", [press(60, 127)]),
        ParserRow("F7 ends running status", "90 3C 7F F7 40 7F", [press(60, 127)]),
        ParserRow(
            "a status byte cuts a message", "90 3C B0 07 40", [.controlChange(channel: one, controller: 7, value: 64)]),
        ParserRow("undefined common statuses end running status", "90 3C 7F F4 40 7F F5 41 7F", [press(60, 127)]),
        ParserRow(
            "undefined real-time statuses disturb nothing", "90 3C F9 7F FD 40 7F", [press(60, 127), press(64, 127)]),
    ]

    /// Case MP-12.
    @Test func clockAndSensingHideNothing() {
        let noise = Array(repeating: UInt8(0xFE), count: 1000) + Array(repeating: 0xF8, count: 1000)
        let messages = parse(noise + hexBytes("B0 07 40") + noise)
        #expect(messages.count == 4001)
        #expect(
            messages.filter { $0 != .clock && $0 != .activeSensing }
                == [.controlChange(channel: one, controller: 7, value: 64)])
    }

    @Test func tooLongSystemExclusiveIsIgnored() {
        let longest = Array(repeating: UInt8(1), count: ByteStreamParser.longestSystemExclusive)
        var parser = ByteStreamParser()
        var messages: [Message] = []
        parser.receive([0xF0] + longest + [0xF7]) { messages.append($0) }
        #expect(messages == [.systemExclusive(longest)])

        messages = []
        parser.receive([0xF0] + longest + [1, 0xF8, 1, 0xF7, 0x40, 0x90, 0x3C, 0x7F]) { messages.append($0) }
        #expect(messages == [.clock, press(60, 127)])
    }

    @Test func resetForgetsHalfAMessageAndRunningStatus() {
        var parser = ByteStreamParser()
        #expect(parser.receive(0x90) == nil)
        #expect(parser.receive(0x3C) == nil)
        parser.reset()
        #expect(parser.receive(0x7F) == nil)
        #expect(parser.receive(0x7F) == nil)
        #expect(parser.receive(0xF8) == .clock)
    }

    @Test func randomBytesGiveMessagesThatSurviveEncoding() {
        var random = SeededRandom()
        for _ in 0..<20 {
            let bytes = (0..<4096).map { _ in UInt8.random(in: 0 ... .max, using: &random) }
            let messages = parse(bytes)
            #expect(!messages.isEmpty, "\(random)")
            #expect(parse(messages.flatMap(\.bytes)) == messages, "\(random)")
            #expect(parse(bytes, pieces: 1) == messages, "\(random)")
        }
    }
}

private func press(_ note: UInt8, _ velocity: UInt8) -> Message {
    .noteOn(channel: one, note: note, velocity: velocity)
}

private func release(_ note: UInt8, _ velocity: UInt8) -> Message {
    .noteOff(channel: one, note: note, velocity: velocity)
}
