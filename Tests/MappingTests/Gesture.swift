import MIDI

/// Something that hands do with a control, and what must come of it.
struct Gesture: Sendable {
    /// What the control sends; nil is nothing.
    let message: Message?
    /// The actions, such as `Fader 1 0.5`.
    let expected: [String]
}
