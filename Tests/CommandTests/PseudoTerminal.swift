import Glibc

/// A character device that a test writes to: a pseudo-terminal that passes every byte on as it is.
struct PseudoTerminal {
    /// The device's path.
    let path: String
    /// Writes what a reader of the device reads.
    let writer: Writer
    /// Held open, so that the device is there from the start.
    private let device: Writer

    init() throws {
        let controller = posix_openpt(O_RDWR | O_NOCTTY)
        guard controller >= 0, grantpt(controller) == 0, unlockpt(controller) == 0, let name = ptsname(controller)
        else { throw SystemFailure(doing: "posix_openpt") }
        _ = fcntl(controller, F_SETFD, FD_CLOEXEC)
        path = String(cString: name)
        writer = Writer(controller)
        let opened = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard opened >= 0 else { throw SystemFailure(doing: "open \(path)") }
        device = Writer(opened)
        var settings = termios()
        tcgetattr(opened, &settings)
        cfmakeraw(&settings)
        tcsetattr(opened, TCSANOW, &settings)
    }
}
