import MIDI
import Mapping

/// What is recorded: every message that means something, by its port and its time.
struct Take: Sendable {
    /// A port that something came from, and how much.
    struct Part: Equatable, Sendable {
        let port: RecordedPort
        var messages = 0
    }

    /// What became of a message.
    enum Outcome: Equatable {
        case kept
        /// It belongs to the clockwork between devices, or is a system exclusive one that nobody wants.
        case leftOut
        /// The file takes no more.
        case full
    }

    private let keepsSystemExclusive: Bool
    private var writer = StandardMIDIFileWriter()
    /// The ports in the order in which they were first heard.
    private(set) var parts: [Part] = []
    private var numbers: [RecordedPort: Int] = [:]
    /// How many messages were kept.
    private(set) var messages = 0
    private(set) var isFull = false

    init(keepsSystemExclusive: Bool = true) {
        self.keepsSystemExclusive = keepsSystemExclusive
    }

    /// Takes a message that came from a port at a time since the start, no earlier than the one before.
    mutating func add(_ message: Message, from port: RecordedPort, at time: Duration) -> Outcome {
        guard isKept(message) else { return .leftOut }
        guard !isFull, let number = number(of: port), writer.add(message, at: time, to: number) else {
            isFull = true
            return .full
        }
        parts[number].messages += 1
        messages += 1
        return .kept
    }

    /// A port goes, or comes; of one that nothing came from yet nothing is kept.
    mutating func change(_ port: RecordedPort, isThere: Bool, at time: Duration) {
        guard let number = numbers[port], !isFull else { return }
        isFull = !writer.add(cue: isThere ? RecordedPort.pluggedIn : RecordedPort.unplugged, at: time, to: number)
    }

    /// The bytes of the file.
    func bytes(lasting length: Duration) -> [UInt8] { writer.bytes(lasting: length) }

    /// Clock, time code and active sensing come many times a second, and move nothing.
    private func isKept(_ message: Message) -> Bool {
        switch message {
        case .clock, .activeSensing, .timeCodeQuarterFrame: false
        case .systemExclusive(let data):
            keepsSystemExclusive && data.count <= ByteStreamParser.longestSystemExclusive
        default: true
        }
    }

    private mutating func number(of port: RecordedPort) -> Int? {
        if let number = numbers[port] { return number }
        guard let number = writer.addTrack(port.track) else { return nil }
        numbers[port] = number
        parts.append(Part(port: port))
        return number
    }
}
