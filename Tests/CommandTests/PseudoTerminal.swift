import Glibc
import TestSupport

/// A character device that a test writes to or reads from: a pseudo-terminal that passes every byte on as it is.
struct PseudoTerminal {
    /// The device's path.
    let path: String
    /// Writes what a reader of the device reads.
    let writer: Writer
    /// Where a test reads what is written to the device.
    let controller: Int32
    /// Held open, so that the device is there from the start.
    private let device: Writer

    // TIOCSPTLCK and TIOCGPTN of <asm-generic/ioctls.h>, macros that Swift does not see.
    private static let setLock: UInt = 0x4004_5431
    private static let getNumber: UInt = 0x8004_5430

    init() throws {
        controller = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard controller >= 0 else { throw SystemFailure(doing: "open /dev/ptmx") }
        writer = Writer(controller)
        var (lock, number): (Int32, Int32) = (0, 0)
        guard ioctl(controller, Self.setLock, &lock) == 0, ioctl(controller, Self.getNumber, &number) == 0 else {
            throw SystemFailure(doing: "ioctl /dev/ptmx")
        }
        path = "/dev/pts/\(number)"
        let opened = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard opened >= 0 else { throw SystemFailure(doing: "open \(path)") }
        device = Writer(opened)
        var settings = termios()
        tcgetattr(opened, &settings)
        cfmakeraw(&settings)
        tcsetattr(opened, TCSANOW, &settings)
    }

    /// The device once more, for a program's standard output.
    func output() throws -> Int32 {
        let descriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemFailure(doing: "open \(path)") }
        return descriptor
    }

    /// Reads what is written to the device, until it has the text or nothing comes any more.
    func text(upTo end: String) async throws -> String {
        let controller = controller
        return try await onOwnThread {
            var text: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 4096)
            while text.firstRange(of: Array(end.utf8)) == nil {
                var entry = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
                guard poll(&entry, 1, 20_000) > 0 else { break }
                let count = read(controller, &buffer, buffer.count)
                guard count > 0 else { break }
                text += buffer[..<count]
            }
            return String(decoding: text, as: UTF8.self)
        }
    }
}
