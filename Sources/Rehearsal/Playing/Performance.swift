import MIDI
import Synchronization

/// What was seen in a test.
struct Performance: Sendable {
    /// The actions that arrived, in their order.
    var requests: [ReceivedRequest] = []
    /// What was sent back to the devices, in its order.
    var shown: [ShownMessage] = []
    /// Whether the bridge came to rest.
    var isFinished = true
}

/// A message that was sent back to a device.
struct ShownMessage: Sendable {
    /// Since the start of the test.
    let time: Duration
    let message: Message
    /// The number of the device among those of the test; nil for the input without a name.
    let device: Int?
}

/// Keeps what is sent back to the devices.
final class ShownMessages: Sendable {
    private let messages = Mutex<[ShownMessage]>([])

    var all: [ShownMessage] { messages.withLock { $0 } }

    func add(_ message: ShownMessage) { messages.withLock { $0.append(message) } }
}
