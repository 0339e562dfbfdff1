import CALSA
import MIDI
import TestSupport
import Testing

@testable import ALSASequencer

@Suite struct EventConversionTests {
    /// What the kernel puts on the cable for an event, by alsa-lib's own decoder, which is the kernel's.
    private func wire(_ message: Message) throws -> [UInt8] {
        var event = try #require(MessageConversion.event(message))
        var decoder: OpaquePointer?
        try #require(snd_midi_event_new(64, &decoder) == 0)
        defer { snd_midi_event_free(decoder) }
        snd_midi_event_no_status(decoder, 1)
        var buffer = [UInt8](repeating: 0, count: 64)
        let count = snd_midi_event_decode(decoder, &buffer, buffer.count, &event)
        return Array(buffer.prefix(max(0, count)))
    }

    private static let channel = Channel(statusByte: 9)

    @Test(
        arguments: [
            (Message.noteOn(channel: channel, note: 36, velocity: 127), [0x99, 36, 127]),
            (.noteOn(channel: channel, note: 36, velocity: 0), [0x99, 36, 0]),
            (.noteOff(channel: channel, note: 36, velocity: 0), [0x89, 36, 0]),
            (.noteOff(channel: channel, note: 36, velocity: 64), [0x89, 36, 64]),
            (.pitchBend(channel: channel, value: 0), [0xE9, 0, 0]),
            (.pitchBend(channel: channel, value: 16383), [0xE9, 127, 127]),
            (.songPosition(129), [0xF2, 1, 1]),
            (.tuneRequest, [0xF6]),
            (.start, [0xFA]),
        ] as [(Message, [UInt8])])
    func messagesReachTheWire(_ message: Message, _ bytes: [UInt8]) throws {
        #expect(try wire(message) == bytes)
    }

    @Test func everyMessageReachesTheWireAsItIs() throws {
        var random = SeededRandom()
        for _ in 0..<5000 {
            let status = UInt8.random(in: 0x80...0xFF, using: &random)
            let data = [UInt8.random(in: 0...127, using: &random), .random(in: 0...127, using: &random)]
            guard let message = Message(status: status, data1: data[0], data2: data[1]) else { continue }
            #expect(try wire(message) == message.bytes, "\(random) \(message)")
        }
    }

    @Test func valuesOutsideTheirRangeStayMessages() throws {
        #expect(try wire(.controlChange(channel: Self.channel, controller: 255, value: 200)) == [0xB9, 127, 72])
        #expect(MessageConversion.event(.systemExclusive([1])) == nil)
    }
}
