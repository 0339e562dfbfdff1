/// Reads the events of one track.
///
/// System exclusive events and escapes (F0 and F7) are fed to a byte parser, so that a message in several packets
/// is put together and an escape may hold any message. One that is longer than the parser keeps is left out.
struct TrackReader {
    private var cursor: ByteCursor
    private var tick = 0
    private var runningStatus: UInt8?
    private var parser = ByteStreamParser()
    private let number: Int
    /// What the track says of itself, as far as it was read.
    private(set) var track = StandardMIDIFile.Track()

    /// Starts at the first byte of the data of the track with a number, which ends with the slice.
    init(_ data: ArraySlice<UInt8>, number: Int) {
        cursor = ByteCursor(data, of: "track")
        self.number = number
    }

    /// Appends every event, in order; the last one is the end of the track.
    mutating func read(into events: inout [TrackEvent]) throws(StandardMIDIFileError) {
        while true {
            try advance()
            let start = cursor.offset
            let status = try cursor.byte()
            switch status {
            case 0xFF:
                guard let content = try metaEvent() else { continue }
                try append(content, at: start, to: &events)
                if case .endOfTrack = content { return try checkEnd() }
            case 0xF0, 0xF7:
                try systemExclusive(status, &events)
            case 0xF1...0xFE:
                throw StandardMIDIFileError("status \(hex(status)) does not belong in a file", at: start)
            default:
                try append(.message(try channelMessage(status, at: start)), at: start, to: &events)
            }
        }
    }

    private func append(
        _ content: TrackEvent.Content, at offset: Int, to events: inout [TrackEvent]
    ) throws(StandardMIDIFileError) {
        guard events.count < StandardMIDIFile.mostEvents else {
            throw StandardMIDIFileError(
                "the file has more than \(StandardMIDIFile.mostEvents) events; split it", at: offset)
        }
        events.append(TrackEvent(tick: tick, track: number, content: content))
    }

    private mutating func advance() throws(StandardMIDIFileError) {
        guard cursor.remaining > 0 else {
            throw StandardMIDIFileError("the track has no end-of-track event", at: cursor.offset)
        }
        let start = cursor.offset
        tick += try cursor.variableLengthNumber()
        guard tick <= TickClock.longestTrack else {
            throw StandardMIDIFileError("the track is too long: more than 2^48 ticks", at: start)
        }
    }

    private mutating func checkEnd() throws(StandardMIDIFileError) {
        guard cursor.remaining == 0 else {
            throw StandardMIDIFileError("the track goes on after its end-of-track event", at: cursor.offset)
        }
    }

    /// The message that starts with the given byte, which is a status byte or data under running status.
    private mutating func channelMessage(_ byte: UInt8, at start: Int) throws(StandardMIDIFileError) -> Message {
        let isStatus = byte >= 0x80
        guard let status = isStatus ? byte : runningStatus else {
            throw StandardMIDIFileError("data byte \(hex(byte)) has no status byte before it", at: start)
        }
        runningStatus = status
        let first = isStatus ? try cursor.data() : byte
        let second = Message.dataLength(ofStatus: status) == 2 ? try cursor.data() : 0
        guard let message = Message(status: status, data1: first, data2: second) else {
            throw StandardMIDIFileError("status \(hex(status)) starts no message", at: start)
        }
        return message
    }

    private mutating func systemExclusive(
        _ status: UInt8, _ events: inout [TrackEvent]
    ) throws(StandardMIDIFileError) {
        runningStatus = nil
        let data = try cursor.take(try cursor.variableLengthNumber())
        if status == 0xF0 { _ = parser.receive(0xF0) }
        for offset in data.indices {
            guard let message = parser.receive(data[offset]) else { continue }
            try append(.message(message), at: offset, to: &events)
        }
    }

    /// A tempo, a cue point or the end of the track, or nil for a meta event that changes nothing in playing.
    private mutating func metaEvent() throws(StandardMIDIFileError) -> TrackEvent.Content? {
        runningStatus = nil
        let kind = try cursor.data()
        let start = cursor.offset
        let length = try cursor.variableLengthNumber()
        switch kind {
        case 0x51:
            try expect(length, toBe: 3, in: "a tempo event", at: start)
            return .tempo(try cursor.number(ofBytes: 3))
        case 0x2F:
            try expect(length, toBe: 0, in: "an end-of-track event", at: start)
            return .endOfTrack
        default:
            let data = try cursor.take(length)
            if kind == StandardMIDIFile.TextKind.cuePoint.rawValue {
                return .cue(String(decoding: data.prefix(StandardMIDIFile.Track.longestText), as: UTF8.self))
            }
            track.add(data, ofKind: kind)
            return nil
        }
    }

    private func expect(
        _ length: Int, toBe right: Int, in what: String, at offset: Int
    ) throws(StandardMIDIFileError) {
        guard length == right else {
            throw StandardMIDIFileError("\(what) of length \(length) instead of \(right)", at: offset)
        }
    }
}
