import MIDI
import Testing

@Suite struct MessageTests {
    @Test func everyStatusGivesTheMessageThatItEncodes() {
        for status in UInt8(0x80)...0xFF {
            for (data1, data2) in [(0, 0), (0, 127), (127, 0), (60, 100), (127, 127)] as [(UInt8, UInt8)] {
                guard let message = Message(status: status, data1: data1, data2: data2) else {
                    #expect([0xF0, 0xF4, 0xF5, 0xF7, 0xF9, 0xFD].contains(status))
                    continue
                }
                let encoded = message.bytes
                #expect(parse(encoded) == [message])
                // A note-on with velocity 0 is the one message that is written in another form.
                let isRelease = status & 0xF0 == 0x90 && data2 == 0
                #expect(encoded.first == (isRelease ? status - 0x10 : status))
            }
        }
    }

    @Test func dataBytesStartNoMessage() {
        for byte in UInt8(0)..<0x80 { #expect(Message(status: byte, data1: 1, data2: 2) == nil) }
    }

    @Test func highBitsOfDataAreIgnored() {
        #expect(
            Message(status: 0xB2, data1: 0x87, data2: 0xC0)
                == .controlChange(channel: Channel(statusByte: 2), controller: 7, value: 0x40))
        #expect(Message.pitchBend(channel: one, value: 0xFFFF).bytes == [0xE0, 0x7F, 0x7F])
        #expect(Message.systemExclusive([0xF7, 0x81]).bytes == [0xF0, 0x77, 0x01, 0xF7])
    }

    @Test func messagesAreWrittenAsOnTheCable() {
        #expect(Message.noteOn(channel: two, note: 60, velocity: 100).bytes == [0x91, 0x3C, 0x64])
        #expect(Message.pitchBend(channel: one, value: 8193).bytes == [0xE0, 0x01, 0x40])
        #expect(Message.songPosition(257).bytes == [0xF2, 0x01, 0x02])
    }

    @Test(arguments: [0, 17, -1, 256, Int.max, Int.min])
    func channelsOutsideOneToSixteenDoNotExist(_ number: Int) {
        #expect(Channel(number: number) == nil)
    }

    @Test func channelsCountFromOneForPeople() {
        #expect(Channel.all.map(\.number) == Array(1...16))
        #expect(Channel(number: 1) == Channel(statusByte: 0x90))
        #expect(Channel(number: 16)?.description == "16")
    }
}
