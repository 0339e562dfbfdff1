/// Writes Standard MIDI Files for the tests, with every number in the caller's hand, also wrong ones.
enum MIDIFileBuilder {
    static let endOfTrack = "00 FF 2F 00"

    static func file(format: Int = 0, division: String = "01 E0", _ tracks: [String], count: Int? = nil) -> [UInt8] {
        header(format: format, tracks: count ?? tracks.count, division: division) + tracks.flatMap { track($0) }
    }

    static func header(format: Int, tracks: Int, division: String = "01 E0") -> [UInt8] {
        Array("MThd".utf8) + bigEndian(6, 4) + bigEndian(format, 2) + bigEndian(tracks, 2) + hexBytes(division)
    }

    static func track(_ events: String, length: Int? = nil) -> [UInt8] {
        chunk("MTrk", hexBytes(events), length: length)
    }

    static func chunk(_ tag: String, _ data: [UInt8], length: Int? = nil) -> [UInt8] {
        Array(tag.utf8) + bigEndian(length ?? data.count, 4) + data
    }

    private static func bigEndian(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}
