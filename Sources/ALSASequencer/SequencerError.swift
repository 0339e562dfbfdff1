import CALSA

/// Why the ALSA sequencer did not do what was asked, with what to do about it.
public enum SequencerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kernel has no sequencer: /dev/snd/seq is missing or nothing is behind it.
    case noSequencer
    /// /dev/snd/seq may not be opened by this user.
    case noPermission
    /// alsa-lib does not find its own configuration, without which it opens nothing.
    case noConfiguration
    /// The port is no longer there, or never was.
    case noSuchPort(PortAddress)
    /// Another program holds the port, or the device behind it, for itself alone.
    case busy(PortAddress)
    /// The port is the client's own; to read from it would be a loop.
    case ownPort(PortAddress)
    /// Anything else, with what was tried and the error number of the system, above 0.
    case failed(operation: String, code: Int32)

    /// What happened, and where one knows it, what to do; without a capital and a full stop, to stand after a name.
    public var description: String {
        switch self {
        case .noSequencer:
            "cannot open the ALSA sequencer: there is none at /dev/snd/seq; load it: sudo modprobe snd-seq"
        case .noPermission:
            "cannot open the ALSA sequencer: no permission for /dev/snd/seq; "
                + "add the user to group audio (sudo usermod -aG audio $USER) and log in again"
        case .noConfiguration:
            "cannot open the ALSA sequencer: alsa-lib does not find its configuration, "
                + "/usr/share/alsa/alsa.conf; install it: sudo apt-get install libasound2-data"
        case .noSuchPort(let address):
            "the sequencer port \(address) is gone; list the ports again"
        case .busy(let address):
            "another program holds the sequencer port \(address) for itself alone; end that program"
        case .ownPort(let address):
            "cannot connect the sequencer port \(address) to itself"
        case .failed(let operation, let code):
            "cannot \(operation): \(SequencerError.text(of: code))"
        }
    }

    private static func text(of code: Int32) -> String {
        snd_strerror(-code).map { String(cString: $0) } ?? "error \(code)"
    }
}
