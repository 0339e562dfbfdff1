import MIDI

/// The byte parser: any bytes give the same messages whole and one by one.
enum MIDISubject {
    static func take(_ bytes: [UInt8]) {
        var whole = ByteStreamParser()
        var messages: [Message] = []
        whole.receive(bytes) { messages.append($0) }
        var drip = ByteStreamParser()
        precondition(bytes.compactMap { drip.receive($0) } == messages, "one by one it reads something else")
        var again = ByteStreamParser()
        var back: [Message] = []
        again.receive(messages.flatMap(\.bytes)) { back.append($0) }
        precondition(back == messages, "what is written is read as something else")
    }
}
