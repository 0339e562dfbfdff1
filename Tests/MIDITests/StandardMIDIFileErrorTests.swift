import MIDI
import TestSupport
import Testing

@Suite struct StandardMIDIFileErrorTests {
    @Test(arguments: BrokenFile.all)
    func brokenFilesAreRefusedWithTheOffset(_ file: BrokenFile) {
        let error = #expect(throws: StandardMIDIFileError.self) { try StandardMIDIFile(file.bytes) }
        #expect(error?.description == file.text)
    }

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
