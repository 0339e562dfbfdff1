import HTTPServer
import TestSupport
import Testing

/// A request that the server refuses.
struct RefusedRequest: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let status: Int

    init(_ name: String, _ text: String, _ status: Int) {
        testDescription = name
        self.text = text
        self.status = status
    }
}

/// What a client may send that is not HTTP, not HTTP/1.1 or too large.
@Suite struct MalformedRequestTests {
    @Test(arguments: [
        RefusedRequest("no host", "GET / HTTP/1.1\r\n\r\n", 400),
        RefusedRequest("bad length", "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: x\r\n\r\n", 400),
        RefusedRequest("negative length", "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: -1\r\n\r\n", 400),
        RefusedRequest(
            "huge length", "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 99999999999999999999\r\n\r\n", 413),
        RefusedRequest("bad chunk", "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", 400),
        RefusedRequest(
            "large header", "GET / HTTP/1.1\r\nHost: h\r\nX: \(String(repeating: "a", count: 60_000))\r\n\r\n", 431),
        RefusedRequest(
            "large target", "GET /\(String(repeating: "a", count: 60_000)) HTTP/1.1\r\nHost: h\r\n\r\n", 414),
        RefusedRequest("announced body", "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 99999999\r\n\r\n", 413),
        RefusedRequest(
            "expected body", "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 65537\r\nExpect: 100-continue\r\n\r\n", 413),
    ])
    func isRefused(request: RefusedRequest) async throws {
        let server = try Server(handler: echo)
        try await onOwnThread {
            let connection = try RawConnection(port: server.port)
            try connection.send(request.text)
            #expect(try connection.answer().status == request.status)
            #expect(try connection.isClosedByPeer())
        }
        try await expectAlive(server)
    }

    @Test(arguments: [
        "\r\n\r\n\r\n", "GET\r\n\r\n", "GET /\r\n\r\n", "GET / HTTP/9.9\r\nHost: h\r\n\r\n",
        "GET / HTTP/1.1\r\nHost\r\n\r\n",
        "\0\0\0\0\r\n\r\n", "GET /\0 HTTP/1.1\r\nHost: h\r\n\r\n", "GET /%zz%00%ff HTTP/1.1\r\nHost: h\0\r\n\r\n",
        " / HTTP/1.1\r\nHost: h\r\n\r\n", "GET / HTTP/1.1\r\nHost: h\r\n : x\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}\0\u{1}\0",
        "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
        "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n",
    ])
    func harmsNobody(request: String) async throws {
        let server = try Server { request in
            // What a handler would look at must not trap either.
            _ = (request.segments, request.path, request.query, request.headers["Host"])
            return echo(request)
        }
        try await onOwnThread {
            let connection = try RawConnection(port: server.port)
            try connection.send(request)
            connection.finishSending()
            #expect(try connection.isClosedByPeer())
        }
        try await expectAlive(server)
    }

    @Test func randomBytesHarmNobody() async throws {
        let seeded = SeededRandom()
        let server = try Server(handler: echo)
        try await onOwnThread {
            var generator = seeded
            for _ in 0..<200 {
                var bytes = Array("POST /a%20b?c HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\n\r\nabc".utf8)
                for _ in 0..<Int.random(in: 1...6, using: &generator) {
                    let place = Int.random(in: 0..<bytes.count, using: &generator)
                    bytes[place] = UInt8.random(in: 0...255, using: &generator)
                }
                let connection = try RawConnection(port: server.port)
                try connection.send(bytes)
                connection.finishSending()
                #expect(try connection.isClosedByPeer(), "\(seeded)")
            }
        }
        try await expectAlive(server, "\(seeded)")
    }

    @Test(arguments: [
        (Server.bodyLimit, 200), (Server.bodyLimit + 1, 413), (1_000_000, 413),
    ])
    func bodiesAreBounded(size: Int, status: Int) async throws {
        let server = try Server { ServerResponse(status: 200, type: "text/plain", text: "\($0.body.count)") }
        try await onOwnThread {
            let connection = try RawConnection(port: server.port)
            try connection.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: \(size)\r\n\r\n")
            try connection.send([UInt8](repeating: 7, count: size))
            let answer = try connection.answer()
            #expect(answer.status == status)
            #expect(answer.text == (status == 200 ? "\(size)" : "The body is larger than 65536 bytes.\n"))
            try connection.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            #expect(try connection.answer().text == "0")
        }
    }

    @Test func anEndlessBodyIsCutOff() async throws {
        let server = try Server(handler: echo)
        try await onOwnThread {
            let connection = try RawConnection(port: server.port)
            try connection.send("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n")
            let chunk = Array("10000\r\n".utf8) + [UInt8](repeating: 7, count: 65536) + Array("\r\n".utf8)
            #expect(throws: RawConnection.Failure.self) {
                for _ in 0..<1000 { try connection.send(chunk) }
            }
        }
        try await expectAlive(server)
    }

    private func expectAlive(_ server: Server, _ comment: Comment? = nil) async throws {
        try await onOwnThread {
            let connection = try RawConnection(port: server.port)
            try connection.send("GET /alive HTTP/1.1\r\nHost: h\r\n\r\n")
            #expect(try connection.answer().text == "GET /alive ", comment)
        }
    }
}
