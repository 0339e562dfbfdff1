import MIDI
import Mapping
import TestSupport
import Testing

@testable import Command

/// What is recorded is played as it was: the same messages, times and ports.
@Suite struct TakeTests {
    private static let ports = [
        RecordedPort(PortName(client: "nanoKONTROL2", port: "nanoKONTROL2 _ CTR", number: 0)),
        RecordedPort(PortName(client: "LPD8", port: "LPD8 MIDI 1", number: 0, usb: "1-1.4", serial: "A \"1\"")),
        RecordedPort(PortName(client: "Größe 🎹", port: "Größe 🎹", number: 3, isReserved: true)),
        RecordedPort(PortName(client: "aplaymidi", port: "aplaymidi", number: 1), isGuest: true),
        RecordedPort(nil),
    ]

    @Test func everyPortIsKnownAgain() throws {
        var take = Take()
        for port in Self.ports {
            let outcome1 = take.add(cc(1, 1), from: port, at: .zero)
            #expect(outcome1 == .kept)
        }
        let performance = try Performance(bytes: take.bytes(lasting: .zero), name: "take.mid")
        let origins = performance.ports.map(\.origin)
        let names = Self.ports.compactMap(\.name)
        let right: [PortOrigin] = names.prefix(3).map { .device($0) } + [.sender(names[3]), .unnamed]
        #expect(Set(origins) == Set(right))
        #expect(performance.events.map { performance.port(ofTrack: $0.track).number } == [-3, -4, -5, -6, -1])
    }

    @Test func whatIsRecordedIsPlayedToTheTick() throws {
        var random = SeededRandom()
        for _ in 0..<50 {
            var (take, time): (Take, Duration) = (Take(), .zero)
            var played: [(time: Duration, message: Message, port: RecordedPort)] = []
            for _ in 0..<300 {
                time += .microseconds(20 * Int.random(in: 1...50_000, using: &random))
                let port = Self.ports.randomElement(using: &random) ?? RecordedPort(nil)
                let message = cc(UInt8.random(in: 0...127, using: &random), UInt8.random(in: 0...127, using: &random))
                let outcome2 = take.add(message, from: port, at: time)
                #expect(outcome2 == .kept)
                played.append((time, message, port))
            }
            let performance = try Performance(bytes: take.bytes(lasting: time), name: "take.mid")
            #expect(performance.length == time, "\(random)")
            #expect(performance.events.map(\.time) == played.map(\.time), "\(random)")
            #expect(performance.events.map(\.message) == played.map(\.message), "\(random)")
            let origins = performance.events.map { performance.origins[$0.track] }
            #expect(origins == played.map { RecordedPort.origin(of: $0.port.track) }, "\(random)")
        }
    }

    @Test func clockworkIsLeftOutAndSystemExclusiveWhereAsked() {
        var (all, some) = (Take(), Take(keepsSystemExclusive: false))
        let port = RecordedPort(nil)
        for message in [.clock, .activeSensing, .timeCodeQuarterFrame(1)] as [Message] {
            let outcome3 = all.add(message, from: port, at: .zero)
            #expect(outcome3 == .leftOut)
        }
        #expect(all.parts == [])
        let outcome4 = all.add(.systemExclusive([1]), from: port, at: .zero)
        #expect(outcome4 == .kept)
        let outcome5 = some.add(.systemExclusive([1]), from: port, at: .zero)
        #expect(outcome5 == .leftOut)
        let outcome6 = some.add(.start, from: port, at: .zero)
        #expect(outcome6 == .kept)
        #expect(all.parts == [Take.Part(port: port, messages: 1)])
    }

    @Test func aPortThatComesBackGoesOnInItsTrack() throws {
        var take = Take()
        for value: UInt8 in 1...3 {
            let outcome7 = take.add(cc(1, value), from: Self.ports[0], at: .seconds(Int(value)))
            #expect(outcome7 == .kept)
        }
        #expect(take.parts == [Take.Part(port: Self.ports[0], messages: 3)])
        #expect(take.summary == "3 messages of 1 port")
    }

