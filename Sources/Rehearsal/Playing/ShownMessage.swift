import MIDI

/// A message that was sent back to a device.
struct ShownMessage: Sendable {
    /// Since the start of the test.
    let time: Duration
    let message: Message
    /// The number of the device among those of the test; nil for the input without a name.
    let device: Int?
}
