import TestSupport
import Testing

@testable import Volta

@Suite struct EndpointTests {
    @Test(arguments: [
        ("https://api.test", "https://api.test/token"),
        ("https://api.test/", "https://api.test/token"),
        ("https://api.test///", "https://api.test/token"),
        ("https://api.test/prod", "https://api.test/prod/token"),
        ("https://api.test/prod/", "https://api.test/prod/token"),
        ("https://api.test/a/b/", "https://api.test/a/b/token"),
        (" HTTP://127.0.0.1:8080/prod\n", "HTTP://127.0.0.1:8080/prod/token"),
        ("http://[::1]:80", "http://[::1]:80/token"),
        ("http://localhost", "http://localhost/token"),
    ])
    func takesEveryFormOfABaseURL(url: String, token: String) throws {
        #expect(try Endpoint(apiURL: url).token == token)
    }

    @Test(arguments: [
        "", "api.test", "ftp://api.test", "https://", "https:///prod", "https://api.test?x=1", "https://api.test/#a",
        "https://user@api.test", "https://user:pass@api.test", "https://api.test:0", "https://api.test:65536",
        "https://api.test:", "https://api.test:8a", "https://api test", "https://api.test/a b", "https://api.test/../x",
        "https://api.test/%2E%2e/x", "https://api.test/%zz", "https://api.test/%2", "https://äpi.test", "https://[::1",
        "https://[]", "https://a\\b", "file:///etc/passwd", "https://api.test/\u{7}", "javascript://x",
    ])
    func refusesWhatIsNoBaseURL(url: String) {
        #expect(throws: VoltaError.invalidURL) { try Endpoint(apiURL: url) }
    }

    @Test(arguments: ["", ".", "..", "%2e", "%2E%2e", ".%2e", "a\n", "\u{0}", "a\u{7F}", "\u{85}"])
    func refusesWhatIsNoLayoutID(id: String) throws {
        let endpoint = try Endpoint(apiURL: "https://api.test")
        #expect(throws: VoltaError.invalidLayoutID) { try endpoint.layout(id) }
    }

    /// What a real server reads: one segment below /layout, whatever the id.
    @Test(arguments: TransportKind.allCases)
    func aLayoutIDNeverLeavesItsPath(kind: TransportKind) async throws {
        let server = try ScriptedServer { _ in Step.answer(200, #"{"controls":[]}"#) }
        defer { server.stop() }
        let transport = try kind.make()
        let ids = [
            "VAL-01ARZ3NDEKTSV4RRFFQ69G5FAV", "a/b", "../token", "a/../../token", "...", "a?b", "a#b", "a b", "a%2Fb",
            "a;b", "a&b=c", "héllo", "日本", "~-._", "\\", "a:b@c",
        ]
        for id in ids {
            let connection = try VoltaConnection(
                apiURL: server.url + "/prod/", apiKey: "key-1", layoutID: id, transport: transport)
            _ = try await connection.layout()
        }
        #expect(
            server.requests.values.map(\.target)
                == [
                    "VAL-01ARZ3NDEKTSV4RRFFQ69G5FAV", "a%2Fb", "..%2Ftoken", "a%2F..%2F..%2Ftoken", "...", "a%3Fb",
                    "a%23b",
                    "a%20b", "a%252Fb", "a%3Bb", "a%26b%3Dc", "h%C3%A9llo", "%E6%97%A5%E6%9C%AC", "~-._", "%5C",
                    "a%3Ab%40c",
                ].map { "/prod/layout/" + $0 })
    }

    @Test(arguments: ["", "/", "/prod", "/prod/"])
    func everyCallArrivesBelowTheStage(base: String) async throws {
        let server = try ScriptedServer { request in
            Step.answer(200, request.target.hasSuffix("token") ? #"{"token":"t"}"# : #"{"controls":[]}"#)
        }
        defer { server.stop() }
        let connection = try VoltaConnection(
            apiURL: server.url + base, apiKey: "key-1", layoutID: "L", transport: TransportKind.curl.make())
        try await connection.connect()
        try await connection.send(Action(lid: 1, value: .button))
        let stage = base.hasPrefix("/prod") ? "/prod" : ""
        #expect(
            server.requests.values.map { "\($0.method) \($0.target)" } == [
                "GET \(stage)/layout/L", "POST \(stage)/token", "POST \(stage)/action",
            ])
        #expect(server.requests.values[2].text == #"{"layoutId":"L","lid":1,"type":"Button"}"#)
    }
}
