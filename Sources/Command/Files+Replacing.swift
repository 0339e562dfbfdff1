import Glibc

extension Files {
    /// Gives a file another content, whole or not at all, with its mode as it was; a link stays a link.
    ///
    /// - Throws: A failure with ``ExitCode/missingInput`` or ``ExitCode/notPermitted``.
    static func replace(_ path: String, with bytes: [UInt8]) throws(Failure) {
        let place = realPath(path)
        let new = place + ".new-\(getpid())"
        var status = stat()
        let mode = stat(place, &status) == 0 ? status.st_mode & 0o7777 : 0o644
        let descriptor = open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
        guard descriptor >= 0 else { throw failure(path, errno, doing: "write") }
        fchmod(descriptor, mode)
        let isWritten = write(bytes, to: descriptor) && fsync(descriptor) == 0
        let error = errno
        close(descriptor)
        guard isWritten, rename(new, place) == 0 else {
            let reason = isWritten ? errno : error
            unlink(new)
            throw failure(path, reason, doing: "write")
        }
    }

    private static func realPath(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
