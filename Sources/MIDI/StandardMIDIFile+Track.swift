extension StandardMIDIFile {
    /// What a track says of itself.
    public struct Track: Hashable, Sendable {
        /// The track's name, as people know it.
        public var name: String?
        /// The name of the device that it belongs to (meta event 09).
        public var device: String?
        /// Texts in it that are not empty, the first ones of at most ``longestText`` bytes.
        public var texts: [String]

        /// The longest text that is kept, in bytes.
        public static let longestText = 4096
        /// How many texts are kept.
        static let mostTexts = 16

        /// A track that says this of itself.
        public init(name: String? = nil, device: String? = nil, texts: [String] = []) {
            (self.name, self.device, self.texts) = (name, device, texts)
        }

        /// Takes in what a meta event says; the first name counts.
        mutating func add(_ bytes: ArraySlice<UInt8>, ofKind kind: UInt8) {
            guard !bytes.isEmpty, bytes.count <= Self.longestText, let kind = TextKind(rawValue: kind) else { return }
            let text = String(decoding: bytes, as: UTF8.self)
            switch kind {
            case .text: if texts.count < Self.mostTexts { texts.append(text) }
            case .cuePoint: break
            case .trackName: name = name ?? text
            case .deviceName: device = device ?? text
            }
        }
    }

    /// The kinds of meta events that hold a text which matters here.
    enum TextKind: UInt8 {
        case text = 0x01
        case trackName = 0x03
        case cuePoint = 0x07
        case deviceName = 0x09
    }
}
