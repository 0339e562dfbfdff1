import Glibc
import Testing

/// A pipe that never blocks, whose ends are closed once; a second close of an end fails the test.
///
/// Unchecked: used on one thread at a time, the loop's or the test's after its end.
final class NonBlockingPipe: @unchecked Sendable {
    private(set) var reader: Int32
    private(set) var writer: Int32

    init() throws {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        (reader, writer) = (ends[0], ends[1])
        for end in ends { #expect(fcntl(end, F_SETFL, O_NONBLOCK) == 0) }
    }

    deinit {
        if reader >= 0 { Glibc.close(reader) }
        if writer >= 0 { Glibc.close(writer) }
    }

    func write(_ byte: UInt8) {
        var byte = byte
        #expect(Glibc.write(writer, &byte, 1) == 1)
    }

    /// The next byte; nil when there is none, or at the end.
    func read() -> UInt8? {
        var byte: UInt8 = 0
        return Glibc.read(reader, &byte, 1) == 1 ? byte : nil
    }

    func closeWriter() {
        #expect(Glibc.close(writer) == 0)
        writer = -1
    }

    func closeReader() {
        #expect(Glibc.close(reader) == 0)
        reader = -1
    }
}
