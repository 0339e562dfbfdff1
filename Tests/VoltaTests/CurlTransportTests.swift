import EventLoop
import Glibc
import TestSupport
import Testing
import Volta
import VoltaCurl

/// What the transport over libcurl does beyond the body of tests for both.
@Suite struct CurlTransportTests {
    /// An actor-free caller on a loop, as the bridge is.
    private func run<Value: Sendable>(_ body: @escaping @Sendable (PollLoop) async throws -> Value) async throws
        -> Value
    {
        let loop = try #require(PollLoop.onOwnThread())
        defer { loop.stop() }
        return try await Task(executorPreference: loop) { try await body(loop) }.value
    }

    @Test func onALoopNothingLeavesItsThread() async throws {
        let server = try ScriptedServer { Step.answer(200, $0.text) }
        defer { server.stop() }
        let url = server.url
        let stayed = try await run { loop in
            let transport = CurlTransport(loop: loop)
            var stayed: [Bool] = []
            for number in 0..<20 {
                let answer = try await transport.send(.post(url, "\(number)"))
                stayed.append(loop.isOnLoop && answer.text == "\(number)")
            }
            return stayed
        }
        #expect(stayed == Array(repeating: true, count: 20))
        #expect(server.connections.values == [0])
    }

    @Test func severalTransportsShareALoop() async throws {
        let server = try ScriptedServer { Step.answer(200, $0.text) }
        defer { server.stop() }
        let loop = try #require(PollLoop.onOwnThread())
        defer { loop.stop() }
        for _ in 0..<3 {
            let transport = CurlTransport(loop: loop)
            #expect(try await transport.send(.post(server.url, "a")).text == "a")
        }
        #expect(try await server.endings.wait(for: 3).sorted() == [0, 1, 2])
    }

    @Test func namesTheProgram() async throws {
        let server = try ScriptedServer { Step.answer(200, $0[header: "User-Agent"] ?? "none") }
        defer { server.stop() }
        let transport = try #require(CurlTransport(userAgent: "volta-midi/9.9"))
        #expect(try await transport.send(.post(server.url)).text == "volta-midi/9.9")
    }

    /// A GET may be repeated on a new connection: it changes nothing.
    @Test func aLostGetIsRepeated() async throws {
        let server = try ScriptedServer([
            [.read, .answering(200, "first"), .read, .close], [.read, .answering(200, "again"), .hold],
        ])
        defer { server.stop() }
        let transport = try TransportKind.curl.make()
        let request = HTTPRequest(method: .get, url: server.url)
        #expect(try await transport.send(request).text == "first")
        #expect(try await transport.send(request).text == "again")
    }

    /// Old versions of libcurl read freed memory then, if a handle is used again.
    @Test func aHeadThatBeginsWithAFoldedLineIsNoDanger() async throws {
        let folded = Array("HTTP/1.1 200 OK\r\n folded: line\r\nContent-Length: 6\r\n\r\nfolded".utf8)
        let server = try ScriptedServer { $0.text == "fold" ? folded : Step.answer(200, "plain") }
        defer { server.stop() }
        let transport = try TransportKind.curl.make()
        for _ in 0..<20 {
            #expect(try await transport.send(.post(server.url, "plain")).text == "plain")
            // Some versions take it for an answer, others do not.
            let text = try? await transport.send(.post(server.url, "fold")).text
            #expect(text == nil || text == "folded")
        }
    }

