public import MIDI

/// Something on a surface that shows what a control is at: a lamp, a ring of lamps or a motor fader.
public struct Light: Hashable, Sendable {
    /// What is sent to it.
    public enum Output: Hashable, Sendable {
        /// `note`: a note-on, whose velocity says how the lamp shines.
        case note(UInt8)
        /// `cc`: a control change, whose value says how the lamp shines or where the ring or the fader stands.
        case controlChange(UInt8)
        /// `cc` with two numbers: the halves of a position of 14 bits.
        case controlPair(coarse: UInt8, fine: UInt8)
        /// `pitch_bend`: where the fader of a channel stands.
        case pitchBend
    }

    /// How a lamp shines.
    public struct Look: Hashable, Sendable {
        /// The velocity or the value, 0 to 127: a level, or the number of a colour.
        public var value: UInt8
        /// The channel, where the surface takes the way of shining from it; nil for the light's own.
        public var channel: Channel?
    }

    /// The values of a ring or fader at both ends; they may fall.
    public struct Travel: Hashable, Sendable {
        /// The value at position 0, 0 to 127, or to 16383 for 14 bits.
        public var first: UInt16
        /// The value at position 1, likewise.
        public var last: UInt16
    }

    /// What is sent to it; nil for the source of its rule.
    public var output: Output?
    /// The channel; nil for the rule's or the device's, and 1 when neither has one.
    public var channel: Channel?
    /// `on`: how it shines when its state is on; empty when not said.
    ///
    /// Several are for the options, or for equal parts of a level.
    public var on: [Look] = []
    /// `off`: how it shines when its state is off.
    public var off: Look?
    /// `range`: what is sent at both ends of a position.
    public var range: Travel?
    /// `touch`: the note that is on while a hand touches the fader.
    public var touch: UInt8?
}
