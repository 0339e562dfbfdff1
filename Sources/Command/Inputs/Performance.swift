import MIDI
import Mapping

/// The messages of a Standard MIDI File, ready to be played.
struct Performance: Equatable, Sendable {
    var events: [TimedMessage] = []
    /// When ports go and come, in order.
    var changes: [PortChange] = []
    /// Where the messages of each track come from, by its number.
    var origins: [PortOrigin] = []
    var length = Duration.zero

    init() {}

    /// The port of a track: all that come from no known port share one, whatever their tracks.
    func port(ofTrack track: Int) -> PortID {
        PortID(origins.indices.contains(track) && origins[track] != .unnamed ? -2 - track : -1)
    }

    /// The ports that something is played from, each with what is known of it.
    var ports: [(id: PortID, origin: PortOrigin)] {
        Set(events.map(\.track)).sorted().reduce(into: []) { ports, track in
            let (id, origin) = (port(ofTrack: track), origins.indices.contains(track) ? origins[track] : .unnamed)
            if !ports.contains(where: { $0.id == id }) { ports.append((id, origin)) }
        }
    }

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
            changes = file.cues.compactMap { PortChange($0) }
            origins = file.tracks.map { RecordedPort.origin(of: $0) }
            length = file.duration
        } catch {
            let hint = error.offset == 0 ? "; raw MIDI bytes are read from a FIFO, a device or standard input (-)" : ""
            throw Failure(.missingInput, "cannot play \(name): \(error)\(hint)")
        }
    }
}
