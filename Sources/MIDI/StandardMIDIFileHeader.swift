/// The header chunk of a Standard MIDI File.
struct StandardMIDIFileHeader {
    let trackCount: Int
    let division: TimeDivision

    /// Reads the header and leaves the cursor behind it.
    init(_ cursor: inout ByteCursor) throws(StandardMIDIFileError) {
        _ = try cursor.take(4)
        let length = try cursor.number(ofBytes: 4)
        guard length >= 6 else {
            throw StandardMIDIFileError("the header has \(length) bytes instead of 6", at: 4)
        }
        let format = try cursor.number(ofBytes: 2)
        guard format <= 1 else {
            throw StandardMIDIFileError("format \(format) cannot be played, only formats 0 and 1", at: 8)
        }
        trackCount = try cursor.number(ofBytes: 2)
        guard trackCount > 0, format == 1 || trackCount == 1 else {
            throw StandardMIDIFileError("a file of format \(format) cannot have \(trackCount) tracks", at: 10)
        }
        let (high, low) = (try cursor.byte(), try cursor.byte())
        guard let division = TimeDivision(highByte: high, lowByte: low) else {
            throw StandardMIDIFileError("the time division \(hex(high)) \(hex(low)) has no meaning", at: 12)
        }
        self.division = division
        // A longer header is allowed; what it adds has no meaning yet.
        _ = try cursor.take(length - 6)
    }
}
