import EventLoop
import Glibc
import MIDI
import Mapping

/// Raw MIDI bytes from standard input, a FIFO or a character device.
///
/// A FIFO whose writer has gone waits for the next one, and a device that was pulled out is looked for every second,
/// unless the input is to end with the first end. A device that can be written to gets the lights back.
final class ByteStreamInput: MIDIInput {
    private let kind: InputKind
    private let endsAtEnd: Bool
    private let loop: PollLoop
    private let receive: ([Message]) -> Void
    private let report: (MIDIInputEvent) -> Void
    private var parser = ByteStreamParser()
    private var buffer = [UInt8](repeating: 0, count: 4096)
    /// What the bytes of one reading come to; kept, so that a reading allocates nothing.
    private var messages: [Message] = []
    private var descriptor: Int32 = -1
    private var output: ByteStreamOutput?
    private var retry: LoopTimer?
    /// Whether it was lost and has not brought a byte since.
    private var isLost = false

    init(
        _ kind: InputKind, endsAtEnd: Bool, on loop: PollLoop, receive: @escaping ([Message]) -> Void,
        report: @escaping (MIDIInputEvent) -> Void
    ) {
        self.kind = kind
        self.endsAtEnd = endsAtEnd
        self.loop = loop
        self.receive = receive
        self.report = report
    }

    func start() throws(Failure) {
        try openDescriptor()
    }

    func stop() {
        retry?.set(nil)
        retry = nil
        closeDescriptor()
    }

    func send(_ message: Message, to port: PortID) {
        output?.send(message)
        if output?.isWaiting == true { watch() }
    }

    private func openDescriptor() throws(Failure) {
        switch kind {
        case .fifo(let path):
            // The new end is opened before the old one is closed, so that a FIFO keeps its bytes.
            try take(Self.open(path, O_RDONLY), path)
        case .device(let path):
            let both = Self.open(path, O_RDWR)
            // A device that only sends, or that another program writes to, is still heard.
            try take(both >= 0 ? both : Self.open(path, O_RDONLY), path)
            if both >= 0 { output = ByteStreamOutput(both) }
        default:
            descriptor = STDIN_FILENO
        }
        watch()
    }

    private static func open(_ path: String, _ mode: Int32) -> Int32 {
        Glibc.open(path, mode | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    }

    private func take(_ opened: Int32, _ path: String) throws(Failure) {
        guard opened >= 0 else { throw Files.failure(path, errno) }
        closeDescriptor()
        descriptor = opened
    }

    /// Watches for bytes, and for room as long as some wait for it.
    private func watch() {
        let interest: Interest = output?.isWaiting == true ? [.reading, .writing] : .reading
        loop.watch(descriptor, for: interest) { [weak self] in self?.handle($0) }
    }

    private func handle(_ readiness: Readiness) {
        if readiness.isReadable { readBytes() }
        guard output?.isWaiting == true else { return }
        output?.writeWaiting()
        if output?.isWaiting == false { watch() }
    }

    private func closeDescriptor() {
        guard descriptor >= 0 else { return }
        output?.writeWaiting()
        output = nil
        loop.unwatch(descriptor)
        if descriptor != STDIN_FILENO { close(descriptor) }
        descriptor = -1
    }

    private func readBytes() {
        let count = read(descriptor, &buffer, buffer.count)
        if count > 0 {
            if isLost { report(.found) }
            isLost = false
            for index in 0..<count {
                if let message = parser.receive(buffer[index]) { messages.append(message) }
            }
            receive(messages)
            messages.removeAll(keepingCapacity: true)
        } else if count == 0 {
            handleEnd()
        } else if errno != EAGAIN && errno != EINTR {
            handleLoss(String(cString: strerror(errno)))
        }
    }

    private func handleEnd() {
        // What a writer left unfinished must not join the next writer's bytes.
        parser.reset()
        if case .fifo = kind, !endsAtEnd, (try? openDescriptor()) != nil { return }
        if case .device = kind, !endsAtEnd { return handleLoss("it has ended") }
        stop()
        report(.ended)
    }

    private func handleLoss(_ reason: String) {
        parser.reset()
        closeDescriptor()
        if !isLost { report(.lost(reason)) }
        isLost = true
        guard case .device = kind, !endsAtEnd else { return report(.ended) }
        retry = loop.timer { [weak self] in self?.tryAgain() }
        retry?.set(ContinuousClock.now + .seconds(1))
    }

    private func tryAgain() {
        if (try? openDescriptor()) == nil {
            retry?.set(ContinuousClock.now + .seconds(1))
        } else {
            retry = nil
        }
    }
}
