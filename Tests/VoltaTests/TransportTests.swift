import TestSupport
import Testing
import Volta

/// What both transports do alike over a real socket; where URLSession's faults on Linux forbid it, the test names the
/// fault, and checks that it still comes back and leaks nothing.
@Suite struct TransportTests {
    @Test(arguments: TransportKind.allCases)
    func sendsTheRequestExactly(kind: TransportKind) async throws {
        let server = try ScriptedServer { _ in Step.answer(201, "made", headers: ["X-Answer:  yes"]) }
        defer { server.stop() }
        let headers = [HTTPHeader("x-api-key", "k-1"), HTTPHeader("Content-Type", "application/json")]
        let answer = try await kind.make().send(.post(server.url + "/prod/layout/a%2Fb", "{\"a\":1}", headers: headers))
        #expect(answer.status == 201)
        #expect(answer.text == "made")
        #expect(answer[header: "x-answer"] == "yes")
        let request = try await server.requests.wait(for: 1)[0]
        #expect([request.method, request.target, request.text] == ["POST", "/prod/layout/a%2Fb", "{\"a\":1}"])
        #expect(request[header: "X-API-Key"] == "k-1")
        #expect(request[header: "Content-Type"] == "application/json")
        #expect(request[header: "Content-Length"] == "7")
        #expect(request[header: "Expect"] == nil)
        #expect(server.complaints.values.isEmpty)
    }

    @Test(arguments: TransportKind.allCases)
    func aGetHasNoBody(kind: TransportKind) async throws {
        let server = try ScriptedServer { Step.answer(200, $0.method) }
        defer { server.stop() }
        #expect(try await kind.make().send(HTTPRequest(method: .get, url: server.url + "/x")).text == "GET")
        #expect(server.requests.values[0].body.isEmpty)
        #expect(server.requests.values[0][header: "Content-Length"] == nil)
    }

    /// RL-02: the same connection carries everything.
    @Test(arguments: TransportKind.allCases)
    func manyRequestsUseOneConnection(kind: TransportKind) async throws {
        let server = try ScriptedServer { Step.answer(200, $0.text) }
        defer { server.stop() }
        let transport = try kind.make()
        for number in 0..<300 {
            #expect(try await transport.send(.post(server.url, "\(number)")).text == "\(number)")
        }
        #expect(server.requests.values.map(\.text) == (0..<300).map(String.init))
        #expect(server.connections.values == [0])
    }

    /// HT-20.
    @Test(arguments: TransportKind.allCases)
    func thirtyAtOnceAllSucceed(kind: TransportKind) async throws {
        let server = try ScriptedServer { Step.answer(200, $0.text) }
        defer { server.stop() }
        let transport = try kind.make()
        let texts = try await withThrowingTaskGroup(of: String.self) { group in
            for number in 0..<30 {
                group.addTask { try await transport.send(.post(server.url, "\(number)")).text }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(texts.sorted() == (0..<30).map(String.init).sorted())
        #expect(server.requests.values.count == 30)
    }

    @Test(arguments: TransportKind.allCases)
    func aRefusedConnectionWasNeverSent(kind: TransportKind) async throws {
        let server = try ScriptedServer([[.close]])
        server.stop()
        #expect(try await kind.make().failure(.post(server.url)) == Failure(.connectionFailed, maybeExecuted: false))
    }

    @Test(arguments: TransportKind.allCases)
    func anAnswerMayComeLate(kind: TransportKind) async throws {
        let gate = Gate()
        let server = try ScriptedServer([[.read, .wait(gate), .answering(200, "late"), .hold]])
        defer { server.stop() }
        let transport = try kind.make()
        async let answer = transport.send(.post(server.url))
        try await server.requests.wait(for: 1)
        gate.open()
        #expect(try await answer.text == "late")
    }

    @Test(arguments: TransportKind.allCases)
    func anAnswerMayDrip(kind: TransportKind) async throws {
        let bytes = Step.answer(200, "drop by drop")
        let server = try ScriptedServer([[.read, .drip(bytes, pause: .microseconds(200)), .hold]])
        defer { server.stop() }
        #expect(try await kind.make().send(.post(server.url)).text == "drop by drop")
    }

    @Test(arguments: TransportKind.allCases)
    func aChunkedAnswerIsJoined(kind: TransportKind) async throws {
        let head = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
        let server = try ScriptedServer([
            [.read, .write(Array((head + "3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n").utf8)), .hold]
        ])
        defer { server.stop() }
        #expect(try await kind.make().send(.post(server.url)).text == "abcde")
    }

    @Test(arguments: TransportKind.allCases)
    func anInterimAnswerIsPassedOver(kind: TransportKind) async throws {
        let interim = Array("HTTP/1.1 103 Early Hints\r\nX-Early: 1\r\n\r\n".utf8)
        let server = try ScriptedServer([[.read, .write(interim + Step.answer(200, "final")), .hold]])
        defer { server.stop() }
        let answer = try await kind.make().send(.post(server.url))
        #expect(answer.status == 200)
        #expect(answer.text == "final")
        if kind == .curl { #expect(answer[header: "X-Early"] == nil) }
    }

    @Test(arguments: TransportKind.allCases, [400, 404, 429, 502, 504])
    func anyStatusIsAnAnswer(kind: TransportKind, status: Int) async throws {
        let page = "<html><head><title>Bad</title></head></html>"
        let server = try ScriptedServer { _ in Step.answer(status, page, headers: ["Content-Type: text/html"]) }
        defer { server.stop() }
        let answer = try await kind.make().send(.post(server.url))
        #expect(answer.status == status)
        #expect(answer.text == page)
        #expect(answer[header: "content-type"] == "text/html")
        #expect(server.requests.values.count == 1)
    }

    @Test(arguments: TransportKind.allCases)
    func aHeaderThatWouldBreakTheRequestIsNotSent(kind: TransportKind) async throws {
        let server = try ScriptedServer { _ in Step.answer(200, "") }
        defer { server.stop() }
        for header in [HTTPHeader("X", "a\r\nY: b"), HTTPHeader("X\nY", "b"), HTTPHeader("", "b")] {
            let failure = try await kind.make().failure(.post(server.url, headers: [header]))
            #expect(failure == Failure(.invalidURL, maybeExecuted: false))
        }
        for url in ["ftp://127.0.0.1/", "127.0.0.1", ""] {
            #expect(try await kind.make().failure(.post(url)) == Failure(.invalidURL, maybeExecuted: false))
        }
        #expect(server.connections.values.isEmpty)
    }
}
