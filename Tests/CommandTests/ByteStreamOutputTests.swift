import Glibc
import MIDI
import TestSupport
import Testing

@testable import Command

/// The way back to a device of raw bytes.
@Suite struct ByteStreamOutputTests {
    private static let channel = Channel(statusByte: 0)

    private func nonBlockingPipe() throws -> Pipe {
        let pipe = try Pipe()
        for descriptor in [pipe.reading, pipe.writing] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
        return pipe
    }

    @Test func messagesWaitForRoomAndKeepTheirOrder() throws {
        let pipe = try nonBlockingPipe()
        defer { pipe.close() }
        var output = ByteStreamOutput(pipe.writing)
        var expected: [UInt8] = []
        var received: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 5000)
        for number in 0..<60_000 {
            let message = Message.noteOn(
                channel: Self.channel, note: UInt8(number & 0x7F), velocity: UInt8(number >> 7 & 0x7F))
            output.send(message)
            expected += message.bytes
            guard number % 1000 == 999 else { continue }
            let count = read(pipe.reading, &buffer, buffer.count)
            if count > 0 { received += buffer[..<count] }
            output.writeWaiting()
        }
        #expect(!output.isWaiting)
        while case let count = read(pipe.reading, &buffer, buffer.count), count > 0 { received += buffer[..<count] }
        #expect(received == expected)
    }

    @Test func whatNobodyTakesIsBoundedInWholeMessages() throws {
        let pipe = try nonBlockingPipe()
        defer { pipe.close() }
        var output = ByteStreamOutput(pipe.writing)
        let message = Message.noteOn(channel: Self.channel, note: 1, velocity: 2)
        for _ in 0..<100_000 { output.send(message) }
        #expect(output.isWaiting)
        var received: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 5000)
        while case let count = read(pipe.reading, &buffer, buffer.count), count > 0 {
            received += buffer[..<count]
            output.writeWaiting()
        }
        #expect(!output.isWaiting)
        #expect(received.count < 300_000 && received.count % 3 == 0)
        #expect(stride(from: 0, to: received.count, by: 3).allSatisfy { Array(received[$0..<$0 + 3]) == message.bytes })
    }

    @Test func aDeviceThatFailsIsLeftAlone() {
        var output = ByteStreamOutput(-1)
        output.send(.start)
        #expect(!output.isWaiting)
        output.send(.stop)
        #expect(!output.isWaiting)
    }
}

extension Pipe {
    /// Closes both ends.
    fileprivate func close() {
        for descriptor in [reading, writing] { _ = Glibc.close(descriptor) }
    }
}
