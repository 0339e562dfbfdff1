public import MIDI

/// What the sequencer tells a client.
public enum SequencerEvent: Hashable, Sendable {
    /// A message from a connected port, or from a program that sends to the client's own port.
    case message(Message, from: PortAddress)
    /// A port is there now.
    case portAppeared(PortAddress)
    /// A port's name or capabilities are others now.
    case portChanged(PortAddress)
    /// A port is gone, and with it every connection to it.
    case portLeft(PortAddress)
    /// A client's name or kind is another now; its ports are to be looked at again.
    case clientChanged(UInt8)
    /// A client is gone with all its ports.
    case clientLeft(UInt8)
    /// Events came faster than they were read, and some are lost.
    ///
    /// Announcements may be among them: whoever keeps a list of ports lists them again.
    case overrun
}
