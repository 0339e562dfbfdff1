import MIDI

/// The messages of a Standard MIDI File, ready to be played.
struct Performance: Equatable, Sendable {
    var events: [TimedMessage] = []
    var length = Duration.zero

    init() {}

    /// The performance that an input names; an empty one for live inputs.
    init(_ input: InputKind) throws(Failure) {
        guard case .file(let path) = input else {
            self.init()
            return
        }
        try self.init(bytes: try Files.read(path), name: path)
    }

    /// The performance that the bytes of a Standard MIDI File hold.
    init(bytes: [UInt8], name: String) throws(Failure) {
        do throws(StandardMIDIFileError) {
            let file = try StandardMIDIFile(bytes)
            events = file.events
            length = file.duration
        } catch {
            let hint = error.offset == 0 ? "; raw MIDI bytes are read from a FIFO, a device or standard input (-)" : ""
            throw Failure(.missingInput, "cannot play \(name): \(error)\(hint)")
        }
    }
}
