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

    /// Writes the line whole, so that whoever follows the file sees it at once.
    func append(_ line: String) throws(RecordingError) {
        var rest = Array((line + "\n").utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { throw RecordingError(path: path, reason: String(cString: strerror(errno))) }
            rest = rest.dropFirst(count)
        }
    }
}
