import Glibc
import TestSupport
import Testing

/// The dashboard of the built binary, over real sockets and without a browser.
@Suite struct DashboardProgramTests {
    private func get(_ path: String, _ stage: DashboardStage) throws -> RawAnswer {
        let connection = try RawConnection(port: stage.port)
        try connection.send("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(stage.port)\r\n\r\n")
        return try connection.answer()
    }

    @Test(arguments: [
        (
            ["--dashboard", "x"],
            "--dashboard needs a port, or a host and a port: 8080, 192.168.1.5:8080, [::1]:8080; not 'x'"
        ),
        (
            ["--dashboard", "65536"],
            "--dashboard needs a port, or a host and a port: 8080, 192.168.1.5:8080, [::1]:8080; not '65536'"
        ),
        (
            ["--dashboard", "0.0.0.0:8080"],
            "--dashboard 0.0.0.0:8080 can be reached by others, who could work the stage: name a file that holds a secret "
                + "with --dashboard-secret-file FILE, or leave the host out"
        ),
        (["--dashboard-secret-file", "x"], "--dashboard-secret-file needs --dashboard [HOST:]PORT"),
    ])
    func whatCannotBeServedIsSaid(words: [String], text: String) {
        for command in [["demo"], ["run", "-", "--dry-run"]] {
            #expect(ProgramResult.of(command + words) == ProgramResult(code: 64, out: "", err: "volta-midi: \(text)\n"))
        }
    }

    @Test func aWeakSecretIsNotTaken() throws {
        let folder = try TemporaryFolder()
        for text in ["short", "", "two words here"] {
            let path = try folder.file("secret", text)
            let result = ProgramResult.of(["demo", "--dashboard", "0.0.0.0:0", "--dashboard-secret-file", path])
            #expect(result.code == 64)
            #expect(
                result.err
                    == "volta-midi: cannot use \(path) as the secret: it must hold one word of 12 characters or more\n")
        }
    }

    /// Case SE-03: with a warning, and nothing without the secret.
    @Test func whereOthersCanReachItThereIsAWarning() async throws {
        let folder = try TemporaryFolder()
        let secret = try folder.file("secret", "correct-horse-battery\n")
        let program = try RunningProgram(
            ["demo", "--seconds", "600", "--dashboard", "0.0.0.0:0", "--dashboard-secret-file", secret])
        let line = try await program.line { $0.contains("dashboard: http://0.0.0.0:") }
        #expect(line.contains("others can reach it"))
        let port = try #require(line.firstMatch(of: /:(\d+)\//).flatMap { Int($0.1) })
        try await onOwnThread {
            for (field, status) in [("X: y", 401), ("Authorization: Bearer correct-horse-battery", 200)] {
                let connection = try RawConnection(port: port)
                try connection.send("GET /metrics HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(field)\r\n\r\n")
                #expect(try connection.answer().status == status)
            }
        }
        program.signal(SIGTERM)
        #expect(try await program.end() == .exited(0))
        #expect(!program.transcript.contains("correct-horse"))
    }

    @Test func aPortInUseEndsTheRun() async throws {
        let server = try ScriptedServer { _ in [] }
        let result = ProgramResult.of(["demo", "--dashboard", "\(server.port)"])
        #expect(result.code == 69)
        #expect(result.err.contains("Cannot listen at 127.0.0.1:\(server.port) - another program uses this port"))
    }

    /// Cases SE-05 and SE-06.
    @Test func noKeyAndNoTokenReachThePage() async throws {
        let stage = try await DashboardStage(
            StrictVolta(
                DashboardStage.controls,
                except: { request in
                    // An answer that says the token back, which is then part of an error.
                    request.target == "/action" ? Step.answer(403, request[header: "Authorization"] ?? "") : nil
                }))
        let midi = try await Writer.opening(stage.fifo)
        try midi.write([0xB0, 7, 64])
        try await stage.program.errorLine { $0.contains("refuses") || $0.contains("address") }
        let texts = try await onOwnThread {
            let stream = try RawConnection(port: stage.port)
            try stream.send("GET /api/stream HTTP/1.1\r\nHost: 127.0.0.1:\(stage.port)\r\n\r\n")
            let pushed = try stream.text(upTo: "event: notices\n") + stream.text(upTo: "\n\n")
            return try ["/", "/api/status", "/metrics", "/healthz"].map { try get($0, stage).text } + [pushed]
        }
        let token = "eyJhbGciOiJIUzI1NiJ9.eyJpYXQiOjEwMDAsImV4cCI6MTkwMH0.c2VjcmV0LXRva2Vu"
        let secrets = [StrictVolta.key, token] + token.split(separator: ".").map(String.init)
        for text in texts + [stage.program.transcript] {
            for secret in secrets { #expect(!text.contains(secret)) }
        }
        #expect(texts[3].hasPrefix("ok\nvolta: "))
        stage.program.signal(SIGTERM)
        #expect(try await stage.program.end() == .exited(0))
    }

    /// Case SH-02: browsers that stall and browsers that crash cost nothing, and no move is lost.
    @Test func stalledAndBrokenBrowsersDelayNothing() async throws {
        let stage = try await DashboardStage(StrictVolta(DashboardStage.controls))
        let midi = try await Writer.opening(stage.fifo)
        let stalled = try await onOwnThread {
            let opening = "GET /api/stream HTTP/1.1\r\nHost: 127.0.0.1:\(stage.port)\r\n\r\n"
            let connections = try (0..<12).map { _ in try RawConnection(port: stage.port, receiveBuffer: 4096) }
            for connection in connections { try connection.send(opening) }
            for connection in connections.suffix(4) {
                _ = try connection.text(upTo: "event: hello")
                connection.reset()
            }
            return connections
        }
        for value in (0..<128).map(UInt8.init) { try midi.write([0xB0, 7, value]) }
        for _ in 0..<10 { try midi.write([0x90, 36, 100, 36, 0]) }
        try midi.write([0xB0, 7, 64])
        let events = try await onOwnThread {
            let connection = try RawConnection(port: stage.port)
            try connection.send("GET /api/stream HTTP/1.1\r\nHost: 127.0.0.1:\(stage.port)\r\n\r\n")
            return try connection.text(upTo: "event: state")
        }
        #expect(events.contains("event: page"))
        var isDone = false
        while !isDone {
            let actions = stage.volta.actions.values
            let slider = actions.last { $0.type == "Slider" }?.description
            isDone = actions.count { $0.type == "Button" } == 10 && slider == "1 0.5039370078740157"
            if !isDone { try await stage.volta.actions.wait(for: actions.count + 1, within: .seconds(60)) }
        }
        withExtendedLifetime(stalled) {}
        try await stage.end()
    }

    @Test func withoutTheOptionNothingListens() async throws {
        let stage = try Stage(try StrictVolta(StrictControl.faders), mapping: DashboardStage.rules)
        _ = try await stage.event("layout")
        let listening = try Sockets.listening(of: stage.program.pid)
        #expect(listening == 0)
        _ = try await stage.end()
    }
}
