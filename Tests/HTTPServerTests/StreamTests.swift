import HTTPServer
import Synchronization
import TestSupport
import Testing

/// Bodies that go on.
@Suite struct StreamTests {
    /// Pieces that a test puts down, and the stream that takes them.
    private final class Pieces: Sendable {
        let ends = Recorder<Void>()
        private let waiting = Mutex<[String]>([])
        private let stream = Mutex<ResponseStream?>(nil)

        func add(_ piece: String) {
            waiting.withLock { $0.append(piece) }
            stream.withLock { $0 }?.wake()
        }

        func end() { stream.withLock { $0 }?.end() }

        func response(_ headers: [HeaderField] = []) -> ServerResponse {
            let new = ResponseStream(
                next: { self.waiting.withLock { $0.isEmpty ? nil : Array($0.removeFirst().utf8) } },
                ended: { self.ends.append(()) })
            stream.withLock { $0 = new }
            return ServerResponse(headers: headers, stream: new)
        }
    }

    private static let request = "GET / HTTP/1.1\r\nHost: h\r\n\r\n"

    @Test func piecesComeWhenTheyAreThere() async throws {
        let pieces = Pieces()
        let server = try Server { _ in pieces.response([HeaderField("Content-Type", "text/event-stream")]) }
        pieces.add("one;")
        pieces.add("two;")
        try await onOwnThread {
            let connection = try RawConnection(port: server.port)
            try connection.send(Self.request)
            #expect(try connection.text(upTo: "two;").contains("Content-Type: text/event-stream"))
            for number in 3...20 {
                pieces.add("\(number);")
                _ = try connection.text(upTo: "\(number);")
            }
            pieces.end()
            #expect(try connection.text(upTo: "0\r\n\r\n") == "0\r\n\r\n")
            // The connection is as good as before.
            pieces.add("again;")
            try connection.send(Self.request)
            _ = try connection.text(upTo: "again;")
        }
        try await pieces.ends.wait(for: 1)
    }

    @Test func aPieceMayBeLargerThanEveryBuffer() async throws {
        let pieces = Pieces()
        let server = try Server { _ in pieces.response() }
        pieces.add(String(repeating: "x", count: 3_000_000) + "end")
        try await onOwnThread {
            let connection = try RawConnection(port: server.port)
            try connection.send("GET / HTTP/1.0\r\nHost: h\r\n\r\n")
            let text = try connection.text(upTo: "end")
            #expect(text.count { $0 == "x" } == 3_000_000)
        }
    }

    /// Case SH-02.
    @Test func aResetEndsTheStreamAndNothingElse() async throws {
        let pieces = Pieces()
        let server = try Server { $0.path == "/" ? pieces.response() : echo($0) }
        pieces.add("hello;")
        try await onOwnThread {
            let connection = try RawConnection(port: server.port)
            try connection.send(Self.request)
            _ = try connection.text(upTo: "hello;")
            connection.reset()
        }
        // Only whoever writes hears of a reset.
        for _ in 0..<10 { pieces.add("into nothing;") }
        try await pieces.ends.wait(for: 1)
        try await onOwnThread {
            let connection = try RawConnection(port: server.port)
            try connection.send("GET /alive HTTP/1.1\r\nHost: h\r\n\r\n")
            #expect(try connection.answer().text == "GET /alive ")
        }
    }

    @Test func aClientThatDoesNotReadIsCutOff() async throws {
        let asked = Mutex(0)
        let ends = Recorder<Void>()
        let stream = ResponseStream(
            next: {
                asked.withLock { $0 += 1 }
                return [UInt8](repeating: 7, count: 100_000)
            }, ended: { ends.append(()) })
        let server = try Server(limits: ServerLimits(stall: .seconds(1))) { _ in
            ServerResponse(headers: [], stream: stream)
        }
        try await onOwnThread {
            let connection = try RawConnection(port: server.port, receiveBuffer: 4096)
            try connection.send(Self.request)
            _ = try connection.text(upTo: "\r\n\r\n")
            let count = asked.withLock { $0 }
            // It is asked for no more than the buffers of both ends hold.
            #expect(count < 100)
            withExtendedLifetime(connection) {}
        }
        try await ends.wait(for: 1)
    }

    @Test func stoppingEndsAllStreams() async throws {
        let ends = Recorder<Void>()
        let server = try Server { _ in
            ServerResponse(headers: [], stream: ResponseStream(next: { nil }, ended: { ends.append(()) }))
        }
        try await onOwnThread {
            let connections = try (0..<20).map { _ in try RawConnection(port: server.port) }
            for connection in connections {
                try connection.send(Self.request)
                _ = try connection.text(upTo: "\r\n\r\n")
            }
            server.stop()
            for connection in connections { #expect(try connection.isClosedByPeer()) }
        }
        try await ends.wait(for: 20)
    }

    @Test func aHeadThatCannotBeSentEndsTheStream() async throws {
        let pieces = Pieces()
        let server = try Server { _ in pieces.response([HeaderField("X", "a\r\nb")]) }
        try await onOwnThread {
            let connection = try RawConnection(port: server.port)
            try connection.send(Self.request)
            #expect(try connection.answer().status == 500)
        }
        try await pieces.ends.wait(for: 1)
    }

    @Test func noMoreConnectionsThanAllowedAreServedAtOnce() async throws {
        let server = try Server(limits: ServerLimits(connections: 4, idle: .seconds(1)), handler: echo)
        try await onOwnThread {
            // Those that say nothing make room after a while.
            let silent = try (0..<8).map { _ in try RawConnection(port: server.port) }
            let connection = try RawConnection(port: server.port)
            try connection.send("GET /late HTTP/1.1\r\nHost: h\r\n\r\n")
            #expect(try connection.answer().text == "GET /late ")
            withExtendedLifetime(silent) {}
        }
    }
}
