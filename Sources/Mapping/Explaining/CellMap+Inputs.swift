import MIDI

extension CellMap {
    /// The cell of the input that a message for itself comes from; nil for one that has none.
    func cell(of message: Message) -> Int? {
        switch message {
        case .controlChange(let channel, let number, _): cell(.controlChange, channel, Int(number))
        case .noteOn(let channel, let note, _), .noteOff(let channel, let note, _): cell(.note, channel, Int(note))
        case .pitchBend(let channel, _): cell(.pitchBend, channel, 0)
        default: nil
        }
    }
}
