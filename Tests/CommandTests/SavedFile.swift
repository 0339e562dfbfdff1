import FoundationEssentials
import Glibc

/// The two ways in which editors save a file.
enum SavedFile {
    /// A new file takes the place of the old one.
    static func replace(_ path: String, with text: String) throws {
        try write(text, to: path + ".new")
        guard rename(path + ".new", path) == 0 else { throw SystemFailure(doing: "rename") }
    }

    /// The file is emptied and gets other bytes, in two pieces.
    static func overwrite(_ path: String, with text: String) throws { try write(text, to: path) }

    private static func write(_ text: String, to path: String) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw SystemFailure(doing: "open \(path)") }
        defer { close(descriptor) }
        let bytes = Array(text.utf8)
        for piece in [bytes.prefix(bytes.count / 2), bytes.dropFirst(bytes.count / 2)] {
            guard piece.withUnsafeBytes({ Glibc.write(descriptor, $0.baseAddress, $0.count) }) == piece.count else {
                throw SystemFailure(doing: "write")
            }
        }
    }
}
