/// Makes a Standard MIDI File of format 1 from messages as they come: a track with the tempo, then one for each port.
///
/// A tick is ``tick``, whatever the messages play. ``StandardMIDIFile`` gives back the same messages in the same order,
/// each at its tick: of two that share one, a message of an earlier track that came second is put one tick later.
public struct StandardMIDIFileWriter: Sendable {
    /// The shortest time that is told apart: 25,000 ticks a quarter note, at 120 of these a minute.
    public static let tick = Duration.microseconds(20)
    /// The most bytes that a file gets; a program that reads one whole takes 64 MiB.
    public static let mostBytes = 60 << 20
    /// The most tracks for ports.
    public static let mostTracks = 1000

    private static let ticksPerQuarter = 25_000
    private static let tempo = 500_000

    private var tracks: [WrittenTrack] = []
    /// What the tempo and the end of its track count as.
    private var events = 2
    private var size = 64
    private var last = (tick: 0, track: 0)

    /// A file without tracks for ports.
    public init() {}

    /// Adds a track that says of itself what its messages come from; its number is the next one, from 0.
    ///
    /// - Returns: The number, or nil when the file is full.
    public mutating func addTrack(_ track: StandardMIDIFile.Track) -> Int? {
        let written = WrittenTrack(track)
        guard events + 1 < StandardMIDIFile.mostEvents, tracks.count < Self.mostTracks,
            size + written.size <= Self.mostBytes
        else { return nil }
        tracks.append(written)
        size += written.size
        events += 1
        return tracks.count - 1
    }

    /// Adds a message that came at a time since the start, no earlier than the one before.
    ///
    /// - Returns: Whether there was room for it.
    public mutating func add(_ message: Message, at time: Duration, to track: Int) -> Bool {
        add(event: Self.event(of: message), at: time, to: track)
    }

    /// Adds a cue point: what happened then, in a few words.
    ///
    /// - Returns: Whether there was room for it.
    public mutating func add(cue text: String, at time: Duration, to track: Int) -> Bool {
        let bytes = Array(text.utf8.prefix(StandardMIDIFile.Track.longestText))
        let head = [0xFF, StandardMIDIFile.TextKind.cuePoint.rawValue] + WrittenTrack.variableLength(bytes.count)
        return add(event: head + bytes, at: time, to: track)
    }

    private mutating func add(event: [UInt8], at time: Duration, to track: Int) -> Bool {
        var tick = max(last.tick, Self.ticks(time))
        if tick == last.tick, track < last.track { tick += 1 }
        let room = event.count + tracks[track].gap(to: tick).count
        guard events < StandardMIDIFile.mostEvents, size + room <= Self.mostBytes else { return false }
        tracks[track].add(event, at: tick)
        events += 1
        size += room
        last = (tick, track)
        return true
    }

    /// The bytes of the whole file, whose tracks end at a time since the start, or with the last message.
    public func bytes(lasting length: Duration) -> [UInt8] {
        let end = max(last.tick, Self.ticks(length))
        var tempo = WrittenTrack()
        tempo.add([0xFF, 0x51, 3] + Self.bigEndian(Self.tempo, 3), at: 0)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(size)
        bytes += "MThd".utf8
        bytes += Self.bigEndian(6, 4) + Self.bigEndian(1, 2) + Self.bigEndian(tracks.count + 1, 2)
        bytes += Self.bigEndian(Self.ticksPerQuarter, 2)
        for track in [tempo] + tracks {
            let data = track.ended(at: end)
            bytes += "MTrk".utf8
            bytes += Self.bigEndian(data.count, 4) + data
        }
        return bytes
    }

    /// The ticks of a time since the start, without a begun one.
    private static func ticks(_ time: Duration) -> Int {
        min(max(0, Int(clamping: time.attoseconds / tick.attoseconds)), TickClock.longestTrack)
    }

    /// A message as it stands in a track: what is no channel's message is an escape.
    private static func event(of message: Message) -> [UInt8] {
        let bytes = message.bytes
        if case .systemExclusive = message {
            return [0xF0] + WrittenTrack.variableLength(bytes.count - 1) + bytes.dropFirst()
        }
        return bytes[0] < 0xF0 ? bytes : [0xF7] + WrittenTrack.variableLength(bytes.count) + bytes
    }

    private static func bigEndian(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}
