import MIDI

/// The address of something on a surface that shines, or moves by a motor.
struct Lamp: Hashable, Sendable {
    let output: Light.Output
    let channel: Channel

    /// Hands out what sets the lamp to a look.
    func send(_ look: LampLook, fineFirst: Bool, _ emit: (Message) -> Void) {
        let channel = look.channel ?? channel
        let value = UInt8(truncatingIfNeeded: min(look.value, 127))
        switch output {
        case .note(let note): emit(.noteOn(channel: channel, note: note, velocity: value))
        case .controlChange(let number): emit(.controlChange(channel: channel, controller: number, value: value))
        case .pitchBend: emit(.pitchBend(channel: channel, value: min(look.value, 16383)))
        case .controlPair(let coarse, let fine):
            let value = min(look.value, 16383)
            let halves = [(coarse, UInt8(value >> 7)), (fine, UInt8(value & 0x7F))]
            for (number, half) in fineFirst ? halves.reversed() : halves {
                emit(.controlChange(channel: channel, controller: number, value: half))
            }
        }
    }

    /// The greatest value that it takes.
    var maximum: UInt16 {
        switch output {
        case .note, .controlChange: 127
        case .controlPair, .pitchBend: 16383
        }
    }
}

/// One way for a lamp to shine, or one place for a motor fader to stand.
struct LampLook: Hashable, Sendable {
    static let dark = LampLook(value: 0, channel: nil)

    let value: UInt16
    /// Another channel than the lamp's own, for surfaces that take the way of shining from it.
    let channel: Channel?
}
