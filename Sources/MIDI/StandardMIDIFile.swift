/// A Standard MIDI File of format 0 or 1, read whole and ready to be played.
///
/// Tempo changes of all tracks count for all. A file that breaks the format is refused, with the offset of the
/// first wrong byte: nothing of it is played. Chunks of unknown kinds are skipped.
public struct StandardMIDIFile: Hashable, Sendable {
    /// The messages in order of time; at the same tick, in the order of their tracks.
    public private(set) var events: [TimedMessage] = []
    /// The cue points in order of time.
    public private(set) var cues: [TimedCue] = []
    /// What the tracks say of themselves.
    public private(set) var tracks: [Track] = []
    /// When the last track ends.
    public private(set) var duration = Duration.zero

    /// The most events that a file may have, its tempo changes and ends of tracks among them: what is kept of one takes
    /// up to 100 bytes, and a byte of a file may be a whole event.
    public static let mostEvents = 1_000_000

    /// Reads the bytes of a file.
    ///
    /// - Throws: ``StandardMIDIFileError`` for a broken file, one of format 2, a MIDI 2.0 clip file and an RMID file.
    public init(_ bytes: [UInt8]) throws(StandardMIDIFileError) {
        try StandardMIDIFile.refuseOtherKinds(bytes)
        var cursor = ByteCursor(bytes[...], of: "file")
        let header = try StandardMIDIFileHeader(&cursor)
        var events: [TrackEvent] = []
        for track in 0..<header.trackCount {
            let data = try StandardMIDIFile.nextTrack(track, of: header.trackCount, &cursor)
            var reader = TrackReader(data, number: track)
            try reader.read(into: &events)
            tracks.append(reader.track)
        }
        if cursor.remaining >= 4, bytes[cursor.offset..<cursor.offset + 4] == Self.trackTag {
            throw StandardMIDIFileError(
                "one more track, but the header announces \(header.trackCount)", at: cursor.offset)
        }
        play(events, division: header.division)
    }

    private static let trackTag = ArraySlice("MTrk".utf8)

    private static func refuseOtherKinds(_ bytes: [UInt8]) throws(StandardMIDIFileError) {
        if bytes.starts(with: "SMF2CLIP".utf8) {
            throw StandardMIDIFileError(
                "this is a MIDI 2.0 clip file (SMF2CLIP); save the performance as a Standard MIDI File", at: 0)
        }
        if bytes.starts(with: "RIFF".utf8) {
            throw StandardMIDIFileError(
                "this is a RIFF file (RMID); save the performance as a Standard MIDI File", at: 0)
        }
        if bytes.isEmpty { throw StandardMIDIFileError("the file is empty", at: 0) }
        if !bytes.starts(with: "MThd".utf8) {
            throw StandardMIDIFileError("this is no Standard MIDI File: it does not begin with MThd", at: 0)
        }
    }

    /// The data of the next track chunk; chunks of other kinds before it are skipped.
    private static func nextTrack(
        _ index: Int, of count: Int, _ cursor: inout ByteCursor
    ) throws(StandardMIDIFileError) -> ArraySlice<UInt8> {
        while cursor.remaining > 0 {
            let tag = try cursor.take(4)
            let start = cursor.offset
            let length = try cursor.number(ofBytes: 4)
            guard length <= cursor.remaining else {
                throw StandardMIDIFileError(
                    "a chunk of \(length) bytes is announced, but \(cursor.remaining) are left", at: start)
            }
            let data = try cursor.take(length)
            if tag == trackTag { return data }
        }
        throw StandardMIDIFileError("the file ends after \(index) of \(count) tracks", at: cursor.offset)
    }

    /// Merges the tracks, which come one after the other, and gives every message its time.
    private mutating func play(_ tracks: [TrackEvent], division: TimeDivision) {
        // The index makes the order within a tick certain: the sort itself does not promise it.
        let order = tracks.indices.sorted { (tracks[$0].tick, $0) < (tracks[$1].tick, $1) }
        var clock = TickClock(division: division)
        events.reserveCapacity(tracks.count)
        for event in order.lazy.map({ tracks[$0] }) {
            switch event.content {
            case .message(let message):
                events.append(TimedMessage(time: clock.time(at: event.tick), message: message, track: event.track))
            case .cue(let text):
                let time = clock.time(at: event.tick)
                cues.append(TimedCue(time: time, position: events.count, track: event.track, text: text))
            case .tempo(let tempo):
                clock.setTempo(tempo, at: event.tick)
            case .endOfTrack:
                duration = clock.time(at: event.tick)
            }
        }
    }
}
