import MIDI

/// What waits to be written to one port, in order, and how fast it may go.
///
/// The kernel keeps 4096 bytes for a device and throws away what is beyond them without a word, and the slowest device
/// takes 3125 bytes a second, as a cable does. So a burst and a pace that no device is too slow for are kept to here.
struct OutputLane {
    /// One write.
    enum Piece: Hashable {
        case message(Message)
        /// System exclusive bytes, or a part of them, with F0 and F7.
        case bytes([UInt8])

        var length: Int {
            switch self {
            case .message(let message): message.bytes.count
            case .bytes(let bytes): bytes.count
            }
        }
    }

    /// The most bytes that go at once after a rest.
    static let burst = 3072.0
    /// Bytes a second.
    static let pace = 3000.0
    /// The most bytes of system exclusive in one event.
    static let longestPiece = 1024
    /// The most writes that wait; more drop the oldest, as a newer message says what is to be seen now.
    static let mostWaiting = 2048
    private static let shortestRest = Duration.milliseconds(5)
    private static let longestRest = Duration.seconds(1)

    private var pieces: [Piece] = []
    /// How many of the pieces are written.
    private var written = 0
    private var budget = burst
    private var refilled: ContinuousClock.Instant?
    /// Until when a port that had no room is left alone, and how long that is.
    private var rest: (until: ContinuousClock.Instant, length: Duration)?
    /// How many messages were dropped.
    private(set) var dropped = 0

    var isEmpty: Bool { written == pieces.count }

    /// Puts a message at the end.
    mutating func add(_ message: Message) {
        guard case .systemExclusive = message else {
            if makeRoom(for: 1) { pieces.append(.message(message)) }
            return
        }
        let bytes = message.bytes
        let starts = stride(from: 0, to: bytes.count, by: Self.longestPiece)
        guard makeRoom(for: starts.underestimatedCount) else { return }
        for start in starts {
            pieces.append(.bytes(Array(bytes[start..<min(start + Self.longestPiece, bytes.count)])))
        }
    }

    /// Drops the oldest short messages, or where there is none the new message; a system exclusive one is never cut.
    ///
    /// - Returns: Whether there is room.
    private mutating func makeRoom(for count: Int) -> Bool {
        if written > Self.mostWaiting {
            pieces.removeFirst(written)
            written = 0
        }
        var surplus = pieces.count - written + count - Self.mostWaiting
        while surplus > 0, let oldest = pieces[written...].firstIndex(where: \.isShort) {
            pieces.remove(at: oldest)
            dropped += 1
            surplus -= 1
        }
        if surplus > 0 { dropped += 1 }
        return surplus <= 0
    }

    /// What is to be written now; nil when nothing waits, or nothing may go yet.
    mutating func next(at now: ContinuousClock.Instant) -> Piece? {
        guard !isEmpty, rest.map({ $0.until <= now }) ?? true else { return nil }
        refill(at: now)
        let piece = pieces[written]
        return Double(piece.length) <= budget ? piece : nil
    }

    /// The piece that waits longest, whether or not it may go yet.
    var first: Piece? { isEmpty ? nil : pieces[written] }

    /// The first piece was written, or is given up.
    mutating func removeFirst() {
        guard let first else { return }
        budget -= Double(first.length)
        rest = nil
        written += 1
        guard isEmpty else { return }
        pieces.removeAll(keepingCapacity: true)
        written = 0
    }

    /// The port had no room: it is left alone for a moment, a longer one each time.
    mutating func wait(at now: ContinuousClock.Instant) {
        let length = rest.map { min($0.length * 2, Self.longestRest) } ?? Self.shortestRest
        rest = (now + length, length)
    }

    /// When to try again; nil when nothing waits.
    func nextTime(after now: ContinuousClock.Instant) -> ContinuousClock.Instant? {
        guard let first else { return nil }
        if let rest, rest.until > now { return rest.until }
        let missing = Double(first.length) - budget
        return missing <= 0 ? now : now + .seconds(missing / Self.pace) + .milliseconds(1)
    }

    private mutating func refill(at now: ContinuousClock.Instant) {
        if let refilled, refilled < now {
            let elapsed = (now - refilled).components
            let seconds = Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18
            budget = min(Self.burst, budget + seconds * Self.pace)
        }
        refilled = now
    }
}

extension OutputLane.Piece {
    fileprivate var isShort: Bool {
        if case .message = self { true } else { false }
    }
}
