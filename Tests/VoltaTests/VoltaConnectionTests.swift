import TestSupport
import Testing
import Volta

/// The connection over a fake API; concurrency is in `TokenRenewalTests`.
@Suite struct VoltaConnectionTests {
    private let press = Action(lid: 1, value: .button)

    @Test func connectsAndSends() async throws {
        let api = FakeAPI(layout: {
            .status(200, #"{"layoutId":"VAL-1","activePageId":"p","controls":[{"lid":1,"type":"Button"}]}"#)
        })
        let connection = try api.connection()
        let layout = try await connection.connect()
        #expect(layout.controls.map(\.label) == ["Button 1"])
        try await connection.send(Action(lid: 2, value: .slider(0.5)))
        #expect(api.bodies.values == [#"{"layoutId":"VAL-1","lid":2,"type":"Slider","value":0.5}"#])
        #expect(api.actions.values == ["token-1"])
        #expect(api.tokenCalls.values.map { String(decoding: $0.body, as: UTF8.self) } == [#"{"layoutId":"VAL-1"}"#])
        #expect(api.objections.values.isEmpty)
    }

    @Test func sendingGetsATokenByItselfAndKeepsIt() async throws {
        let api = FakeAPI()
        let connection = try api.connection()
        for _ in 0..<3 { try await connection.send(press) }
        #expect(api.actions.values == ["token-1", "token-1", "token-1"])
        #expect(api.tokenCalls.values.count == 1)
        #expect(api.layoutCalls.values.isEmpty)
    }

    @Test(
        arguments: [
            (#"{"ok":true}"#, nil), ("", nil), ("{\"ok\": true}\n", nil), ("[1]", nil), ("done", nil),
            (#"{"ok":false,"message":"no such control"}"#, VoltaError.httpError(200, "no such control")),
            (
                "<html><title>Log in to the venue's network</title></html>",
                .unreadableAnswer("not from Volta, but Log in to the venue's network")
            ),
        ] as [(String, VoltaError?)])
    func anAnswerThatSaysOtherwiseIsNoSuccess(body: String, expected: VoltaError?) async throws {
        let api = FakeAPI(action: { _, _ in .status(200, body) })
        let connection = try api.connection()
        guard let expected else { return try await connection.send(press) }
        await #expect(throws: expected) { try await connection.send(press) }
        #expect(expected.outcome == (body.hasPrefix("<") ? .unknown : .refused))
    }

    /// HT-01: the route is wrong; neither a renewal nor a repetition.
    @Test func anUnknownRouteIsNotTheToken() async throws {
        let body = #"{"message":"Missing Authentication Token"}"#
        let api = FakeAPI(action: { _, _ in .status(403, body) }, layout: { .status(403, body) })
        let connection = try api.connection()
        let expected = VoltaError.wrongAddress(403, "Missing Authentication Token")
        await #expect(throws: expected) { try await connection.send(press) }
        await #expect(throws: expected) { try await connection.layout() }
        #expect(api.tokenCalls.values.count == 1)
        #expect(api.actions.values.count == 1)
        #expect(expected.outcome == .refused)
    }

    @Test func anUnknownRouteIsKnownByItsHeaderToo() async throws {
        let header = HTTPHeader("x-amzn-ErrorType", "MissingAuthenticationTokenException:")
        let api = FakeAPI(action: { _, _ in .status(403, #"{"message":"no"}"#, headers: [header]) })
        await #expect(throws: VoltaError.wrongAddress(403, "no")) { try await api.connection().send(press) }
    }

    /// HT-02.
    @Test(arguments: [401, 403])
    func aKeyThatTheTokenCallRefusesIsSaid(status: Int) async throws {
        let api = FakeAPI(token: { _ in .status(status, #"{"message":"Forbidden"}"#) })
        let connection = try api.connection(clock: HandClock().clock)
        for _ in 0..<3 {
            await #expect(throws: VoltaError.keyRefused(status, "Forbidden")) { try await connection.send(press) }
        }
        #expect(api.tokenCalls.values.count == 1)
        #expect(api.actions.values.isEmpty)
    }

    /// Whatever becomes of the call for the token, the action was not sent.
    @Test(arguments: [
        FakeAPI.Answer.status(500, ""), .status(504, "<html></html>"), .token("two words"), .status(200, "[]"),
        .status(200, #"{"token":1}"#), .lost(.deadlineExceeded, maybeExecuted: true),
        .lost(.connectionFailed, maybeExecuted: false),
    ])
    func withoutATokenTheActionIsNeverSent(answer: FakeAPI.Answer) async throws {
        let api = FakeAPI(token: { _ in answer })
        let connection = try api.connection()
        let error = await #expect(throws: VoltaError.self) { try await connection.send(press) }
        #expect(error?.outcome == .neverSent)
        #expect(api.actions.values.isEmpty)
    }

    @Test func aBusyTokenCallAsksForItsPause() async throws {
        let api = FakeAPI(token: { _ in .status(429, "{}", headers: [HTTPHeader("Retry-After", "7")]) })
        let error = await #expect(throws: VoltaError.self) { try await api.connection().send(press) }
        #expect(error?.outcome == .throttled(retryAfter: .seconds(7)))
    }

    @Test(arguments: [
        (FakeAPI.Answer.status(400, #"{"message":"control not found"}"#), ActionOutcome.rejected),
        (.status(403, #"{"message":"Forbidden"}"#), .refused),
        (.status(404, "no"), .refused),
        (.status(408, ""), .neverSent),
        (.status(307, "", headers: [HTTPHeader("Location", "https://other.test/")]), .refused),
        (.status(413, ""), .refused),
        (.status(415, ""), .refused),
        (.status(429, #"{"message":"Too Many Requests"}"#), .throttled(retryAfter: nil)),
        (.status(503, "", headers: [HTTPHeader("retry-after", "2")]), .throttled(retryAfter: .seconds(2))),
        (.status(500, ""), .unknown),
        (.status(502, ""), .unknown),
        (.status(504, ""), .unknown),
        (.lost(.deadlineExceeded, maybeExecuted: true), .unknown),
        (.lost(.connectionLost, maybeExecuted: true), .unknown),
        (.lost(.connectionLost, maybeExecuted: false), .neverSent),
        (.lost(.nameNotResolved, maybeExecuted: false), .neverSent),
    ])
    func everyAnswerHasItsOutcome(answer: FakeAPI.Answer, outcome: ActionOutcome) async throws {
        let api = FakeAPI(action: { _, _ in answer })
        let connection = try api.connection()
        let error = await #expect(throws: VoltaError.self) { try await connection.send(press) }
        #expect(error?.outcome == outcome)
        #expect(api.actions.values.count == 1)
        #expect(api.tokenCalls.values.count == 1)
    }

    /// JS-04: said before anything is sent.
    @Test(arguments: [
        ActionValue.slider(.nan), .slider(.infinity), .slider(-0.01), .slider(1.01), .index(-1), .xyPad(x: 0, y: .nan),
        .xyPad(x: 2, y: 0),
    ])
    func aValueThatNoControlTakesIsNotSent(value: ActionValue) async throws {
        let api = FakeAPI()
        let connection = try api.connection()
        let error = await #expect(throws: VoltaError.self) { try await connection.send(Action(lid: 1, value: value)) }
        #expect(error?.outcome == .refused)
        #expect(api.tokenCalls.values.isEmpty)
    }

    @Test func whatIsNotALayoutIsSaid() async throws {
        let api = FakeAPI(layout: { .status(200, "<!DOCTYPE html><title>Log in</title>") })
        await #expect(throws: VoltaError.unreadableAnswer("not a layout, but Log in")) {
            try await api.connection().layout()
        }
    }

    @Test(arguments: ["", "k\r\nX: y", "clé", "two words"])
    func aKeyThatNoHeaderCarriesIsRefused(key: String) {
        #expect(throws: VoltaError.invalidKey) {
            try VoltaConnection(apiURL: "https://h", apiKey: key, layoutID: "a", transport: FakeAPI())
        }
    }

    /// SE-05: neither the texts of errors nor a dump of the connection holds the key or the token.
    @Test(arguments: [400, 401, 403, 429, 500, 302])
    func noSecretIsTold(status: Int) async throws {
        let token = "aaaa1111.bbbb2222.cccc3333"
        let echo = "\(FakeAPI.key) \(token) aaaa1111 bbbb2222 cccc3333"
        let headers = [HTTPHeader("Location", "/?\(echo)")]
        let api = FakeAPI(
            token: { $0 == 1 ? .token(token) : .status(status, echo, headers: headers) },
            action: { _, _ in .status(status, #"{"message":"\#(echo)"}"#, headers: headers) },
            layout: { .status(status, "<title>\(echo)</title>", headers: headers) })
        let connection = try api.connection()
        try await connection.authenticate()
        var said = ""
        do { _ = try await connection.layout() } catch { said += "\(error) \(String(reflecting: error))" }
        do { try await connection.send(press) } catch { said += "\(error) \(String(reflecting: error))" }
        for request in api.tokenCalls.values { said += "\(request) \(String(reflecting: request))" }
        dump(connection, to: &said)
        #expect(said.contains("***"))
        for secret in [FakeAPI.key] + token.split(separator: ".").map(String.init) {
            #expect(!said.contains(secret))
        }
    }
}
