import EventLoop
import Glibc
import MIDI

/// The way back to a device of raw MIDI bytes: writes what there is room for, and keeps the rest in order.
struct ByteStreamOutput {
    /// The most bytes that wait; messages beyond them are dropped, since nobody takes them.
    static let mostWaiting = 65_536

    private let descriptor: Int32
    private var waiting: [UInt8] = []
    /// Whether the device takes bytes at all.
    private var isOpen = true

    /// A way back through a descriptor that does not block, which stays the caller's to close.
    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Whether bytes wait for room.
    var isWaiting: Bool { !waiting.isEmpty }

    /// Writes a message, or has it wait behind the others.
    mutating func send(_ message: Message) {
        let bytes = message.bytes
        guard isOpen, waiting.count + bytes.count <= Self.mostWaiting else { return }
        waiting += bytes
        if waiting.count == bytes.count { writeWaiting() }
    }

    /// Writes what there is room for; a device that fails is written to no more.
    mutating func writeWaiting() {
        while isWaiting {
            let count = write(descriptor, waiting, waiting.count)
            if count > 0 {
                waiting.removeFirst(count)
            } else if errno != EINTR {
                if errno != EAGAIN { (isOpen, waiting) = (false, []) }
                return
            }
        }
    }
}
