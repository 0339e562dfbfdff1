import Glibc

/// A character device that a test writes to: a pseudo-terminal that passes every byte on as it is.
struct PseudoTerminal {
    /// The device's path.
    let path: String
    /// Writes what a reader of the device reads.
    let writer: Writer
    /// Held open, so that the device is there from the start.
    private let device: Writer

    // TIOCSPTLCK and TIOCGPTN of <asm-generic/ioctls.h>, macros that Swift does not see.
    private static let setLock: UInt = 0x4004_5431
    private static let getNumber: UInt = 0x8004_5430

    init() throws {
        let controller = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
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
}
