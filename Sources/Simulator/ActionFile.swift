import Glibc

/// The file that gets a line for each accepted action.
final class ActionFile: Sendable {
    private let path: String
    private let descriptor: Int32

    init(path: String) throws(RecordingError) {
        self.path = path
        descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw RecordingError(path: path, reason: String(cString: strerror(errno))) }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Writes the line at once, for whoever follows the file, and whole or not at all.
    func append(_ line: String) throws(RecordingError) {
        let end = lseek(descriptor, 0, SEEK_END)
        var rest = Array((line + "\n").utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else {
                let reason = String(cString: strerror(errno))
                // The next line must not join half of this one; a pipe takes nothing back.
                if end >= 0 { ftruncate(descriptor, end) }
                throw RecordingError(path: path, reason: reason)
            }
            rest = rest.dropFirst(count)
        }
    }
}