    @Test func aPortThatGoesAndComesIsKnown() throws {
        var take = Take()
        // Nothing came from it yet.
        take.change(Self.ports[0], isThere: true, at: .zero)
        let outcome = take.add(cc(1, 1), from: Self.ports[0], at: .seconds(1))
        #expect(outcome == .kept)
        take.change(Self.ports[0], isThere: false, at: .seconds(2))
        take.change(Self.ports[0], isThere: true, at: .seconds(3))
        let performance = try Performance(bytes: take.bytes(lasting: .seconds(4)), name: "take.mid")
        #expect(performance.changes.map(\.isThere) == [false, true])
        #expect(performance.changes.map(\.time) == [.seconds(2), .seconds(3)])
        #expect(performance.changes.map(\.position) == [1, 1])
    }

    @Test(arguments: [
        (StandardMIDIFile.Track(), PortOrigin.unnamed),
        (StandardMIDIFile.Track(name: "Piano"), .unnamed),
        (
            StandardMIDIFile.Track(name: "Piano", device: "LPD8"),
            .sender(PortName(client: "LPD8", port: "Piano", number: 0))
        ),
        (StandardMIDIFile.Track(texts: ["volta-midi port {"]), .unnamed),
        (StandardMIDIFile.Track(texts: ["volta-midi port {\"client\":1}"]), .unnamed),
        (
            StandardMIDIFile.Track(texts: ["words", "volta-midi port {\"client\":\"LPD8\",\"number\":\"x\"}"]),
            .device(PortName(client: "LPD8", port: "", number: 0))
        ),
    ])
    func filesOfOtherProgramsSayLess(track: StandardMIDIFile.Track, origin: PortOrigin) {
        #expect(RecordedPort.origin(of: track) == origin)
    }

    @Test func savingIsSoonAndNeverTakesLong() {
        var saving = TakeSaving()
        let isBegun8 = saving.begins(with: 0, at: .zero)
        #expect(!isBegun8)
        let isBegun9 = saving.begins(with: 1, at: .seconds(1))
        #expect(isBegun9)
        let isBegun10 = saving.begins(with: 2, at: .seconds(2))
        #expect(!isBegun10)
        #expect(saving.next(at: .seconds(2)) == nil)
        let told = saving.ended(1, at: .seconds(3))
        #expect(!told)
        // It took two seconds, so that the next one is twenty times as far away.
        #expect(saving.next(at: .seconds(3)) == .seconds(43))
        let isBegun11 = saving.begins(with: 2, at: .seconds(42))
        #expect(!isBegun11)
        let isBegun12 = saving.begins(with: 2, at: .seconds(43))
        #expect(isBegun12)
        let failed = saving.ended(nil, at: .seconds(43))
        #expect(failed)
        let isBegun13 = saving.begins(with: 2, at: .seconds(45))
        #expect(isBegun13)
        let again = saving.ended(nil, at: .seconds(45))
        #expect(!again)
        let isBegun14 = saving.begins(with: 2, at: .seconds(47))
        #expect(isBegun14)
        let recovered = saving.ended(2, at: .seconds(47))
        #expect(recovered)
        let isBegun15 = saving.begins(with: 2, at: .seconds(60))
        #expect(!isBegun15)
    }

    @Test(arguments: [
        (Duration.zero, "0.0 s"), (.milliseconds(59_990), "59.9 s"), (.seconds(60), "1:00.0"),
        (.milliseconds(3_723_400), "1:02:03.4"), (.seconds(36_000), "10:00:00.0"),
    ])
    func times(duration: Duration, text: String) {
        #expect(duration.clockText == text)
    }

    private func cc(_ controller: UInt8, _ value: UInt8) -> Message {
        .controlChange(channel: Channel(statusByte: 0), controller: controller, value: value)
    }
}
