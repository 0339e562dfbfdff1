import Glibc
import Synchronization
import TestSupport
import Testing

/// What a run does when Volta is away, refuses, or sends it elsewhere; and that the key never shows.
@Suite struct TroubleTests {
    private static let controls = StrictControl.faders + [StrictControl(lid: 9, type: "Button", label: "Cheer")]
    private static let mapping = """
        version: 1
        devices: [{match: any, rules: [{cc: 0, slider: Fader 1}, {note: 60, button: Cheer}]}]
        """

    /// An answer that shows all secrets of the request, as a careless proxy does.
    @Sendable private static func echo(_ request: RecordedRequest, _ status: Int, _ message: String) -> [UInt8] {
        let secrets = [request[header: "x-api-key"] ?? "", request[header: "Authorization"] ?? ""]
        return Step.answer(
            status, #"{"message":"\#(message)","key":"\#(secrets.joined(separator: " "))"}"#,
            headers: ["Content-Type: application/json"])
    }

    private func expectNoSecret(in stage: Stage) {
        #expect(!stage.program.transcript.contains(StrictVolta.key))
        #expect(!stage.program.transcript.contains("eyJ"))
    }

    @Test func voltaComesLaterThanTheHands() async throws {
        let volta = try StrictVolta(Self.controls, isAway: true)
        let stage = try Stage(volta, mapping: Self.mapping)
        let writer = try await Writer.opening(stage.fifo)
        try await stage.event("volta_away")
        try writer.write((0...99).flatMap { [0xB0, 0, UInt8($0)] })
        try volta.come()
        try await volta.actions.wait(for: 1)
        let (end, summary) = try await stage.end()
        #expect(end == .exited(0))
        #expect(volta.actions.values.map(\.description) == ["1 \(99.0 / 127)"])
        #expect(volta.objections.values == [])
        #expect(summary["unsent"] == [])
        expectNoSecret(in: stage)
    }

    @Test func anOldPressExpiresAndTheNewestValueArrives() async throws {
        let pressed = Mutex<ContinuousClock.Instant?>(nil)
        let volta = try StrictVolta(Self.controls) { _ in
            let isOld = pressed.withLock { $0.map { .now - $0 > .milliseconds(2100) } } ?? false
            return isOld ? nil : Step.answer(503, "")
        }
        let stage = try Stage(volta, mapping: Self.mapping)
        let writer = try await Writer.opening(stage.fifo)
        try await stage.event("volta_away")
        try writer.write([0x90, 60, 1, 60, 0] + (0...99).flatMap { [0xB0, 0, UInt8($0)] })
        pressed.withLock { $0 = .now }
        try await volta.actions.wait(for: 1)
        let (end, summary) = try await stage.end()
        #expect(end == .exited(0))
        #expect(volta.actions.values.map(\.description) == ["1 \(99.0 / 127)"])
        #expect(try await stage.event("dropped")["why"] == "expired")
        #expect(summary["expired"] == 1)
        expectNoSecret(in: stage)
    }

    @Test func aPressThatVoltaHasNoTimeForExpires() async throws {
        let start = Mutex<ContinuousClock.Instant?>(nil)
        let volta = try StrictVolta(Self.controls) { request in
            guard request.target == "/action" else { return nil }
            let begin = start.withLock { start in
                start = start ?? .now
                return start ?? .now
            }
            return .now - begin > .milliseconds(2100) ? nil : Step.answer(503, "", headers: ["Retry-After: 1"])
        }
        let stage = try Stage(volta, mapping: Self.mapping)
        let writer = try await Writer.opening(stage.fifo)
        try await stage.event("layout")
        try writer.write([0x90, 60, 1, 60, 0] + (0...99).flatMap { [0xB0, 0, UInt8($0)] })
        #expect(try await stage.event("dropped")["why"] == "expired")
        try await volta.actions.wait(for: 1)
        let (end, summary) = try await stage.end()
        #expect(end == .exited(0))
        #expect(volta.actions.values.map(\.description) == ["1 \(99.0 / 127)"])
        #expect(summary["expired"] == 1)
        #expect(summary["unsent"] == [])
    }

    @Test func aPressThatMayHaveCountedIsNotSentAgain() async throws {
        let volta = try StrictVolta(Self.controls) { request in
            request.target == "/action" ? Self.echo(request, 504, "Endpoint request timed out") : nil
        }
        let stage = try Stage(volta, mapping: Self.mapping)
        let writer = try await Writer.opening(stage.fifo)
        try await stage.event("layout")
        try writer.write([0x90, 60, 1, 60, 0])
        #expect(try await stage.event("dropped")["why"] == "unknown")
        let (end, summary) = try await stage.end()
        #expect(end == .exited(0))
        #expect(summary["unknown"] == 1)
        #expect(volta.requests.count { $0.target == "/action" } == 1)
        expectNoSecret(in: stage)
    }

