import MIDI
import Mapping

/// Something that MIDI messages come from, on the loop's thread.
///
/// An input ends by itself or by ``stop()``; after either it calls nothing any more and holds no descriptor.
protocol MIDIInput: AnyObject {
    /// Begins to read.
    func start() throws(Failure)
    /// Sends a message back to a port; what has no way back drops it.
    func send(_ message: Message, to port: PortID)
    /// Ends reading and lets go of everything.
    func stop()
}

extension MIDIInput {
    func send(_ message: Message, to port: PortID) {}
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
