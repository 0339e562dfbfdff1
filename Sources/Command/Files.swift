import Glibc
import YAML

/// Reading whole files, with errors that name the file and what to do.
enum Files {
    /// The largest file that is read, 64 MiB.
    static let maximumSize = 64 << 20

    /// The bytes of a mapping file; of one that is too large only enough to see that.
    static func readMapping(_ path: String) throws(Failure) -> [UInt8] {
        try read(path, first: Document.maximumBytes + 1)
    }

    /// The bytes of a file, or the first ones of them.
    ///
    /// - Throws: A failure with ``ExitCode/missingInput`` or ``ExitCode/notPermitted``.
    static func read(_ path: String, first count: Int = .max) throws(Failure) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(path, errno) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let got = Glibc.read(descriptor, &buffer, min(buffer.count, count - bytes.count))
            if got < 0 && errno == EINTR { continue }
            guard got >= 0 else { throw failure(path, errno) }
            guard got > 0 else { return bytes }
            bytes += buffer[..<got]
            guard bytes.count <= maximumSize else {
                throw Failure(.missingInput, "cannot read \(path): it is larger than 64 MiB")
            }
        }
    }

    /// Writes all bytes to a descriptor; the `errno` when that fails.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return count < 0 ? errno : ENOSPC }
            rest = rest.dropFirst(count)
        }
        return nil
    }

    /// The file itself when a path is a link to it; the path as it is when it leads nowhere.
    static func resolved(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }

    /// Whether a path leads to a regular file; nil when it leads nowhere.
    static func isRegular(_ path: String) -> Bool? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return status.st_mode & S_IFMT == S_IFREG
    }

    /// What a failed system call on a file means, by its `errno`.
    static func failure(_ path: String, _ error: Int32, doing verb: String = "read") -> Failure {
        let reason = String(cString: strerror(error))
        switch error {
        case EACCES, EPERM:
            return Failure(.notPermitted, "cannot \(verb) \(path): \(reason); check its owner and mode with 'ls -l'")
        default:
            return Failure(.missingInput, "cannot \(verb) \(path): \(reason)")
        }
    }
}
