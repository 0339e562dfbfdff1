import CLinux
import Glibc

/// An eventfd that ends the loop's wait from any thread.
final class WakeUp: Sendable {
    let descriptor: Int32

    init() {
        descriptor = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))
        precondition(descriptor >= 0, "no descriptor is left for the event loop")
    }

    deinit { close(descriptor) }

    func signal() {
        var one: UInt64 = 1
        // EAGAIN means that the counter is full: the loop is being woken up anyway.
        _ = write(descriptor, &one, 8)
    }

    func clear() {
        var count: UInt64 = 0
        _ = read(descriptor, &count, 8)
    }
}