    /// What a server says on an idle connection, as some do before they close it, is not the next request's answer.
    @Test(arguments: [[Step.close], [.hold], [.reset]])
    func anAnswerWithoutARequestIsNotTaken(end: [Step]) async throws {
        let firstIsRead = Gate()
        let written = Gate()
        let server = try ScriptedServer([
            [.read, .answering(200, "first"), .wait(firstIsRead), .answering(408, "slow"), .open(written)] + end,
            [.serve({ _ in Step.answer(200, "second") })],
        ])
        defer { server.stop() }
        let transport = try TransportKind.curl.make()
        #expect(try await transport.send(.post(server.url, "1")).text == "first")
        firstIsRead.open()
        try await written.wait()
        for _ in 0..<3 { #expect(try await transport.send(.post(server.url, "2")).text == "second") }
        #expect(server.requests.values.map(\.text) == ["1", "2", "2", "2"])
    }

    /// libcurl takes the first two for whole answers.
    @Test(arguments: [
        "HTTP/1.1 200 OK\r\nContent-Le", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 103 Early\r\n\r\n",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{\"ok",
    ])
    func anAnswerThatIsCutOffIsALostConnection(bytes: String) async throws {
        let server = try ScriptedServer([[.read, .write(Array(bytes.utf8)), .close]])
        defer { server.stop() }
        let failure = try await TransportKind.curl.make().failure(.post(server.url))
        #expect(failure == Failure(.connectionLost, maybeExecuted: true))
    }

    /// libcurl hands trailers over as it does header lines; they come after the head and say nothing of it.
    @Test(arguments: ["2\r\nok\r\n", ""])
    func anAnswerWithTrailersIsWhole(chunk: String) async throws {
        let head = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
        let bytes = Array("\(head)\(chunk)0\r\nX-Sum: 1\r\nX-Late: 2\r\n\r\n".utf8)
        let server = try ScriptedServer { _ in bytes }
        defer { server.stop() }
        let transport = try TransportKind.curl.make()
        let whole = HTTPResponse(
            status: 200, headers: [HTTPHeader("Transfer-Encoding", "chunked")],
            body: Array((chunk.isEmpty ? "" : "ok").utf8))
        for _ in 0..<2 { #expect(try await transport.send(.post(server.url)) == whole) }
        #expect(server.connections.values == [0])
    }

    @Test func anEndlessHeadIsRefused() async throws {
        let field = Array("X-Filler: \(String(repeating: "x", count: 1000))\r\n".utf8)
        let fields = Array(repeating: field, count: 10_000).flatMap { $0 }
        let server = try ScriptedServer([[.read, .write(Array("HTTP/1.1 200 OK\r\n".utf8) + fields), .hold]])
        defer { server.stop() }
        let failure = try await TransportKind.curl.make().failure(.post(server.url))
        #expect(failure.maybeExecuted)
        #expect([.malformedAnswer, .connectionLost].contains(failure.code))
    }

    /// Closing before anything is read: whether bytes went out decides.
    @Test func aServerThatHangsUpAtOnceIsTold() async throws {
        let server = try ScriptedServer([[.close]])
        defer { server.stop() }
        let failure = try await TransportKind.curl.make().failure(.post(server.url))
        #expect([.connectionLost, .connectionFailed].contains(failure.code))
    }

    @Test func textsSayWhereAndWhy() async throws {
        let server = try ScriptedServer([[.close]])
        server.stop()
        let error = await #expect(throws: HTTPTransportError.self) {
            try await TransportKind.curl.make().send(.post(server.url))
        }
        let text = try #require(error?.description)
        #expect(
            text.hasPrefix("Cannot reach 127.0.0.1:\(server.port) - Failed to connect to 127.0.0.1 port \(server.port)")
        )
    }

    @Test func theTextOfALostConnectionIsReadable() async throws {
        let server = try ScriptedServer([[.read, .answering(200, ""), .read, .close]])
        defer { server.stop() }
        let transport = try TransportKind.curl.make()
        _ = try await transport.send(.post(server.url))
        let error = await #expect(throws: HTTPTransportError.self) { try await transport.send(.post(server.url)) }
        #expect(
            error?.description
                == "Cannot reach 127.0.0.1:\(server.port) - The server closed the connection without an answer")
    }

    /// The environment's proxy is asked for the world outside, and never for this machine.
    ///
    /// In a process of its own, since the environment is one for all.
    @Test func aProxyIsNotAskedForThisMachine() async {
        await #expect(processExitsWith: .success) {
            let proxy = try ScriptedServer { Step.answer(200, "proxy \($0.target)") }
            let server = try ScriptedServer { _ in Step.answer(200, "direct") }
            setenv("http_proxy", proxy.url, 1)
            let transport = try TransportKind.curl.make()
            let loopback = try await transport.send(.post(server.url)).text
            let outside = try await transport.send(.post("http://api.invalid/prod")).text
            try #require(loopback == "direct")
            try #require(outside == "proxy http://api.invalid/prod")
            try #require(proxy.requests.values.count == 1)
        }
    }

    /// A request outside the loop comes back although the loop has ended under it.
    @Test func nothingHangsAfterTheLoopHasEnded() async throws {
        let server = try ScriptedServer([[.read, .hold]])
        defer { server.stop() }
        let loop = try #require(PollLoop.onOwnThread())
        let transport = CurlTransport(loop: loop)
        async let underWay = transport.failure(.post(server.url, deadline: .seconds(1)))
        try await server.requests.wait(for: 1)
        loop.stop()
        #expect(try await underWay == Failure(.deadlineExceeded, maybeExecuted: true))
        let later = try await transport.failure(.post(server.url, deadline: .milliseconds(10)))
        #expect(later.code == .deadlineExceeded)
    }

    /// Cancelling at any moment, many at once: everyone comes back once, and the transport stays usable.
    @Test func randomCancellationsEndCleanly() async throws {
        let server = try ScriptedServer { Step.answer(200, $0.text) }
        defer { server.stop() }
        let transport = try TransportKind.curl.make()
        var random = SeededRandom()
        for _ in 0..<40 {
            let calls = (0..<10).map { _ in Task { try? await transport.send(.post(server.url, "x")).status } }
            for call in calls where Bool.random(using: &random) { call.cancel() }
            for call in calls {
                let status = await call.value
                #expect(status == nil || status == 200, "\(random)")
            }
        }
        #expect(try await transport.send(.post(server.url, "alive")).text == "alive")
    }
}
