import MIDI
import TestSupport
import Testing

@Suite struct StandardMIDIFileWriterTests {
    @Test func aFileIsATempoAndATrackForEachPort() throws {
        var writer = StandardMIDIFileWriter()
        let number1 = writer.addTrack(StandardMIDIFile.Track(name: "A", device: "B", texts: ["C"]))
        #expect(number1 == 0)
        let isAdded2 = writer.add(cc(7, 64), at: .milliseconds(1), to: 0)
        #expect(isAdded2)
        let bytes = writer.bytes(lasting: .milliseconds(10))
        let right =
            Array("MThd".utf8) + hexBytes("00 00 00 06 00 01 00 02 61 A8")
            + MIDIFileBuilder.track("00 FF 51 03 07 A1 20 83 74 FF 2F 00")
            + MIDIFileBuilder.track("00 FF 03 01 41 00 FF 09 01 42 00 FF 01 01 43 32 B0 07 40 83 42 FF 2F 00")
        #expect(bytes == right)
        let file = try StandardMIDIFile(bytes)
        #expect(file.events == [TimedMessage(time: .milliseconds(1), message: cc(7, 64), track: 1)])
        #expect(file.tracks == [.init(), .init(name: "A", device: "B", texts: ["C"])])
        #expect(file.duration == .milliseconds(10))
    }

    @Test func nothingAtAllIsAFileToo() throws {
        let file = try StandardMIDIFile(StandardMIDIFileWriter().bytes(lasting: .zero))
        #expect(file.events == [])
        #expect(file.duration == .zero)
    }

    @Test func whatIsNoChannelsMessageIsAnEscape() throws {
        let messages: [Message] = [
            .systemExclusive([]), .systemExclusive(Array(repeating: 1, count: 300)), .songPosition(300), .songSelect(3),
            .tuneRequest, .start, .continue, .stop, .systemReset, .clock, .activeSensing, .timeCodeQuarterFrame(5),
            cc(1, 2), .pitchBend(channel: two, value: 16383),
        ]
        var writer = StandardMIDIFileWriter()
        _ = writer.addTrack(StandardMIDIFile.Track())
        for message in messages {
            let isAdded3 = writer.add(message, at: .zero, to: 0)
            #expect(isAdded3)
        }
        #expect(try StandardMIDIFile(writer.bytes(lasting: .zero)).events.map(\.message) == messages)
    }

    @Test func aSilenceOfDaysIsDividedIntoPieces() throws {
        let days = Duration.seconds(86_400 * 10)
        var writer = StandardMIDIFileWriter()
        _ = writer.addTrack(StandardMIDIFile.Track())
        let isAdded4 = writer.add(cc(1, 1), at: days, to: 0)
        #expect(isAdded4)
        let isAdded5 = writer.add(cc(1, 2), at: days * 2 + .microseconds(20), to: 0)
        #expect(isAdded5)
        let file = try StandardMIDIFile(writer.bytes(lasting: days * 3))
        #expect(file.events.map(\.time) == [days, days * 2 + .microseconds(20)])
        #expect(file.duration == days * 3)
        #expect(file.tracks.map(\.texts) == [[], []])
    }

    @Test func timesBeyondAllBoundsAreCutOff() throws {
        var writer = StandardMIDIFileWriter()
        _ = writer.addTrack(StandardMIDIFile.Track())
        let isAdded6 = writer.add(cc(1, 1), at: .seconds(-1), to: 0)
        #expect(isAdded6)
        let isAdded7 = writer.add(cc(1, 2), at: .seconds(1), to: 0)
        #expect(isAdded7)
        // A clock that went back does not turn the order round.
        let isAdded8 = writer.add(cc(1, 3), at: .milliseconds(500), to: 0)
        #expect(isAdded8)
        let file = try StandardMIDIFile(writer.bytes(lasting: .zero))
        #expect(file.events.map(\.time) == [.zero, .seconds(1), .seconds(1)])
        #expect(file.events.map(\.message) == [cc(1, 1), cc(1, 2), cc(1, 3)])
    }

    @Test func messagesOfOneTickKeepTheirOrderAcrossPorts() throws {
        var writer = StandardMIDIFileWriter()
        for _ in 0..<2 { _ = writer.addTrack(StandardMIDIFile.Track()) }
        for (value, track) in [(1, 1), (2, 0), (3, 0), (4, 1)] as [(UInt8, Int)] {
            let isAdded9 = writer.add(cc(1, value), at: .microseconds(5), to: track)
            #expect(isAdded9)
        }
        let events = try StandardMIDIFile(writer.bytes(lasting: .zero)).events
        #expect(events.map(\.message) == (1...4).map { cc(1, $0) })
        #expect(events.map(\.time) == [.zero, .microseconds(20), .microseconds(20), .microseconds(20)])
        #expect(events.map(\.track) == [2, 1, 1, 2])
    }

