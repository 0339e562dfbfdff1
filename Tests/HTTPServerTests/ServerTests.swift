import Glibc
import HTTPServer
import TestSupport
import Testing

/// Says back what arrived, so that a test sees the request through the server's eyes.
@Sendable func echo(_ request: ServerRequest) -> ServerResponse {
    let text = "\(request.method) \(request.target) \(String(decoding: request.body, as: UTF8.self))"
    return ServerResponse(status: 200, type: "text/plain", text: text)
}

@Suite struct ServerTests {
    @Test func aConnectionIsKeptAlive() async throws {
        let server = try Server(handler: echo)
        try await onOwnThread {
            let connection = try RawConnection(port: server.port)
            for number in 1...3 {
                try connection.send("GET /\(number)?a=b HTTP/1.1\r\nHost: h\r\n\r\n")
                let answer = try connection.answer()
                #expect(answer.status == 200)
                #expect(answer["content-type"] == "text/plain")
                #expect(answer.text == "GET /\(number)?a=b ")
            }
            try connection.send("POST /p HTTP/1.1\r\nHost: h\r\nContent-Length: 4\r\nConnection: close\r\n\r\nbody")
            #expect(try connection.answer().text == "POST /p body")
            #expect(try connection.isClosedByPeer())
        }
    }

    @Test func pipelinedRequestsAreAnsweredInOrder() async throws {
        let server = try Server(handler: echo)
        try await onOwnThread {
            let connection = try RawConnection(port: server.port)
            let requests = (1...50).map { "POST /\($0) HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\n\r\nok" }
            try connection.send(requests.joined())
            let answers = try requests.map { _ in try connection.answer().text }
            #expect(answers == (1...50).map { "POST /\($0) ok" })
        }
    }

    @Test func aRequestMayDripIn() async throws {
        let server = try Server(handler: echo)
        try await onOwnThread {
            let connection = try RawConnection(port: server.port)
            let request =
                "POST /drip HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n"
            for byte in request.utf8 { try connection.send([byte]) }
            #expect(try connection.answer().text == "POST /drip abcde")
        }
    }

    @Test func aBodyThatWaitsForLeaveGetsIt() async throws {
        let server = try Server(handler: echo)
        try await onOwnThread {
            let connection = try RawConnection(port: server.port)
            try connection.send("POST /p HTTP/1.1\r\nHost: h\r\nContent-Length: 4\r\nExpect: 100-continue\r\n\r\n")
            #expect(try connection.answer().status == 100)
            try connection.send("body")
            #expect(try connection.answer().text == "POST /p body")
        }
    }

    @Test(arguments: [0, 100, 199, 600, -1]) func aStatusThatIsNoAnswerBecomesAServerError(status: Int) async throws {
        let server = try Server { _ in ServerResponse(status: status) }
        try await onOwnThread {
            let connection = try RawConnection(port: server.port)
            try connection.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            #expect(try connection.answer().status == 500)
        }
    }

    @Test func headGetsTheHeaderAlone() async throws {
        let server = try Server(handler: echo)
        try await onOwnThread {
            let connection = try RawConnection(port: server.port)
            try connection.send("HEAD /x HTTP/1.1\r\nHost: h\r\n\r\n")
            #expect(try connection.answer(toHead: true)["Content-Length"] == "8")
            try connection.send("GET /x HTTP/1.1\r\nHost: h\r\n\r\n")
            #expect(try connection.answer().text == "GET /x ")
        }
    }

    @Test func headersArriveWhole() async throws {
        let server = try Server { request in
            ServerResponse(status: 200, headers: request.headers.filter { $0.name.hasPrefix("X-") })
        }
        try await onOwnThread {
            let connection = try RawConnection(port: server.port)
            try connection.send("GET / HTTP/1.1\r\nHost: h\r\nX-A: 1\r\nX-B:  two words \r\nx-c: n\r\nX-A: 2\r\n\r\n")
            let answer = try connection.answer()
            let fields = answer.headers.filter { $0.name.hasPrefix("X-") }.map { "\($0.name)=\($0.value)" }
            #expect(fields == ["X-A=1", "X-B=two words", "X-A=2"])
        }
    }

    @Test func aFieldThatHTTPForbidsBecomesAServerError() async throws {
        let server = try Server { _ in ServerResponse(status: 200, headers: [HeaderField("X", "a\r\nSet-Cookie: b")]) }
        try await onOwnThread {
            let connection = try RawConnection(port: server.port)
            try connection.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            let answer = try connection.answer()
            #expect(answer.status == 500)
            #expect(answer["Set-Cookie"] == nil)
        }
    }

    @Test func manyConnectionsAreServedAtOnce() async throws {
        let server = try Server(handler: echo)
        try await onOwnThread {
            let connections = try (0..<200).map { _ in try RawConnection(port: server.port) }
            for (number, connection) in connections.enumerated().reversed() {
                try connection.send("GET /\(number) HTTP/1.1\r\nHost: h\r\n\r\n")
            }
            let answers = try connections.map { try $0.answer().text }
            #expect(answers == (0..<200).map { "GET /\($0) " })
        }
    }

    /// One thread means one after the other, in the order of arrival.
    @Test func handlersThatNeverWaitRunOnOneThread() async throws {
        let threads = Recorder<pthread_t>()
        let server = try Server { request in
            threads.append(pthread_self())
            return echo(request)
        }
        try await onOwnThread {
            let connections = try (0..<16).map { _ in try RawConnection(port: server.port) }
            for _ in 0..<20 {
                for connection in connections { try connection.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n") }
                for connection in connections { #expect(try connection.answer().status == 200) }
            }
        }
        #expect(threads.values.count == 320)
        #expect(Set(threads.values).count == 1)
    }
}
