/// One MIDI 1.0 message, as a value.
///
/// Data values are 0 to 127 unless a case says otherwise. Every input makes its messages by
/// ``init(status:data1:data2:)``, which turns a note-on with velocity 0 into ``noteOff(channel:note:velocity:)``. The
/// cases themselves check nothing: whoever writes one keeps to its ranges, and ``bytes`` cuts what is outside them.
public enum Message: Hashable, Sendable {
    /// A key or pad was pressed; velocity 1 to 127.
    case noteOn(channel: Channel, note: UInt8, velocity: UInt8)
    /// A key or pad was released; the velocity is how fast, never a value to act on.
    case noteOff(channel: Channel, note: UInt8, velocity: UInt8)
    /// Pressure on one held key.
    case keyPressure(channel: Channel, note: UInt8, pressure: UInt8)
    /// A control change: a fader, knob or button.
    case controlChange(channel: Channel, controller: UInt8, value: UInt8)
    /// A program change; programs count from 0.
    case programChange(channel: Channel, program: UInt8)
    /// Pressure of the whole channel.
    case channelPressure(channel: Channel, pressure: UInt8)
    /// A pitch bend, 0 to 16383; 8192 is the centre.
    case pitchBend(channel: Channel, value: UInt16)
    /// A system exclusive message, without its F0 and F7.
    case systemExclusive([UInt8])
    /// A quarter frame of MIDI time code.
    case timeCodeQuarterFrame(UInt8)
    /// The song position in sixteenth notes, 0 to 16383.
    case songPosition(UInt16)
    /// The song to be played.
    case songSelect(UInt8)
    /// Analogue synthesizers are asked to tune.
    case tuneRequest
    /// A tick of the MIDI clock, 24 a quarter note.
    case clock
    /// The transport starts from the beginning.
    case start
    /// The transport goes on from where it stopped.
    case `continue`
    /// The transport stops.
    case stop
    /// A sign of life, about every 300 ms.
    case activeSensing
    /// All receivers go back to their power-up state.
    case systemReset
}