    @Test func cuePointsStandBetweenTheMessages() throws {
        var writer = StandardMIDIFileWriter()
        for _ in 0..<2 { _ = writer.addTrack(StandardMIDIFile.Track()) }
        let outcomes = [
            writer.add(cc(1, 1), at: .zero, to: 1), writer.add(cue: "one", at: .zero, to: 1),
            writer.add(cc(1, 2), at: .zero, to: 0), writer.add(cue: "two", at: .seconds(1), to: 0),
        ]
        #expect(outcomes == [true, true, true, true])
        let file = try StandardMIDIFile(writer.bytes(lasting: .seconds(2)))
        #expect(file.cues.map(\.text) == ["one", "two"])
        #expect(file.cues.map(\.position) == [1, 2])
        #expect(file.cues.map(\.track) == [2, 1])
        #expect(file.cues.map(\.time) == [.zero, .seconds(1)])
        #expect(file.events.map(\.message) == [cc(1, 1), cc(1, 2)])
    }

    @Test func aFullFileTakesNoMore() {
        var writer = StandardMIDIFileWriter()
        for track in 0..<StandardMIDIFileWriter.mostTracks {
            let number10 = writer.addTrack(StandardMIDIFile.Track())
            #expect(number10 == track)
        }
        let number11 = writer.addTrack(StandardMIDIFile.Track())
        #expect(number11 == nil)
        let large = Message.systemExclusive(Array(repeating: 0, count: ByteStreamParser.longestSystemExclusive))
        var count = 0
        while writer.add(large, at: .zero, to: 0) { count += 1 }
        #expect(
            count == StandardMIDIFileWriter.mostBytes / 65_541 || count == StandardMIDIFileWriter.mostBytes / 65_541 - 1
        )
        #expect(writer.bytes(lasting: .zero).count <= StandardMIDIFileWriter.mostBytes)
    }

    @Test func aNameIsReadOnceAndNoTextWithoutBound() throws {
        let text = "00 FF 01 02 41 42 "
        let long = "00 FF 01 A0 01 " + String(repeating: "41 ", count: 0x1001)
        let file = try StandardMIDIFile(
            MIDIFileBuilder.file([
                "00 FF 03 00 00 FF 03 01 41 00 FF 03 01 42 \(long)" + String(repeating: text, count: 100)
                    + MIDIFileBuilder.endOfTrack
            ]))
        #expect(file.tracks == [.init(name: "A", texts: Array(repeating: "AB", count: 16))])
    }

    @Test func whatIsWrittenIsReadToTheTick() throws {
        var random = SeededRandom()
        for _ in 0..<100 {
            let tracks = Int.random(in: 1...5, using: &random)
            var writer = StandardMIDIFileWriter()
            for track in 0..<tracks {
                let number12 = writer.addTrack(.init(name: "port \(track)"))
                #expect(number12 == track)
            }
            var (time, expected): (Duration, [TimedMessage]) = (.zero, [])
            for _ in 0..<200 {
                time += Self.pause(&random)
                let (message, track) = (Self.message(&random), Int.random(in: 0..<tracks, using: &random))
                let isAdded13 = writer.add(message, at: time, to: track)
                #expect(isAdded13)
                let tick = StandardMIDIFileWriter.tick
                var played = tick * Int(time.attoseconds / tick.attoseconds)
                if let last = expected.last {
                    played = max(played, last.time)
                    if played == last.time, track + 1 < last.track { played += tick }
                }
                expected.append(TimedMessage(time: played, message: message, track: track + 1))
            }
            let file = try StandardMIDIFile(writer.bytes(lasting: time))
            #expect(file.events == expected, "\(random)")
            #expect(file.tracks.map(\.name) == [nil] + (0..<tracks).map { "port \($0)" })
        }
    }

    private static func pause(_ random: inout SeededRandom) -> Duration {
        switch Int.random(in: 0..<10, using: &random) {
        case 0...3: .zero
        case 4...8: .microseconds(Int.random(in: 0...5000, using: &random))
        default: .seconds(Int.random(in: 0...20_000, using: &random))
        }
    }

    private static func message(_ random: inout SeededRandom) -> Message {
        if Int.random(in: 0..<20, using: &random) == 0 {
            let count = Int.random(in: 0...200, using: &random)
            return .systemExclusive((0..<count).map { _ in UInt8.random(in: 0...127, using: &random) })
        }
        while true {
            let data = (0..<2).map { _ in UInt8.random(in: 0...127, using: &random) }
            let status = UInt8.random(in: 0x80...0xFF, using: &random)
            if let message = Message(status: status, data1: data[0], data2: data[1]) { return message }
        }
    }
}

private func cc(_ controller: UInt8, _ value: UInt8) -> Message {
    .controlChange(channel: one, controller: controller, value: value)
}
