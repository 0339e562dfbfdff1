extension BrokenFile {
    /// The header has 14 bytes and a track's header 8: the first byte of the first event is byte 22.
    static let all: [BrokenFile] = [
        BrokenFile("byte 0: the file is empty", []),
        BrokenFile("byte 0: this is no Standard MIDI File: it does not begin with MThd", Array("version: 1\n".utf8)),
        BrokenFile(
            "byte 0: this is a MIDI 2.0 clip file (SMF2CLIP); save the performance as a Standard MIDI File",
            Array("SMF2CLIP".utf8) + [0, 0x40, 0, 0]),
        BrokenFile(
            "byte 0: this is a RIFF file (RMID); save the performance as a Standard MIDI File",
            Array("RIFF".utf8) + [4, 0, 0, 0] + Array("RMID".utf8)),
        BrokenFile("byte 10: the file ends too early", Array(MIDIFileBuilder.header(format: 0, tracks: 1).prefix(10))),
        BrokenFile(
            "byte 4: the header has 5 bytes instead of 6", Array("MThd".utf8) + hexBytes("00 00 00 05 00 00 00 01 01")),
        BrokenFile(
            "byte 8: format 2 cannot be played, only formats 0 and 1", MIDIFileBuilder.header(format: 2, tracks: 1)),
        BrokenFile("byte 10: a file of format 0 cannot have 2 tracks", MIDIFileBuilder.header(format: 0, tracks: 2)),
        BrokenFile("byte 10: a file of format 1 cannot have 0 tracks", MIDIFileBuilder.header(format: 1, tracks: 0)),
        BrokenFile(
            "byte 12: the time division 0x00 0x00 has no meaning",
            MIDIFileBuilder.header(format: 0, tracks: 1, division: "00 00")),
        BrokenFile(
            "byte 12: the time division 0xE8 0x00 has no meaning",
            MIDIFileBuilder.header(format: 0, tracks: 1, division: "E8 00")),
        BrokenFile(
            "byte 12: the time division 0x80 0x28 has no meaning",
            MIDIFileBuilder.header(format: 0, tracks: 1, division: "80 28")),
        BrokenFile("byte 14: the file ends after 0 of 1 tracks", MIDIFileBuilder.header(format: 0, tracks: 1)),
        BrokenFile(
            "byte 26: the file ends after 1 of 2 tracks",
            MIDIFileBuilder.file(format: 1, [MIDIFileBuilder.endOfTrack], count: 2)),
        BrokenFile(
            "byte 26: one more track, but the header announces 1",
            MIDIFileBuilder.file(format: 1, [MIDIFileBuilder.endOfTrack, MIDIFileBuilder.endOfTrack], count: 1)),
        BrokenFile(
            "byte 18: a chunk of 4294967295 bytes is announced, but 4 are left",
            MIDIFileBuilder.header(format: 0, tracks: 1)
                + MIDIFileBuilder.track(MIDIFileBuilder.endOfTrack, length: 0xFFFF_FFFF)),
        BrokenFile(
            "byte 25: the track ends too early",
            MIDIFileBuilder.header(format: 0, tracks: 1)
                + MIDIFileBuilder.track("00 90 3C 64 \(MIDIFileBuilder.endOfTrack)", length: 3)),
        BrokenFile("byte 26: the track has no end-of-track event", BrokenFile.track("00 90 3C 64")),
        BrokenFile("byte 22: the track has no end-of-track event", BrokenFile.track("")),
        BrokenFile("byte 26: the track goes on after its end-of-track event", BrokenFile.track("00 FF 2F 00 00 00")),
        BrokenFile(
            "byte 23: data byte 0x3C has no status byte before it",
            BrokenFile.track("00 3C 64 \(MIDIFileBuilder.endOfTrack)")),
        BrokenFile(
            "byte 31: data byte 0x3C has no status byte before it",
            BrokenFile.track("00 90 3C 64 00 FF 01 00 00 3C 64 \(MIDIFileBuilder.endOfTrack)")),
        BrokenFile(
            "byte 31: data byte 0x3C has no status byte before it",
            BrokenFile.track("00 90 3C 64 00 F0 01 F7 00 3C 64 \(MIDIFileBuilder.endOfTrack)")),
        BrokenFile(
            "byte 25: 0x80 stands where a data byte, below 0x80, belongs",
            BrokenFile.track("00 90 3C 80 \(MIDIFileBuilder.endOfTrack)")),
        BrokenFile(
            "byte 23: status 0xF8 does not belong in a file", BrokenFile.track("00 F8 \(MIDIFileBuilder.endOfTrack)")),
        BrokenFile(
            "byte 22: a variable-length number has more than 4 bytes",
            BrokenFile.track("81 80 80 80 00 90 3C 64 \(MIDIFileBuilder.endOfTrack)")),
        BrokenFile(
            "byte 25: a tempo event of length 2 instead of 3",
            BrokenFile.track("00 FF 51 02 07 A1 \(MIDIFileBuilder.endOfTrack)")),
        BrokenFile("byte 25: an end-of-track event of length 1 instead of 0", BrokenFile.track("00 FF 2F 01 00")),
        BrokenFile("byte 28: the track ends too early", BrokenFile.track("00 F0 7F 01 02 03")),
    ]
}
