import HTTPServer
import TestSupport
import Testing

@Suite struct SlowHandlerTests {
    let gate = Gate()
    let arrivals = Recorder<String>()

    /// Answers `/slow` when the gate opens and everything else at once.
    private func gatedServer() throws -> Server {
        try Server { [gate, arrivals] request in
            arrivals.append(request.target)
            if request.target == "/slow" {
                do { try await gate.wait() } catch { return ServerResponse(status: 500) }
            }
            return echo(request)
        }
    }

    @Test func aSlowAnswerHoldsUpNobody() async throws {
        let server = try gatedServer()
        try await onOwnThread { [gate] in
            let slow = try RawConnection(port: server.port)
            let fast = try RawConnection(port: server.port)
            try slow.send("POST /slow HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\n\r\nok")
            try fast.send("GET /fast HTTP/1.1\r\nHost: h\r\n\r\n")
            #expect(try fast.answer().text == "GET /fast ")
            gate.open()
            #expect(try slow.answer().text == "POST /slow ok")
            try slow.send("GET /again HTTP/1.1\r\nHost: h\r\n\r\n")
            #expect(try slow.answer().text == "GET /again ")
        }
    }

    @Test func stoppingEndsAWait() async throws {
        let server = try gatedServer()
        let slow = try RawConnection(port: server.port)
        let idle = try RawConnection(port: server.port)
        try slow.send("GET /slow HTTP/1.1\r\nHost: h\r\n\r\n")
        try await arrivals.wait(for: 1)
        server.stop()
        let closed = try await onOwnThread { try [slow, idle].map { try $0.isClosedByPeer() } }
        #expect(closed == [true, true])
        // The handler ends after the server: its answer goes nowhere.
        gate.open()
    }

    @Test func aClientMayLeaveBeforeItsAnswer() async throws {
        let server = try gatedServer()
        do {
            let leaving = try RawConnection(port: server.port)
            try leaving.send("GET /slow HTTP/1.1\r\nHost: h\r\n\r\n")
            try await arrivals.wait(for: 1)
        }
        gate.open()
        try await onOwnThread {
            let staying = try RawConnection(port: server.port)
            try staying.send("GET /fast HTTP/1.1\r\nHost: h\r\n\r\n")
            #expect(try staying.answer().text == "GET /fast ")
        }
    }
}
