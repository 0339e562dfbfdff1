import Glibc

/// A FIFO that events are played into; its writer never leaves.
final class Fifo {
    let path: String
    private let descriptor: Int32

    init(in folder: String, _ name: String) throws {
        path = "\(folder)/\(name).fifo"
        unlink(path)
        guard mkfifo(path, 0o600) == 0 else { throw BenchFailure.system("make \(path)") }
        // Open for both, it needs no reader to be written to.
        descriptor = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw BenchFailure.system("open \(path)") }
    }

    deinit { close(descriptor) }

    /// Writes a few bytes at once.
    func write(_ bytes: [UInt8]) throws {
        guard Glibc.write(descriptor, bytes, bytes.count) == bytes.count else {
            throw BenchFailure.system("write to \(path)")
        }
    }

    /// Writes many bytes while the server serves.
    func write(_ bytes: [UInt8], serving server: BenchServer, within limit: Nanoseconds) throws {
        let deadline = nanoseconds() + limit
        var start = 0
        while start < bytes.count {
            guard nanoseconds() < deadline else { throw BenchFailure("the events were not read in time") }
            guard try server.turn(until: deadline, writingTo: descriptor) else { continue }
            let count = bytes.withUnsafeBytes { piece in
                Glibc.write(descriptor, piece.baseAddress.map { $0 + start }, min(32768, bytes.count - start))
            }
            if count > 0 { start += count }
        }
    }
}
