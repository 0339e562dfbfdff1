import TestSupport
import Testing
import Volta

/// Servers that break off, do not answer, or answer what must not be followed.
@Suite struct TransportFailureTests {
    @Test(arguments: TransportKind.allCases)
    func aServerThatNeverAnswersMeetsTheDeadline(kind: TransportKind) async throws {
        let server = try ScriptedServer([[.read, .hold]])
        defer { server.stop() }
        let failure = try await kind.make().failure(.post(server.url, deadline: .seconds(3)))
        #expect(failure == Failure(.deadlineExceeded, maybeExecuted: true))
    }

    /// The deadline is for the whole answer, not for the next byte.
    @Test(arguments: TransportKind.allCases)
    func anAnswerThatDripsForeverMeetsTheDeadline(kind: TransportKind) async throws {
        let bytes = Step.answer(200, String(repeating: "x", count: 50_000))
        let server = try ScriptedServer([[.read, .drip(bytes, pause: .milliseconds(10)), .hold]])
        defer { server.stop() }
        let failure = try await kind.make().failure(.post(server.url, deadline: .seconds(3)))
        #expect(failure == Failure(.deadlineExceeded, maybeExecuted: true))
    }

    @Test(arguments: TransportKind.allCases, [[Step.read, .reset], [.read, .close]])
    func aFreshConnectionThatIsLostMayHaveBeenExecuted(kind: TransportKind, script: [Step]) async throws {
        let server = try ScriptedServer([script])
        defer { server.stop() }
        let failure = try await kind.make().failure(.post(server.url, deadline: kind.patience))
        #expect(failure.maybeExecuted)
        // HT-16: URLSession gives the loss several names.
        if !kind.hasFaults { #expect(failure.code == .connectionLost) }
        // Another of its faults: URLSession sometimes repeats the request by itself.
        if !kind.hasFaults { #expect(server.requests.values.count == 1) }
    }

    /// HT-16, and "nothing twice": a POST that the server has read is not sent again, though libcurl would.
    @Test(arguments: TransportKind.allCases, [[Step.reset], [.close]])
    func aReusedConnectionThatIsLostIsNotRepeated(kind: TransportKind, end: [Step]) async throws {
        let server = try ScriptedServer([
            [.read, .answering(200, "first"), .read] + end, [.read, .answering(200, "twice"), .hold],
        ])
        defer { server.stop() }
        let transport = try kind.make()
        #expect(try await transport.send(.post(server.url, "1")).text == "first")
        let failure = try await transport.failure(.post(server.url, "2", deadline: kind.patience))
        #expect(failure.maybeExecuted)
        // HT-16: URLSession notices at its timeout only.
        if !kind.hasFaults { #expect(failure.code == .connectionLost) }
        #expect(server.requests.values.map(\.text) == ["1", "2"])
    }

    /// HT-16: a connection that was closed while idle costs nothing.
    @Test(arguments: TransportKind.allCases)
    func aConnectionThatWasClosedWhileIdleIsReplaced(kind: TransportKind) async throws {
        let server = try ScriptedServer([
            [.read, .answering(200, "first"), .close], [.read, .answering(200, "second"), .hold],
        ])
        defer { server.stop() }
        let transport = try kind.make()
        #expect(try await transport.send(.post(server.url, "1")).text == "first")
        try await server.endings.wait(for: 1)
        #expect(try await transport.send(.post(server.url, "2")).text == "second")
        #expect(server.requests.values.map(\.text) == ["1", "2"])
    }

    /// A server without TLS: what was written was not the request.
    @Test(arguments: TransportKind.allCases)
    func aServerThatIsNotSecureNeverGetsTheRequest(kind: TransportKind) async throws {
        let server = try ScriptedServer([[.readBytes(1), .answering(400, "plain"), .close]])
        defer { server.stop() }
        let failure = try await kind.make().failure(.post("https://127.0.0.1:\(server.port)/", deadline: kind.patience))
        // URLSession on Linux has no name for it.
        if !kind.hasFaults { #expect(failure == Failure(.notSecure, maybeExecuted: false)) }
        #expect(server.requests.values.isEmpty)
    }

    @Test(arguments: TransportKind.allCases)
    func aTruncatedAnswerIsNoAnswer(kind: TransportKind) async throws {
        let bytes = Array("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n{\"ok\"".utf8)
        let server = try ScriptedServer([[.read, .write(bytes), .close]])
        defer { server.stop() }
        let failure = try await kind.make().failure(.post(server.url, deadline: kind.patience))
        #expect(failure.maybeExecuted)
        if !kind.hasFaults { #expect(failure.code == .connectionLost) }
    }

    @Test(arguments: TransportKind.allCases, ["\u{16}\u{3}\u{1}garbage\r\n\r\n", "SSH-2.0-Server\r\n", "hello"])
    func whatIsNotHTTPIsMalformed(kind: TransportKind, text: String) async throws {
        let server = try ScriptedServer([[.read, .write(Array(text.utf8)), .close]])
        defer { server.stop() }
        let failure = try await kind.make().failure(.post(server.url, deadline: kind.patience))
        #expect(failure.maybeExecuted)
        if !kind.hasFaults { #expect(failure.code == .malformedAnswer) }
    }

    @Test(arguments: TransportKind.allCases)
    func anAnswerBeyondTheBoundIsRefused(kind: TransportKind) async throws {
        let server = try ScriptedServer { _ in Step.answer(200, String(repeating: "x", count: 5 << 20)) }
        defer { server.stop() }
        let failure = try await kind.make().failure(.post(server.url))
        #expect(failure == Failure(.malformedAnswer, maybeExecuted: true))
    }

    /// HT-12: no challenge is answered, and every 401 reaches the caller; URLSession may instead meet the deadline.
    @Test(
        arguments: TransportKind.allCases,
        [
            nil, "Bearer", "Basic realm=\"x\"", "Digest realm=\"x\", nonce=\"n\", qop=\"auth\"", "Negotiate",
            "%%garbage,,=", "",
        ]
    )
    func everyChallengeReachesTheCaller(kind: TransportKind, challenge: String?) async throws {
        let headers = challenge.map { ["WWW-Authenticate: \($0)"] } ?? []
        let server = try ScriptedServer { _ in Step.answer(401, "{\"message\":\"Unauthorized\"}", headers: headers) }
        defer { server.stop() }
        let request = HTTPRequest.post(
            server.url, headers: [HTTPHeader("Authorization", "Bearer t")], deadline: kind.patience)
        do {
            #expect(try await kind.make().send(request).status == 401)
        } catch let error as HTTPTransportError {
            #expect(kind.hasFaults && error.code == .deadlineExceeded, "\(error)")
        }
        #expect(server.requests.values.map { $0[header: "Authorization"] } == ["Bearer t"])
    }

    /// HT-14 and HT-15: no redirect is followed, so that no other host learns the key.
    @Test(arguments: TransportKind.allCases, [301, 302, 303, 307, 308])
    func noRedirectIsFollowed(kind: TransportKind, status: Int) async throws {
        let other = try ScriptedServer { _ in Step.answer(200, "followed") }
        let target = "http://localhost:\(other.port)/x"
        let server = try ScriptedServer { _ in Step.answer(status, "moved", headers: ["Location: \(target)"]) }
        defer {
            server.stop()
            other.stop()
        }
        let answer = try await kind.make().send(.post(server.url, headers: [HTTPHeader("x-api-key", "secret")]))
        #expect(answer.status == status)
        #expect(answer[header: "Location"] == target)
        #expect(server.requests.values.count == 1)
        #expect(other.connections.values.isEmpty)
    }

    /// HT-10 and HT-11: a cancelled caller is told so at once, again and again, and the transport stays usable.
    @Test(arguments: TransportKind.allCases)
    func aCancelledCallerComesBackAtOnce(kind: TransportKind) async throws {
        let server = try ScriptedServer { request in
            request.text == "last" ? Step.answer(200, "alive") : []
        }
        defer { server.stop() }
        let transport = try kind.make()
        for number in 1...(kind.hasFaults ? 5 : 50) {
            let call = Task { try await transport.failure(.post(server.url)) }
            try await server.requests.wait(for: number)
            call.cancel()
            #expect(try await call.value == Failure(.cancelled, maybeExecuted: true))
        }
        #expect(try await transport.send(.post(server.url, "last")).text == "alive")
    }

    @Test(arguments: TransportKind.allCases)
    func aTaskThatIsAlreadyCancelledSendsNothingMore(kind: TransportKind) async throws {
        let server = try ScriptedServer { _ in Step.answer(200, "") }
        defer { server.stop() }
        let transport = try kind.make()
        let gate = Gate()
        let call = Task {
            try? await gate.wait()
            return try await transport.failure(.post(server.url))
        }
        call.cancel()
        gate.open()
        #expect(try await call.value.code == .cancelled)
        if kind == .curl { #expect(server.connections.values.isEmpty) }
    }

    /// RL-02: when the transport goes, so do its connections.
    @Test(arguments: TransportKind.allCases)
    func noConnectionOutlivesItsTransport(kind: TransportKind) async throws {
        let server = try ScriptedServer { Step.answer(200, $0.text) }
        defer { server.stop() }
        var transport: (any HTTPTransport)? = try kind.make()
        for _ in 0..<3 { _ = try await transport?.send(.post(server.url)) }
        transport = nil
        #expect(try await server.endings.wait(for: server.connections.values.count).count == 1)
    }
}
