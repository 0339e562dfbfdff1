import FoundationEssentials
import Glibc

/// A folder of a test's own, removed with its last reference.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.path + "/volta-midi-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The path of an entry, whether it is there or not.
    func callAsFunction(_ name: String) -> String { path + "/" + name }

    /// Writes a file and gives its path.
    func file(_ name: String, _ text: String) throws -> String {
        try file(name, Array(text.utf8))
    }

    /// Writes a file and gives its path.
    func file(_ name: String, _ bytes: [UInt8]) throws -> String {
        let path = self(name)
        let folder = path.prefix(upTo: path.lastIndex(of: "/") ?? path.endIndex)
        try FileManager.default.createDirectory(atPath: String(folder), withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(filePath: path))
        return path
    }

    /// Makes a FIFO and gives its path.
    func fifo(_ name: String) throws -> String {
        let path = self(name)
        guard mkfifo(path, 0o600) == 0 else { throw SystemFailure(doing: "mkfifo") }
        return path
    }

    /// The bytes of any file.
    static func bytes(ofFile path: String) throws -> [UInt8] {
        try Array(Data(contentsOf: URL(filePath: path)))
    }
}
