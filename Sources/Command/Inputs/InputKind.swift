import Glibc

/// What `--input` names.
enum InputKind: Equatable {
    /// The ALSA sequencer.
    case alsa
    /// Raw MIDI bytes from standard input.
    case standardInput
    /// A Standard MIDI File, to be played.
    case file(String)
    /// A FIFO of raw MIDI bytes.
    case fifo(String)
    /// A character device of raw MIDI bytes, as `/dev/snd/midiC1D0`.
    case device(String)

    /// Looks at what the word names.
    ///
    /// - Throws: A failure with ``ExitCode/missingInput`` when nothing usable is there.
    init(_ word: String) throws(Failure) {
        if word == "alsa" { self = .alsa; return }
        if word == "-" { self = .standardInput; return }
        var status = stat()
        guard stat(word, &status) == 0 else { throw Files.failure(word, errno) }
        switch status.st_mode & S_IFMT {
        case S_IFIFO: self = .fifo(word)
        case S_IFCHR: self = .device(word)
        case S_IFREG: self = .file(word)
        default:
            throw Failure(
                .missingInput,
                "cannot read \(word): it is neither a .mid file nor a FIFO or device of raw MIDI bytes")
        }
    }

    /// The input for people.
    var title: String {
        switch self {
        case .alsa: "the ALSA sequencer"
        case .standardInput: "standard input"
        case .file(let path), .fifo(let path), .device(let path): path
        }
    }

    /// Whether nobody plays it now: it waits until the bridge is ready.
    var isRecorded: Bool {
        if case .file = self { true } else { false }
    }
}
