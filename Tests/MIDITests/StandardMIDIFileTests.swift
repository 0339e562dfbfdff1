import MIDI
import Testing

@Suite struct StandardMIDIFileTests {
    @Test func formatZeroPlaysAtTheDefaultTempo() throws {
        // 480 ticks are a quarter note, which lasts half a second.
        let file = try StandardMIDIFile(
            MIDIFileBuilder.file(["00 90 3C 64 83 60 3C 00 87 40 B0 07 40 83 60 FF 2F 00"]))
        #expect(
            file.events == [
                TimedMessage(time: .zero, message: .noteOn(channel: one, note: 60, velocity: 100)),
                TimedMessage(time: .milliseconds(500), message: .noteOff(channel: one, note: 60, velocity: 0)),
                TimedMessage(time: .milliseconds(1500), message: fader(64)),
            ])
        #expect(file.duration == .seconds(2))
    }

    @Test func tempoChangesOfAllTracksCountForAll() throws {
        // Quarter notes last 1 s from tick 480 on, and 0.25 s from tick 960 on; the second change is in track 2.
        let file = try StandardMIDIFile(
            MIDIFileBuilder.file(
                format: 1,
                [
                    "83 60 FF 51 03 0F 42 40 00 FF 2F 00",
                    "87 40 FF 51 03 03 D0 90 00 FF 2F 00",
                    "00 B0 07 01 83 60 B0 07 02 83 60 B0 07 03 83 60 B0 07 04 00 FF 2F 00",
                ]))
        #expect(file.events.map(\.time) == [0, 500, 1500, 1750].map { .milliseconds($0) })
        #expect(file.events.map(\.message) == (1...4).map(fader))
    }

    @Test func eventsOfOneTickKeepTheOrderOfTheTracks() throws {
        let tracks = (0..<8).map { track in
            (0..<8).map { "00 B0 07 \(String(track * 8 + $0, radix: 16))" }.joined(separator: " ") + " 00 FF 2F 00"
        }
        let file = try StandardMIDIFile(MIDIFileBuilder.file(format: 1, tracks))
        #expect(file.events.map(\.message) == (0..<64).map { fader(UInt8($0)) })
    }

    @Test(arguments: [
        ("E8 28", 1000), ("E7 28", 1000), ("E2 50", 2400), ("E3 64", 3000),
    ])
    func ticksOfTimeCodeHaveAFixedLength(_ division: String, _ ticks: Int) throws {
        let delta = "\(String(ticks >> 7 | 0x80, radix: 16)) \(String(ticks & 0x7F, radix: 16))"
        let file = try StandardMIDIFile(
            MIDIFileBuilder.file(
                division: division, ["00 FF 51 03 0F 42 40 \(delta) B0 07 01 \(MIDIFileBuilder.endOfTrack)"]))
        let second = Duration.seconds(1)
        let right: [String: Duration] = [
            "E8 28": second * 1000 / 960, "E7 28": second, "E2 50": second, "E3 64": .milliseconds(1001),
        ]
        #expect(file.events.map(\.time) == [right[division]])
    }

    @Test func anHourOfThirdsLosesNothing() throws {
        // Three ticks are a quarter note of 0.5 ms: 20,971,520 ticks last nearly an hour, and no whole number
        // of any unit.
        let ticks = "81 80 80 00"  // 2^21 ticks
        let events = Array(repeating: "\(ticks) B0 07 01", count: 10).joined(separator: " ")
        let file = try StandardMIDIFile(
            MIDIFileBuilder.file(division: "00 03", ["00 FF 51 03 00 01 F4 \(events) \(MIDIFileBuilder.endOfTrack)"]))
        let attoseconds = Int128(2_097_152) * 10 * 500 * 1_000_000_000_000 / 3
        #expect(file.events.last?.time == Duration(attoseconds: attoseconds))
        #expect(attoseconds > Int128(3400) * 1_000_000_000_000_000_000)
    }

    @Test func theLongestNumbersDoNotOverflow() throws {
        let events = Array(repeating: "FF FF FF 7F B0 07 01", count: 1000).joined(separator: " ")
        for division in ["00 01", "7F FF", "E8 01", "E3 FF"] {
            let file = try StandardMIDIFile(
                MIDIFileBuilder.file(
                    division: division, ["00 FF 51 03 FF FF FF \(events) \(MIDIFileBuilder.endOfTrack)"]))
            #expect(file.events.count == 1000)
            #expect(file.events.map(\.time) == file.events.map(\.time).sorted())
        }
    }

    @Test func aTempoOfZeroChangesNothing() throws {
        let file = try StandardMIDIFile(
            MIDIFileBuilder.file(["00 FF 51 03 00 00 00 83 60 B0 07 01 \(MIDIFileBuilder.endOfTrack)"]))
        #expect(file.events == [TimedMessage(time: .milliseconds(500), message: fader(1))])
    }

    @Test func systemExclusiveComesWholeInPacketsAndAsEscape() throws {
        let file = try StandardMIDIFile(
            MIDIFileBuilder.file([
                "00 F0 03 43 12 F7  00 F0 03 43 12 00  83 60 F7 02 43 F7  00 F7 02 F3 01 \(MIDIFileBuilder.endOfTrack)"
            ]))
        #expect(
            file.events == [
                TimedMessage(time: .zero, message: .systemExclusive([0x43, 0x12])),
                TimedMessage(time: .milliseconds(500), message: .systemExclusive([0x43, 0x12, 0, 0x43])),
                TimedMessage(time: .milliseconds(500), message: .songSelect(1)),
            ])
    }

    @Test func otherChunksAndMetaEventsAreSkipped() throws {
        let bytes =
            MIDIFileBuilder.header(format: 1, tracks: 1) + MIDIFileBuilder.chunk("XFIH", [1, 2, 3])
            + MIDIFileBuilder.track("00 FF 03 02 41 42 00 B0 07 01 \(MIDIFileBuilder.endOfTrack)") + [0]
        #expect(try StandardMIDIFile(bytes).events.map(\.message) == [fader(1)])
    }

    @Test func aLongerHeaderIsAllowed() throws {
        let bytes =
            Array("MThd".utf8) + hexBytes("00 00 00 08 00 00 00 01 01 E0 AA BB")
            + MIDIFileBuilder.track("00 B0 07 01 \(MIDIFileBuilder.endOfTrack)")
        #expect(try StandardMIDIFile(bytes).events.map(\.message) == [fader(1)])
    }
}

private func fader(_ value: UInt8) -> Message {
    .controlChange(channel: one, controller: 7, value: value)
}
