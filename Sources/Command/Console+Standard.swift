import Glibc

extension Console {
    /// The process's own standard output and standard error.
    ///
    /// A reader that has gone away is no error: the program goes on, its text is dropped.
    public static func standard(environment: [String: String]) -> Console {
        let canMove = environment["TERM"] != "dumb"
        return Console(
            isTerminal: isatty(STDOUT_FILENO) == 1 && canMove,
            isErrorTerminal: isatty(STDERR_FILENO) == 1 && canMove,
            out: { writeAll($0, to: STDOUT_FILENO) }, err: { writeAll($0, to: STDERR_FILENO) },
            size: { TerminalSize(of: STDOUT_FILENO) })
    }

    private static func writeAll(_ text: String, to descriptor: Int32) {
        var text = text
        text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while let base = rest.baseAddress, !rest.isEmpty {
                let count = write(descriptor, base, rest.count)
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { return }
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            }
        }
    }
}
