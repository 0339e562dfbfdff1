import HTTPServer
import TestSupport
import Testing
import Time
import Volta

@testable import Dashboard

/// The server over real sockets.
@Suite struct DashboardServerTests {
    private let run = FakeRun()

    private func server(secret: String? = nil) throws -> DashboardServer {
        let start = Moment.now
        return try DashboardServer(at: DashboardAddress(port: 0), secret: secret, source: run, now: { start })
    }

    /// What is sent: the head as given, and the body.
    private func request(
        _ line: String, _ server: DashboardServer, host: String? = nil, _ headers: [String] = [], body: String = ""
    ) -> String {
        let length = body.isEmpty ? [] : ["Content-Length: \(body.utf8.count)"]
        let lines = ["\(line) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(server.port)")"] + headers + length
        return lines.joined(separator: "\r\n") + "\r\n\r\n" + body
    }

    private func answer(to text: String, _ server: DashboardServer) async throws -> RawAnswer {
        try await onOwnThread {
            let connection = try RawConnection(port: server.port)
            try connection.send(text)
            return try connection.answer()
        }
    }

    private func token(_ server: DashboardServer, _ headers: [String] = []) async throws -> String {
        let page = try await answer(to: request("GET /", server, headers), server)
        return String(try #require(page.text.firstMatch(of: /name="token" content="([0-9a-f]{32})"/)).1)
    }

    private func post(
        _ path: String, _ body: String, _ server: DashboardServer, _ headers: [String]
    ) async throws -> RawAnswer {
        try await answer(to: request("POST \(path)", server, headers, body: body), server)
    }

    private func good(_ server: DashboardServer) async throws -> [String] {
        [
            "Origin: http://127.0.0.1:\(server.port)", "Content-Type: application/json",
            "X-Volta-Midi-Token: \(try await token(server))",
        ]
    }

    @Test func thePageIsWholeAndLockedUp() async throws {
        let server = try server()
        let page = try await answer(to: request("GET /", server), server)
        #expect(page.status == 200)
        #expect(page["Content-Type"] == "text/html; charset=utf-8")
        let policy = try #require(page["Content-Security-Policy"])
        let nonce = try #require(policy.firstMatch(of: /script-src 'nonce-([0-9a-f]{32})'/)).1
        #expect(page.text.contains("<script type=\"module\" nonce=\"\(nonce)\">"))
        #expect(!policy.contains("unsafe"))
        #expect(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"))
        #expect(page["X-Content-Type-Options"] == "nosniff")
        #expect(page["Cache-Control"] == "no-store")
        let again = try await answer(to: request("GET /", server), server)
        #expect(again["Content-Security-Policy"] != policy)
        #expect(try await token(server) == token(server))
        #expect(try await answer(to: request("GET /etc/passwd", server), server).status == 404)
    }

    /// Case SE-01.
    @Test(arguments: ["evil.example", "localhost.evil.example", "127.0.0.1:1"])
    func foreignHostsGetNothing(host: String) async throws {
        let server = try server()
        for path in ["/", "/api/status", "/api/stream", "/metrics", "/healthz", "/nowhere"] {
            let answer = try await answer(to: request("GET \(path)", server, host: host), server)
            #expect(answer.status == 421)
            #expect(answer.text == "")
        }
    }

    @Test func touchesArrive() async throws {
        let server = try server()
        let headers = try await good(server)
        let body = #"{"page":3,"lid":1,"type":"Slider","value":0.25}"#
        #expect(try await post("/api/touch", body, server, headers).text == "{\"ok\":true}\n")
        #expect(run.touches.values == ["3: 1 slider(0.25)"])
        run.answerTouches(with: .pageChanged)
        #expect(try await post("/api/touch", body, server, headers).status == 409)
        run.answerTouches(with: .notPossible(reason: "No <b>such</b> option."))
        let refused = try await post("/api/touch", body, server, headers)
        #expect(refused.status == 400)
        #expect(refused["Content-Type"] == "text/plain; charset=utf-8")
        #expect(try await post("/api/learn", #"{"page":3,"do":"start","lid":1}"#, server, headers).status == 200)
        #expect(
            try await post("/api/learn", #"{"page":3,"do":"undo"}"#, server, headers).text
                == "There is nothing to undo.\n")
        #expect(run.steps.values == [.start, .undo])
    }

    @Test func nothingElseChangesAnything() async throws {
        let server = try server()
        let good = try await good(server)
        let body = #"{"page":3,"lid":1,"type":"Button"}"#
        let attempts: [([String], Int)] = [
            (["Origin: http://evil.example"] + good.dropFirst(), 403),
            (["Origin: http://localhost:\(server.port)0"] + good.dropFirst(), 403),
            (Array(good.dropFirst()), 403), ([good[0], "Content-Type: text/plain", good[2]], 415),
            ([good[0], "Content-Type: application/x-www-form-urlencoded", good[2]], 415), ([good[0], good[2]], 415),
            (Array(good.prefix(2)), 403),
            (good.prefix(2) + ["X-Volta-Midi-Token: \(String(repeating: "0", count: 32))"], 403),
        ]
        for (headers, status) in attempts {
            let answer = try await post("/api/touch", body, server, headers)
            #expect(answer.status == status, "\(headers)")
            #expect(answer["Access-Control-Allow-Origin"] == nil)
        }
        let preflight = try await answer(
            to: request("OPTIONS /api/touch", server, ["Origin: http://evil.example"]), server)
        #expect(preflight.status == 405)
        #expect(preflight["Access-Control-Allow-Origin"] == nil)
        #expect(run.touches.values == [])
    }

    @Test func theSecretOpensIt() async throws {
        let server = try server(secret: "a secret for the stage")
        let page = try await answer(to: request("GET /", server), server)
        #expect(page.text.contains("The secret, please"))
        #expect(!page.text.contains("name=\"token\""))
        #expect(try await answer(to: request("GET /metrics", server), server).status == 401)
        let headers = ["Origin: http://127.0.0.1:\(server.port)", "Content-Type: application/json"]
        #expect(try await post("/api/login", #"{"secret":"wrong"}"#, server, headers).status == 403)
        let login = try await post("/api/login", #"{"secret":"a secret for the stage"}"#, server, headers)
        let cookie = try #require(login["Set-Cookie"])
        #expect(cookie.hasSuffix("; Path=/; HttpOnly; SameSite=Strict"))
        let session = "Cookie: " + cookie.prefix { $0 != ";" }
        #expect(try await token(server, [session]).count == 32)
        #expect(
            try await answer(to: request("GET /healthz", server, [session]), server).text == "ok\nvolta: starting\n")
        let bearer = "Authorization: Bearer a secret for the stage"
        #expect(try await answer(to: request("GET /metrics", server, [bearer]), server).status == 200)
        for _ in 0..<5 { _ = try await post("/api/login", #"{"secret":"wrong"}"#, server, headers) }
        #expect(try await post("/api/login", #"{"secret":"a secret for the stage"}"#, server, headers).status == 429)
    }

    @Test func theStreamTellsAllAndThenWhatIsNew() async throws {
        let server = try server()
        let opening = request("GET /api/stream", server)
        try await onOwnThread { [run] in
            let connection = try RawConnection(port: server.port)
            try connection.send(opening)
            _ = try connection.text(upTo: "event: hello\n")
            server.publish(.sample())
            let first = try connection.text(upTo: "event: learn\n")
            #expect(["page", "state", "notices", "learn"].allSatisfy { first.contains("event: \($0)\n") })
            var record = DashboardRecord()
            record.note(Notice("<b>fire</b>", level: .trouble, time: 1))
            server.publish(.sample(record: record))
            let second = try connection.text(upTo: "<b>fire</b>")
            #expect(!second.contains("event: page\n"))
            #expect(server.isWatched)
            withExtendedLifetime((connection, run)) {}
        }
        // Whoever is gone is noticed when something is pushed.
        while server.isWatched {
            server.publish(.sample())
            await Task.yield()
        }
        try await run.watched.wait(for: 2)
        #expect(run.watched.values == [true, false])
    }

    @Test func whoeverAsksForTheHeadAloneIsNoViewer() async throws {
        let server = try server()
        let head = request("HEAD /api/stream", server)
        try await onOwnThread {
            let connection = try RawConnection(port: server.port)
            try connection.send(head)
            #expect(try connection.answer(toHead: true)["Content-Type"] == "text/event-stream")
        }
        try await run.watched.wait(for: 2)
        #expect(run.watched.values == [true, false])
    }

    /// A thousand streams that nobody reads: most are refused, the rest costs nothing, and the page is served.
    @Test func aThousandStalledStreamsHarmNobody() async throws {
        let server = try server()
        let opening = request("GET /api/stream", server)
        let page = request("GET /healthz", server, ["Connection: close"])
        let before = Resources.now()
        try await onOwnThread { [run] in
            var stalled: [RawConnection] = []
            var refused = 0
            for _ in 0..<1000 {
                let connection = try RawConnection(port: server.port, receiveBuffer: 4096)
                try connection.send(opening)
                let head = try connection.text(upTo: "\r\n\r\n")
                if head.hasPrefix("HTTP/1.1 200") { stalled.append(connection) } else { refused += 1 }
            }
            #expect(stalled.count == Board.mostViewers)
            #expect(refused == 1000 - Board.mostViewers)
            for _ in 0..<2000 { server.publish(.sample()) }
            let after = Resources.now()
            #expect(after.descriptors - before.descriptors < 100)
            #expect(after.memory - before.memory < 64 << 20)
            let connection = try RawConnection(port: server.port)
            try connection.send(page)
            #expect(try connection.answer().status == 200)
            withExtendedLifetime((stalled, run)) {}
        }
    }

    @Test func whateverBytesComeNothingIsTouchedByThem() async throws {
        let seeded = SeededRandom()
        let server = try server()
        let headers = try await good(server)
        let body = #"{"page":3,"lid":1,"type":"Slider","value":0.25}"#
        let whole = Array(request("POST /api/touch", server, headers, body: body).utf8)
        let opening = request("GET /healthz", server)
        try await onOwnThread {
            var generator = seeded
            for _ in 0..<300 {
                var bytes = whole
                // Somewhere in the head, where all that protects it stands.
                let place = Int.random(in: 0..<(whole.count - body.utf8.count - 4), using: &generator)
                bytes[place] = UInt8.random(in: 128...255, using: &generator)
                let connection = try RawConnection(port: server.port)
                try connection.send(bytes)
                connection.finishSending()
                #expect(try connection.isClosedByPeer(), "\(seeded)")
            }
            let connection = try RawConnection(port: server.port)
            try connection.send(opening)
            #expect(try connection.answer().status == 200)
        }
        // What is damaged in a field without a meaning here is as good as whole.
        #expect(run.touches.values.allSatisfy { $0 == "3: 1 slider(0.25)" }, "\(seeded)")
    }

    /// Cases SE-05 and SE-06: there is no way to a key, since the dashboard is never given one.
    @Test func statusHoldsNothingButTheState() async throws {
        let server = try server()
        let status = try await answer(to: request("GET /api/status", server), server)
        let fields = try #require(JSONValue(json: status.body)?.objectValue)
        #expect(fields.keys.sorted() == ["learn", "notices", "page", "state"])
    }
}
