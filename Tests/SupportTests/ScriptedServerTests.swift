import Glibc
import TestSupport
import Testing

@Suite struct ScriptedServerTests {
    private let request = "POST /a%2Fb?c HTTP/1.1\r\nHost: h\r\nX-Key:  k \r\nContent-Length: 4\r\n\r\nbody"

    /// What a client reads that writes a text, on a thread of its own.
    private func talk(
        to server: ScriptedServer, _ text: String = "", endsWriting: Bool = false
    ) async throws -> (text: String, errno: Int32) {
        try await onOwnThread {
            let client = try RawConnection(port: server.port)
            try client.send(text)
            if endsWriting { client.finishSending() }
            return try client.readToEnd()
        }
    }

    @Test func recordsARequestExactlyAndAnswersIt() async throws {
        let server = try ScriptedServer([[.read, .answering(201, "made", headers: ["A: b"]), .close]])
        defer { server.stop() }
        let end = try await talk(to: server, request)
        #expect(end.text == "HTTP/1.1 201 Status\r\nContent-Length: 4\r\nA: b\r\n\r\nmade")
        let recorded = try await server.requests.wait(for: 1)[0]
        #expect([recorded.method, recorded.target, recorded.text] == ["POST", "/a%2Fb?c", "body"])
        #expect(recorded.headers.map(\.name) == ["Host", "X-Key", "Content-Length"])
        #expect(recorded[header: "x-key"] == "k")
        #expect(recorded.connection == 0)
        #expect(server.complaints.values.isEmpty)
    }

    @Test func servesSeveralRequestsThatArriveTogether() async throws {
        let server = try ScriptedServer { Step.answer(200, $0.text) }
        defer { server.stop() }
        let end = try await talk(to: server, request + request, endsWriting: true)
        let answer = "HTTP/1.1 200 Status\r\nContent-Length: 4\r\n\r\nbody"
        #expect(end.text == answer + answer)
        #expect(server.requests.values.map(\.connection) == [0, 0])
    }

    @Test func dripsEachByte() async throws {
        let server = try ScriptedServer([[.drip(Array("slow".utf8), pause: .microseconds(100)), .close]])
        defer { server.stop() }
        #expect(try await talk(to: server).text == "slow")
    }

    @Test func resetsTheConnection() async throws {
        let server = try ScriptedServer([[.read, .reset]])
        defer { server.stop() }
        let end = try await talk(to: server, request)
        #expect(end.text.isEmpty)
        #expect(end.errno == ECONNRESET)
    }

    @Test func waitsUntilTheGateOpens() async throws {
        let gate = Gate()
        let server = try ScriptedServer([[.read, .wait(gate), .answering(200, ""), .close]])
        defer { server.stop() }
        async let end = talk(to: server, request)
        try await server.requests.wait(for: 1)
        gate.open()
        #expect(try await end.text == "HTTP/1.1 200 Status\r\nContent-Length: 0\r\n\r\n")
    }

    @Test func playsEachScriptOnItsConnectionAndRepeatsTheLast() async throws {
        let server = try ScriptedServer([[.write([65]), .close], [.write([66]), .close]])
        defer { server.stop() }
        var texts: [String] = []
        for _ in 0..<3 { texts.append(try await talk(to: server).text) }
        #expect(texts == ["A", "B", "B"])
        #expect(server.connections.values == [0, 1, 2])
    }

    @Test func saysWhenAConnectionHasEnded() async throws {
        let server = try ScriptedServer([[.read, .close]])
        defer { server.stop() }
        async let end = talk(to: server, request)
        #expect(try await server.endings.wait(for: 1) == [0])
        #expect(try await end.text.isEmpty)
    }

    @Test func stoppingEndsWhatIsHeld() async throws {
        let server = try ScriptedServer([[.hold]])
        async let end = talk(to: server)
        try await server.connections.wait(for: 1)
        server.stop()
        server.stop()
        #expect(try await end.text.isEmpty)
    }

    @Test(
        arguments: [
            ([], ScriptError.noScript),
            ([[]], .emptyScript(0)),
            ([[.close], [.read]], .noEnd(1)),
            ([[.hold, .read, .close]], .stepAfterEnd(0)),
        ] as [([[Step]], ScriptError)])
    func objectsToScriptsWithoutSense(scripts: [[Step]], error: ScriptError) {
        #expect(throws: error) { try ScriptedServer(scripts) }
    }

    @Test(arguments: [
        ("GET / HTTP/1.0\r\n\r\n", "connection 0: not a request: GET / HTTP/1.0\r\n\r\n"),
        ("GET /a b HTTP/1.1\r\n\r\n", "connection 0: not a request: GET /a b HTTP/1.1\r\n\r\n"),
        ("GET / HTTP/1.1\r\nHost\r\n\r\n", "connection 0: not a request: GET / HTTP/1.1\r\nHost\r\n\r\n"),
        ("GET / HT", "connection 0: the head of a request is cut off"),
        ("POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\nbody", "connection 0: the body of a request is cut off"),
    ])
    func complainsOfWhatIsNoRequest(bytes: String, complaint: String) async throws {
        let server = try ScriptedServer { _ in Step.answer(200, "") }
        defer { server.stop() }
        _ = try await talk(to: server, bytes, endsWriting: true)
        #expect(try await server.complaints.wait(for: 1) == [complaint])
    }

    @Test func refusesConnectionsUntilItComes() async throws {
        let server = try ScriptedServer(isAway: true) { _ in Step.answer(200, "here") }
        defer { server.stop() }
        let request = "GET / HTTP/1.1\r\nHost: x\r\n\r\n"
        try await onOwnThread {
            #expect(throws: RawConnection.Failure.system(ECONNREFUSED)) { try RawConnection(port: server.port) }
            try server.come()
            let connection = try RawConnection(port: server.port)
            try connection.send(request)
            #expect(try connection.answer().text == "here")
        }
    }

    @Test func reactsToEachRequestUntilAStepEndsTheConnection() async throws {
        let server = try ScriptedServer([
            [.react { $0.text == "body" ? [.answering(200, "1"), .answering(200, "2"), .close] : [] }]
        ])
        defer { server.stop() }
        let end = try await talk(to: server, request + request)
        #expect(
            end.text
                == "HTTP/1.1 200 Status\r\nContent-Length: 1\r\n\r\n1HTTP/1.1 200 Status\r\nContent-Length: 1\r\n\r\n2")
        #expect(server.requests.values.count == 1)
    }

    @Test func refusesWhileItIsAwayAndComesBackOnItsPort() async throws {
        let server = try ScriptedServer { Step.answer(200, $0.text) }
        defer { server.stop() }
        let connected = try await onOwnThread { [port = server.port] in try RawConnection(port: port) }
        try await server.connections.wait(for: 1)
        try server.leave()
        #expect(try await onOwnThread { try connected.readToEnd().text } == "")
        await #expect(throws: (any Error).self) { try await talk(to: server, request, endsWriting: true) }
        try server.come()
        let end = try await talk(to: server, request, endsWriting: true)
        #expect(end.text == "HTTP/1.1 200 Status\r\nContent-Length: 4\r\n\r\nbody")
    }
}
