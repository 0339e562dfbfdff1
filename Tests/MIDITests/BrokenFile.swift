import Testing

/// A file that breaks the format, and what is said of it.
struct BrokenFile: CustomTestStringConvertible {
    let text: String
    let bytes: [UInt8]

    init(_ text: String, _ bytes: [UInt8]) {
        self.text = text
        self.bytes = bytes
    }

    var testDescription: String { text }

    /// A file of one track with these events.
    static func track(_ events: String) -> [UInt8] { MIDIFileBuilder.file([events]) }
}
