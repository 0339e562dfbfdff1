import Glibc

/// Standard input, output and error of the process.
public enum StandardDescriptors {
    /// Opens `/dev/null` for those that the process was started without.
    ///
    /// A connection or file would get the free number otherwise, and the log would be written into it.
    public static func fill() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
            // The lowest free number is this one.
            _ = open("/dev/null", O_RDWR)
        }
    }
}
