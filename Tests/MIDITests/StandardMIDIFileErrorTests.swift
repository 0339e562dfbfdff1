import MIDI
import TestSupport
import Testing

@Suite struct StandardMIDIFileErrorTests {
    struct Row: CustomTestStringConvertible {
        let text: String
        let bytes: [UInt8]

        init(_ text: String, _ bytes: [UInt8]) {
            self.text = text
            self.bytes = bytes
        }

        var testDescription: String { text }
    }

    @Test(arguments: rows)
    func brokenFilesAreRefusedWithTheOffset(_ row: Row) {
        let error = #expect(throws: StandardMIDIFileError.self) { try StandardMIDIFile(row.bytes) }
        #expect(error?.description == row.text)
    }

    private static func track(_ events: String) -> [UInt8] { MIDIFileBuilder.file([events]) }

    /// The header has 14 bytes and a track's header 8: the first byte of the first event is byte 22.
    static let rows: [Row] = [
        Row("byte 0: the file is empty", []),
        Row("byte 0: this is no Standard MIDI File: it does not begin with MThd", Array("version: 1\n".utf8)),
        Row(
            "byte 0: this is a MIDI 2.0 clip file (SMF2CLIP); save the performance as a Standard MIDI File",
            Array("SMF2CLIP".utf8) + [0, 0x40, 0, 0]),
        Row(
            "byte 0: this is a RIFF file (RMID); save the performance as a Standard MIDI File",
            Array("RIFF".utf8) + [4, 0, 0, 0] + Array("RMID".utf8)),
        Row("byte 10: the file ends too early", Array(MIDIFileBuilder.header(format: 0, tracks: 1).prefix(10))),
        Row("byte 4: the header has 5 bytes instead of 6", Array("MThd".utf8) + hexBytes("00 00 00 05 00 00 00 01 01")),
        Row("byte 8: format 2 cannot be played, only formats 0 and 1", MIDIFileBuilder.header(format: 2, tracks: 1)),
        Row("byte 10: a file of format 0 cannot have 2 tracks", MIDIFileBuilder.header(format: 0, tracks: 2)),
        Row("byte 10: a file of format 1 cannot have 0 tracks", MIDIFileBuilder.header(format: 1, tracks: 0)),
        Row(
            "byte 12: the time division 0x00 0x00 has no meaning",
            MIDIFileBuilder.header(format: 0, tracks: 1, division: "00 00")),
        Row(
            "byte 12: the time division 0xE8 0x00 has no meaning",
            MIDIFileBuilder.header(format: 0, tracks: 1, division: "E8 00")),
        Row(
            "byte 12: the time division 0x80 0x28 has no meaning",
            MIDIFileBuilder.header(format: 0, tracks: 1, division: "80 28")),
        Row("byte 14: the file ends after 0 of 1 tracks", MIDIFileBuilder.header(format: 0, tracks: 1)),
        Row(
            "byte 26: the file ends after 1 of 2 tracks",
            MIDIFileBuilder.file(format: 1, [MIDIFileBuilder.endOfTrack], count: 2)),
        Row(
            "byte 26: one more track, but the header announces 1",
            MIDIFileBuilder.file(format: 1, [MIDIFileBuilder.endOfTrack, MIDIFileBuilder.endOfTrack], count: 1)),
        Row(
            "byte 18: a chunk of 4294967295 bytes is announced, but 4 are left",
            MIDIFileBuilder.header(format: 0, tracks: 1)
                + MIDIFileBuilder.track(MIDIFileBuilder.endOfTrack, length: 0xFFFF_FFFF)),
        Row(
            "byte 25: the track ends too early",
            MIDIFileBuilder.header(format: 0, tracks: 1)
                + MIDIFileBuilder.track("00 90 3C 64 \(MIDIFileBuilder.endOfTrack)", length: 3)),
        Row("byte 26: the track has no end-of-track event", track("00 90 3C 64")),
        Row("byte 22: the track has no end-of-track event", track("")),
        Row("byte 26: the track goes on after its end-of-track event", track("00 FF 2F 00 00 00")),
        Row("byte 23: data byte 0x3C has no status byte before it", track("00 3C 64 \(MIDIFileBuilder.endOfTrack)")),
        Row(
            "byte 31: data byte 0x3C has no status byte before it",
            track("00 90 3C 64 00 FF 01 00 00 3C 64 \(MIDIFileBuilder.endOfTrack)")),
        Row(
            "byte 31: data byte 0x3C has no status byte before it",
            track("00 90 3C 64 00 F0 01 F7 00 3C 64 \(MIDIFileBuilder.endOfTrack)")),
        Row(
            "byte 25: 0x80 stands where a data byte, below 0x80, belongs",
            track("00 90 3C 80 \(MIDIFileBuilder.endOfTrack)")),
        Row("byte 23: status 0xF8 does not belong in a file", track("00 F8 \(MIDIFileBuilder.endOfTrack)")),
        Row(
            "byte 22: a variable-length number has more than 4 bytes",
            track("81 80 80 80 00 90 3C 64 \(MIDIFileBuilder.endOfTrack)")),
        Row(
            "byte 25: a tempo event of length 2 instead of 3",
            track("00 FF 51 02 07 A1 \(MIDIFileBuilder.endOfTrack)")),
        Row("byte 25: an end-of-track event of length 1 instead of 0", track("00 FF 2F 01 00")),
        Row("byte 28: the track ends too early", track("00 F0 7F 01 02 03")),
    ]

