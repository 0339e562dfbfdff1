import HTTPServer
import TestSupport
import Testing

@Suite struct ServerStopTests {
    /// Handlers that come back on other threads, requests that arrive and a stop, all at once.
    @Test func stoppingUnderLoadEndsCleanly() async throws {
        for _ in 0..<30 {
            let arrivals = Recorder<Void>()
            let server = try Server { request in
                arrivals.append(())
                await Task.yield()
                return echo(request)
            }
            let clients = (0..<4).map { _ in
                Task { try await onOwnThread { hammer(port: server.port) } }
            }
            try await arrivals.wait(for: 20)
            try await onOwnThread { server.stop() }
            for client in clients {
                #expect(try await client.value, "an answer was whole or did not come at all")
            }
        }
    }
}

/// Sends requests until the server is gone; false when an answer is wrong.
private func hammer(port: Int) -> Bool {
    do {
        let connection = try RawConnection(port: port)
        for number in 0... {
            try connection.send("GET /\(number) HTTP/1.1\r\nHost: h\r\n\r\n")
            let answer = try connection.answer()
            guard answer.status == 200, answer.text == "GET /\(number) " else { return false }
        }
        return true
    } catch {
        return error is RawConnection.Failure
    }
}