    @Test func aTokenThatHasRunOutIsRenewedOnceAndNothingIsLost() async throws {
        let tokens = Mutex(0)
        let volta = try StrictVolta(Self.controls) { request in
            let given = tokens.withLock { tokens in
                if request.target == "/token" { tokens += 1 }
                return tokens
            }
            let hasRunOut = request.target == "/action" && given == 1
            return hasRunOut ? Self.echo(request, 401, "The token has expired") : nil
        }
        let stage = try Stage(volta, mapping: Self.mapping)
        let writer = try await Writer.opening(stage.fifo)
        try await stage.event("layout")
        try writer.write([0xB0, 0, 127, 0x90, 60, 1, 60, 0])
        try await volta.actions.wait(for: 2)
        #expect(try await stage.end().end == .exited(0))
        #expect(Set(volta.actions.values.map(\.description)) == ["1 1.0", "9 pressed"])
        #expect(volta.actions.values.count == 2)
        #expect(tokens.withLock { $0 } == 2)
        #expect(volta.objections.values == [])
        expectNoSecret(in: stage)
    }

    /// What a server says to the first call, and how a run that is to end with its input ends.
    struct Refusal: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let status: Int
        let message: String
        let code: Int32
        let error: String
    }

    private static let refusals = [
        Refusal(
            testDescription: "key", status: 403, message: "Forbidden", code: 77,
            error:
                "volta-midi: Volta refuses: HTTP 403: Forbidden. Check the API key, and that it belongs to this API URL."
        ),
        Refusal(
            testDescription: "stage", status: 403, message: "Missing Authentication Token", code: 69,
            error:
                "volta-midi: Volta is not there: HTTP 403: Missing Authentication Token. Check the API URL, its stage path and the layout id."
        ),
        Refusal(
            testDescription: "layout", status: 404, message: "Layout not found", code: 69,
            error:
                "volta-midi: Volta is not there: HTTP 404: Layout not found. Check the API URL, its stage path and the layout id."
        ),
        Refusal(
            testDescription: "broken", status: 500, message: "Internal server error", code: 69,
            error: "volta-midi: Volta cannot be reached: HTTP 500: Internal server error"
        ),
        Refusal(
            testDescription: "throttled", status: 429, message: "Too Many Requests", code: 69,
            error: "volta-midi: Volta cannot be reached: HTTP 429: Too Many Requests"
        ),
    ]

    @Test(arguments: refusals)
    func onceEndsWhenVoltaRefusesAtTheStart(refusal: Refusal) async throws {
        // The token is given, since its refusal, asked for at the same time, might be told first.
        let volta = try StrictVolta([]) { $0.method == "GET" ? Self.echo($0, refusal.status, refusal.message) : nil }
        let stage = try Stage(volta, mapping: Self.mapping, words: ["--once"])
        #expect(try await stage.program.end() == .exited(refusal.code))
        #expect(stage.program.errorLines.values == [refusal.error])
        expectNoSecret(in: stage)
    }

    @Test func aRefusedRunGoesOnWaitingWithoutOnce() async throws {
        let volta = try StrictVolta([]) {
            $0.method == "GET" ? Self.echo($0, 403, "Missing Authentication Token") : nil
        }
        let stage = try Stage(volta, mapping: Self.mapping)
        let event = try await stage.event("wrong_address")
        #expect(
            event["reason"]
                == "HTTP 403: Missing Authentication Token. Check the API URL, its stage path and the layout id.")
        #expect(try await stage.end().end == .exited(0))
        expectNoSecret(in: stage)
    }

    @Test func redirectsAreNeverFollowed() async throws {
        let elsewhere = try ScriptedServer { _ in Step.answer(200, "{}") }
        defer { elsewhere.stop() }
        let volta = try StrictVolta([]) { request in
            Step.answer(307, "", headers: ["Location: \(elsewhere.url)\(request.target)"])
        }
        let stage = try Stage(volta, mapping: Self.mapping, words: ["--once"])
        #expect(try await stage.program.end() == .exited(69))
        #expect(elsewhere.requests.values == [])
        expectNoSecret(in: stage)
    }

    @Test func anActionThatIsRefusedWithAnEchoOfTheTokenIsSaidOnce() async throws {
        let volta = try StrictVolta(Self.controls) { request in
            request.target == "/action" ? Self.echo(request, 400, "Control not found") : nil
        }
        let stage = try Stage(volta, mapping: Self.mapping)
        let writer = try await Writer.opening(stage.fifo)
        try await stage.event("layout")
        try writer.write([0x90, 60, 1])
        let event = try await stage.event("dropped")
        #expect(event["why"] == "refused")
        let (end, summary) = try await stage.end()
        #expect(end == .exited(0))
        #expect(summary["refused"] == 1)
        expectNoSecret(in: stage)
    }

    @Test func anAnswerThatIsNoLayoutEndsARunWithOnce() async throws {
        let volta = try StrictVolta([]) { request in
            Step.answer(200, "<html>\(request[header: "x-api-key"] ?? "")</html>", headers: ["Content-Type: text/html"])
        }
        let stage = try Stage(volta, mapping: Self.mapping, words: ["--once"])
        #expect(try await stage.program.end() == .exited(69))
        #expect(stage.program.errorLines.values.count == 1)
        expectNoSecret(in: stage)
    }

    @Test func theKeyIsNotAmongTheArguments() async throws {
        let stage = try Stage(StrictVolta(Self.controls), mapping: Self.mapping)
        try await stage.event("layout")
        let arguments = try String(
            decoding: TemporaryFolder.bytes(ofFile: "/proc/\(stage.program.pid)/cmdline"), as: UTF8.self)
        #expect(arguments.contains("--log"))
        #expect(!arguments.contains(StrictVolta.key))
        #expect(try await stage.end().end == .exited(0))
        expectNoSecret(in: stage)
    }
}
