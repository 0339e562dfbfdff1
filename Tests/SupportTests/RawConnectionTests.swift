import Glibc
import TestSupport
import Testing

@Suite struct RawConnectionTests {
    @Test func readsAnswersOneAfterTheOther() async throws {
        let server = try ScriptedServer([
            [
                .read, .answering(200, "one", headers: ["X-A: b "]), .read, .drip(Step.answer(404, ""), pause: .zero),
                .close,
            ]
        ])
        try await onOwnThread {
            let connection = try RawConnection(port: server.port)
            try connection.send("GET /1 HTTP/1.1\r\n\r\n")
            let first = try connection.answer()
            #expect(first.status == 200)
            #expect(first["x-a"] == "b ")
            #expect(first.text == "one")
            try connection.send("GET /2 HTTP/1.1\r\n\r\n")
            #expect(try connection.answer().status == 404)
            #expect(try connection.isClosedByPeer())
        }
        #expect(server.requests.values.map(\.target) == ["/1", "/2"])
    }

    @Test(arguments: [
        ("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nabc", RawConnection.Failure.ended),
        ("HTTP/1.1 200 OK\r\n", .ended),
        ("SSH-2.0-x\r\n\r\n", .notHTTP("SSH-2.0-x\r\n\r\n")),
    ])
    func objectsToWhatIsNoAnswer(bytes: String, failure: RawConnection.Failure) async throws {
        let server = try ScriptedServer([[.write(Array(bytes.utf8)), .close]])
        let connection = try RawConnection(port: server.port)
        await #expect(throws: failure) { try await onOwnThread { try connection.answer() } }
    }

    @Test func aResetCountsAsClosed() async throws {
        let server = try ScriptedServer([[.read, .reset]])
        let isClosed = try await onOwnThread {
            let connection = try RawConnection(port: server.port)
            try connection.send("GET / HTTP/1.1\r\n\r\n")
            return try connection.isClosedByPeer()
        }
        #expect(isClosed)
    }

    @Test func theThreadIsItsOwn() async throws {
        let gate = Gate()
        // More blocked threads than any pool of tasks has: they would stop everything if they were its threads.
        let blocked = (0..<64).map { _ in Task { try await onOwnThread { gate.block() } } }
        #expect(try await onOwnThread { 1 } == 1)
        gate.open()
        for task in blocked { #expect(try await task.value) }
    }
}
