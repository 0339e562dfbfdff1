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
    /// The port is the client's own; to read from it would be a loop.
    case ownPort(PortAddress)
    /// Anything else, with what was tried and the error number of the system, above 0.
    case failed(operation: String, code: Int32)

    /// One sentence that says what happened, and where one knows it, one that says what to do.
    public var description: String {
        switch self {
        case .noSequencer:
            "Cannot open the ALSA sequencer: there is none at /dev/snd/seq. Load it: sudo modprobe snd-seq"
        case .noPermission:
            "Cannot open the ALSA sequencer: no permission for /dev/snd/seq. "
                + "Add the user to group audio (sudo usermod -aG audio $USER) and log in again."
        case .noConfiguration:
            "Cannot open the ALSA sequencer: alsa-lib does not find its configuration, "
                + "/usr/share/alsa/alsa.conf. Install it: sudo apt-get install libasound2-data"
        case .noSuchPort(let address):
            "Cannot find the sequencer port \(address): it is gone. List the ports again."
        case .ownPort(let address):
            "Cannot connect the sequencer port \(address) to itself."
        case .failed(let operation, let code):
            "Cannot \(operation): \(SequencerError.text(of: code))."
        }
    }

    private static func text(of code: Int32) -> String {
        snd_strerror(-code).map { String(cString: $0) } ?? "error \(code)"
    }
}
