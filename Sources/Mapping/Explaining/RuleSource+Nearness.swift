import MIDI

extension RuleSource {
    /// Whether a message has the kind and the number that the source listens to, on whatever channel.
    func names(_ message: Message) -> Bool {
        switch (self, message) {
        case (.controlChange(let number), .controlChange(_, let came, _)): number == came
        case (.controlPair(let coarse, let fine), .controlChange(_, let came, _)): came == coarse || came == fine
        case (.parameter, .controlChange(_, let came, _)): came == 6 || came == 38 || came == 96 || came == 97
        case (.note, .noteOn(_, let came, _)), (.note, .noteOff(_, let came, _)),
            (.notes, .noteOn(_, let came, _)), (.notes, .noteOff(_, let came, _)),
            (.keyPressure, .keyPressure(_, let came, _)):
            numbers.contains(Int(came))
        case (.program(let number), .programChange(_, let came)),
            (.bankProgram(_, let number), .programChange(_, let came)):
            number == nil || number == came
        case (.pitchBend, .pitchBend), (.pressure, .channelPressure): true
        case (.transport(.start), .start), (.transport(.stop), .stop), (.transport(.continue), .continue): true
        default: false
        }
    }

    /// Whether a message has only the number that the source listens to: of a note instead of a controller, or the
    /// other way round.
    func namesNumber(of message: Message) -> Bool {
        switch (self, message) {
        case (.controlChange(let number), .noteOn(_, let came, _)), (.note(let number), .controlChange(_, let came, _)):
            number == came
        case (.notes(let all), .controlChange(_, let came, _)): all.contains(came)
        default: false
        }
    }
}
