import Glibc
import TestSupport

/// Writes bytes to a FIFO, a pipe or a terminal; closed with its last reference.
final class Writer: Sendable {
    private let descriptor: Int32

    /// Takes a descriptor over.
    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// Opens a FIFO as soon as a reader has opened it too.
    static func opening(_ path: String) async throws -> Writer {
        try await onOwnThread {
            let descriptor = open(path, O_WRONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw SystemFailure(doing: "open \(path)") }
            return Writer(descriptor)
        }
    }

    deinit { close(descriptor) }

    func write(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { throw SystemFailure(doing: "write") }
            rest = rest.dropFirst(count)
        }
    }
}
