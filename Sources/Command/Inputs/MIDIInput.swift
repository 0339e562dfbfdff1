/// Something that MIDI messages come from, on the loop's thread.
///
/// An input ends by itself or by ``stop()``; after either it calls nothing any more and holds no descriptor.
protocol MIDIInput: AnyObject {
    /// Begins to read.
    func start() throws(Failure)
    /// Ends reading and lets go of everything.
    func stop()
}
