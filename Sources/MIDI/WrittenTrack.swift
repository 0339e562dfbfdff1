/// The data of a track that is being written.
struct WrittenTrack: Sendable {
    /// The longest time between two events, in ticks: what four groups of seven bits hold.
    static let longestGap = 0x0FFF_FFFF
    /// An event that means nothing, to divide a longer time.
    private static let filler: [UInt8] = [0xFF, StandardMIDIFile.TextKind.text.rawValue, 0]
    private static let endOfTrack: [UInt8] = [0xFF, 0x2F, 0]

    private var data: [UInt8] = []
    private var lastTick = 0

    init() {}

    /// A track that says this of itself.
    init(_ track: StandardMIDIFile.Track) {
        if let name = track.name { addText(name, .trackName) }
        if let device = track.device { addText(device, .deviceName) }
        for text in track.texts { addText(text, .text) }
    }

    /// How many bytes it takes with its head and its end.
    var size: Int { data.count + 16 }

    /// Adds an event at a tick, which is not before the last one's.
    mutating func add(_ event: [UInt8], at tick: Int) {
        data += gap(to: tick)
        data += event
        lastTick = tick
    }

    /// The data with an end at a tick.
    func ended(at tick: Int) -> [UInt8] { data + gap(to: tick) + Self.endOfTrack }

    /// The bytes that say how long after the last event a tick is.
    func gap(to tick: Int) -> [UInt8] {
        var rest = tick - lastTick
        var bytes: [UInt8] = []
        while rest > Self.longestGap {
            bytes += Self.variableLength(Self.longestGap) + Self.filler
            rest -= Self.longestGap
        }
        return bytes + Self.variableLength(rest)
    }

    private mutating func addText(_ text: String, _ kind: StandardMIDIFile.TextKind) {
        let bytes = Array(text.utf8.prefix(StandardMIDIFile.Track.longestText))
        add([0xFF, kind.rawValue] + Self.variableLength(bytes.count) + bytes, at: 0)
    }

    /// A number of at most 28 bits in groups of seven, the highest first.
    static func variableLength(_ number: Int) -> [UInt8] {
        var bytes = [UInt8(number & 0x7F)]
        var rest = number >> 7
        while rest > 0 {
            bytes.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        return bytes.reversed()
    }
}
