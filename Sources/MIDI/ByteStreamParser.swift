/// Turns the bytes of a MIDI cable, FIFO or raw device into messages.
///
/// Real-time bytes may stand anywhere and disturb nothing. System common and system exclusive end running status;
/// a status byte cuts the message before it short; data bytes without a status, undefined statuses and a lone F7
/// are ignored. Only system exclusive allocates.
public struct ByteStreamParser: Sendable {
    /// The longest system exclusive message that is kept, in bytes without its F0 and F7: 64 KiB; a longer one is
    /// ignored.
    public static let longestSystemExclusive = 65_536

    /// What the next data byte belongs to.
    private enum State {
        /// Nothing: data bytes are ignored until a status byte comes.
        case idle
        /// A channel or system common message whose data has yet to come or is complete (running status).
        case message
        case systemExclusive
    }

    private var state = State.idle
    private var status: UInt8 = 0
    private var needed = 0
    private var firstData: UInt8?
    private var systemExclusive: [UInt8] = []

    /// Creates a parser that waits for a status byte.
    public init() {}

    /// Forgets a half-received message and running status, as after a cable was pulled.
    public mutating func reset() {
        state = .idle
        firstData = nil
        systemExclusive.removeAll()
    }

    /// Takes the next byte, and returns the message that it completes, if any.
    public mutating func receive(_ byte: UInt8) -> Message? {
        switch byte {
        case 0xF8...0xFF: Message(status: byte)
        case 0x80...0xF7: receiveStatus(byte)
        default: receiveData(byte)
        }
    }

    /// Takes bytes in order, and hands each message that they complete to the body.
    public mutating func receive(_ bytes: some Sequence<UInt8>, _ body: (Message) throws -> Void) rethrows {
        for byte in bytes {
            if let message = receive(byte) { try body(message) }
        }
    }

    private mutating func receiveStatus(_ byte: UInt8) -> Message? {
        if byte == 0xF7 { return endSystemExclusive() }
        reset()
        if byte == 0xF0 {
            state = .systemExclusive
        } else if let length = Message.dataLength(ofStatus: byte), length > 0 {
            state = .message
            status = byte
            needed = length
        } else {
            return Message(status: byte)
        }
        return nil
    }

    private mutating func receiveData(_ byte: UInt8) -> Message? {
        switch state {
        case .idle: nil
        case .message: receiveMessageData(byte)
        case .systemExclusive: receiveSystemExclusiveData(byte)
        }
    }

    private mutating func receiveMessageData(_ byte: UInt8) -> Message? {
        if needed == 2, firstData == nil {
            firstData = byte
            return nil
        }
        let message = Message(status: status, data1: firstData ?? byte, data2: byte)
        firstData = nil
        if status >= 0xF0 { state = .idle }
        return message
    }

    private mutating func receiveSystemExclusiveData(_ byte: UInt8) -> Message? {
        if systemExclusive.count < Self.longestSystemExclusive {
            systemExclusive.append(byte)
        } else {
            reset()
        }
        return nil
    }

    private mutating func endSystemExclusive() -> Message? {
        defer { reset() }
        return state == .systemExclusive ? .systemExclusive(systemExclusive) : nil
    }
}
