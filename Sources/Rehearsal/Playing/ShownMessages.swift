import Synchronization

/// Keeps what is sent back to the devices.
final class ShownMessages: Sendable {
    private let messages = Mutex<[ShownMessage]>([])

    var all: [ShownMessage] { messages.withLock { $0 } }

    func add(_ message: ShownMessage) { messages.withLock { $0.append(message) } }
}
