/// Why a file is not a Standard MIDI File that can be played, and where this shows.
public struct StandardMIDIFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The offset of the first wrong byte, from 0; the length of the file where bytes are missing.
    public let offset: Int
    /// What is wrong there, as one line of text without the offset.
    public let reason: String

    init(_ reason: String, at offset: Int) {
        self.offset = offset
        self.reason = reason
    }

    /// The offset and the reason, such as `byte 22: a data byte without a status byte`.
    public var description: String { "byte \(offset): \(reason)" }
}
