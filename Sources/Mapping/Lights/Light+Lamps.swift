import MIDI

extension Light {
    /// The lamps that it means beside a source, which has the channel when the light says none: its own one, or one for
    /// each input of the source that has a lamp.
    func lamps(of source: RuleSource, on channel: Channel?) -> [Lamp] {
        let outputs = output.map { [$0] } ?? source.ownLights
        return outputs.map { Lamp(output: $0, channel: self.channel ?? channel ?? Channel(statusByte: 0)) }
    }
}

extension RuleSource {
    /// What shows its state when nothing else is said: a lamp for each note, or the controller; none for most kinds.
    var ownLights: [Light.Output] {
        switch self {
        case .note(let number): [.note(number)]
        case .notes(let numbers): numbers.map { .note($0) }
        case .controlChange(let number): [.controlChange(number)]
        case .controlPair(let coarse, let fine): [.controlPair(coarse: coarse, fine: fine)]
        case .pitchBend: [.pitchBend]
        default: []
        }
    }
}
