/// Something that MIDI messages come from, on the loop's thread.
///
/// An input ends by itself or by ``stop()``; after either it calls nothing any more and holds no descriptor.
protocol MIDIInput: AnyObject {
    /// Begins to read.
    func start() throws(Failure)
    /// Ends reading and lets go of everything.
    func stop()
}

/// What happens to an input as a whole.
enum MIDIInputEvent: Equatable {
    /// The input has ended for good.
    case ended
    /// The device cannot be read now; it is looked for until it is back.
    case lost(String)
    /// The device is back.
    case found
}