    /// Every beginning of a good file is refused, at an offset that the file has.
    @Test func aFileThatIsCutAnywhereIsRefused() throws {
        let whole = MIDIFileBuilder.file(
            format: 1,
            [
                "00 FF 51 03 07 A1 20 \(MIDIFileBuilder.endOfTrack)",
                "00 90 3C 64 81 00 3C 00 00 F0 02 01 F7 \(MIDIFileBuilder.endOfTrack)",
            ])
        _ = try StandardMIDIFile(whole)
        for length in whole.indices {
            let error = #expect(throws: StandardMIDIFileError.self) { try StandardMIDIFile(Array(whole[..<length])) }
            #expect((error?.offset ?? .max) <= length)
        }
    }

    /// A small file must not fill the memory: each byte of an escape may be a message.
    @Test func tooManyEventsAreRefusedWithTheOffset() throws {
        let limit = StandardMIDIFile.mostEvents
        let fader = hexBytes("00 B0 07 01") + Array(repeating: [0, 7, 1], count: limit).flatMap { $0 }
        // The length of the escape, 1000001, in groups of seven bits.
        let escape = hexBytes("00 F7 BD 84 41") + [UInt8](repeating: 0xF8, count: limit + 1)
        for (track, offset) in [(fader, 22 + 4 + (limit - 1) * 3 + 1), (escape, 22 + 5 + limit)] {
            let bytes = MIDIFileBuilder.header(format: 0, tracks: 1) + MIDIFileBuilder.chunk("MTrk", track)
            let error = #expect(throws: StandardMIDIFileError.self) { try StandardMIDIFile(bytes) }
            #expect(error?.description == "byte \(offset): the file has more than 1000000 events; split it")
        }
    }

    /// Whatever the bytes, reading ends with events in order or an error inside the file.
    @Test func mutatedFilesNeverTrap() {
        var random = SeededRandom()
        let good = MIDIFileBuilder.file(
            format: 1,
            [
                "00 FF 51 03 07 A1 20 83 60 FF 51 03 01 00 00 \(MIDIFileBuilder.endOfTrack)",
                "00 90 3C 64 81 00 3C 00 00 F0 02 01 F7 00 C0 05 00 E0 00 40 \(MIDIFileBuilder.endOfTrack)",
            ])
        for _ in 0..<10_000 {
            var bytes = good
            for _ in 0...Int.random(in: 0..<4, using: &random) { mutate(&bytes, using: &random) }
            checkOutcome(of: bytes, random)
        }
    }

    @Test func randomTracksNeverTrap() {
        var random = SeededRandom()
        for _ in 0..<10_000 {
            let track = (0..<64).map { _ in UInt8.random(in: 0 ... .max, using: &random) }
            let header = MIDIFileBuilder.header(format: 0, tracks: 1)
            checkOutcome(of: header + track, random)
            checkOutcome(of: header + MIDIFileBuilder.chunk("MTrk", track), random)
        }
    }

    private func mutate(_ bytes: inout [UInt8], using random: inout SeededRandom) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0 ... .max, using: &random)
        case 1: bytes.insert(UInt8.random(in: 0 ... .max, using: &random), at: index)
        default: bytes.remove(at: index)
        }
    }

    private func checkOutcome(of bytes: [UInt8], _ random: SeededRandom) {
        do {
            let file = try StandardMIDIFile(bytes)
            let times = file.events.map(\.time)
            #expect(times == times.sorted() && (times.last ?? .zero) <= file.duration, "\(random)")
        } catch {
            #expect((0...bytes.count).contains(error.offset), "\(random)")
        }
    }
}
