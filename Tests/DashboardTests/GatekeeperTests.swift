import HTTPServer
import Testing

@testable import Dashboard

/// Who may look and who may change something; cases SE-01, SE-02 and SE-03.
@Suite struct GatekeeperTests {
    private static let token = "0123456789abcdef"
    private static let own = "http://127.0.0.1:8080"

    private static func gatekeeper(secret: String? = nil, host: String = "127.0.0.1") -> Gatekeeper {
        let hosts = AllowedHosts(of: DashboardAddress(host: host, port: 8080), machine: "stage-pi")
        return Gatekeeper(hosts: hosts, port: 8080, secret: secret, token: token, session: "session")
    }

    private static func request(
        _ method: String = "GET", host: String? = "127.0.0.1:8080", _ headers: [String: String] = [:]
    ) -> ServerRequest {
        let fields = headers.map { HeaderField($0.key, $0.value) }
        return ServerRequest(
            method: method, target: "/", headers: (host.map { [HeaderField("Host", $0)] } ?? []) + fields)
    }

    private static func post(_ changes: [String: String?] = [:]) -> ServerRequest {
        var headers: [String: String] = [
            "Origin": own, "Content-Type": "application/json", "X-Volta-Midi-Token": token,
            "Sec-Fetch-Site": "same-origin",
        ]
        for (name, value) in changes { headers[name] = value }
        return request("POST", headers)
    }

    @Test(arguments: ["127.0.0.1:8080", "localhost:8080", "LOCALHOST:8080", "[::1]:8080"])
    func itsOwnNamesAreAnswered(host: String) {
        #expect(Self.gatekeeper().verdict(on: Self.request(host: host), for: .status) == .pass)
    }

    @Test(arguments: [
        nil, "", "evil.example", "evil.example:8080", "localhost.evil.example:8080", "127.0.0.1.evil.example:8080",
        "127.0.0.1", "localhost", "127.0.0.1:80800", "127.0.0.1:808", "127.0.0.1:8080.", "127.0.0.1:8080@evil",
        "127.1:8080",
        "192.168.1.5:8080", "stage-pi:8080", "localhost.:8080", "xlocalhost:8080",
    ])
    func allOtherNamesAreRefused(host: String?) {
        for route in Route.allCases {
            let request = Self.request(route.method, host: host)
            #expect(Self.gatekeeper().verdict(on: request, for: route) == .refuse(.wrongHost))
        }
    }

    @Test func twoHostsAreNone() {
        var request = Self.request()
        request = ServerRequest(
            method: "GET", target: "/", headers: request.headers + [HeaderField("host", "127.0.0.1:8080")])
        #expect(Self.gatekeeper().verdict(on: request, for: .page) == .refuse(.wrongHost))
    }

    @Test(arguments: [
        "http://evil.example", "http://localhost:80800", "http://127.0.0.1", "https://127.0.0.1:8080", "null", "",
        "http://localhost:8080", "http://127.0.0.1:8080/", "http://127.0.0.1:8080.evil.example",
    ])
    func foreignOriginsAreRefusedEverywhere(origin: String) {
        for route in Route.allCases {
            let request =
                route.method == "GET" ? Self.request("GET", ["Origin": origin]) : Self.post(["Origin": origin])
            #expect(Self.gatekeeper().verdict(on: request, for: route) == .refuse(.foreign), "\(route)")
        }
    }

    @Test(arguments: ["cross-site", "same-site", "anything"])
    func whatOtherSitesFetchIsRefused(site: String) {
        let fetched = Self.request("GET", ["Sec-Fetch-Site": site, "Sec-Fetch-Mode": "no-cors"])
        for route in [Route.page, .stream, .status, .metrics, .health] {
            #expect(Self.gatekeeper().verdict(on: fetched, for: route) == .refuse(.foreign))
        }
        // A link may lead to the page, and to nothing else.
        let linked = Self.request("GET", ["Sec-Fetch-Site": site, "Sec-Fetch-Mode": "navigate"])
        #expect(Self.gatekeeper().verdict(on: linked, for: .page) == .pass)
        #expect(Self.gatekeeper().verdict(on: linked, for: .status) == .refuse(.foreign))
    }

    @Test func changesNeedEverything() {
        let gatekeeper = Self.gatekeeper()
        #expect(gatekeeper.verdict(on: Self.post(), for: .touch) == .pass)
        #expect(
            gatekeeper.verdict(on: Self.post(["Content-Type": "application/json; charset=utf-8"]), for: .touch) == .pass
        )
        for type in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "text/json", nil]
            as [String?]
        {
            #expect(gatekeeper.verdict(on: Self.post(["Content-Type": type]), for: .touch) == .refuse(.notJSON))
        }
        #expect(gatekeeper.verdict(on: Self.post(["Origin": nil]), for: .touch) == .refuse(.foreign))
        for token in ["", "0123456789abcdeF", "0123456789abcde", "0123456789abcdef0", nil] as [String?] {
            let request = Self.post(["X-Volta-Midi-Token": token])
            #expect(gatekeeper.verdict(on: request, for: .touch) == .refuse(.wrongToken))
            #expect(gatekeeper.verdict(on: request, for: .learn) == .refuse(.wrongToken))
        }
    }

    @Test(arguments: ["GET", "PUT", "DELETE", "OPTIONS", "post", "HEAD"])
    func onlyPostChangesAnything(method: String) {
        #expect(
            Self.gatekeeper().verdict(on: Self.request(method), for: .touch) == .refuse(.wrongMethod("POST")))
    }

    @Test func whereOthersCanReachItTheSecretOpensIt() {
        let gatekeeper = Self.gatekeeper(secret: "correct horse", host: "192.168.1.5")
        func verdict(_ headers: [String: String], _ route: Route = .status) -> Gatekeeper.Verdict {
            gatekeeper.verdict(on: Self.request(host: "192.168.1.5:8080", headers), for: route)
        }
        #expect(verdict([:], .page) == .askForSecret)
        for route in [Route.status, .stream, .metrics, .health] { #expect(verdict([:], route) == .refuse(.noSecret)) }
        #expect(verdict(["Cookie": "a=b; volta_midi_8080=session"]) == .pass)
        #expect(verdict(["Cookie": "volta_midi_8080=wrong"]) == .refuse(.noSecret))
        #expect(verdict(["Cookie": "xvolta_midi_8080=session"]) == .refuse(.noSecret))
        #expect(verdict(["Authorization": "Bearer correct horse"]) == .pass)
        #expect(verdict(["Authorization": "Bearer wrong"]) == .refuse(.noSecret))
        #expect(
            gatekeeper.verdict(
                on: Self.request(host: "evil.example:8080", ["Cookie": "volta_midi_8080=session"]), for: .page)
                == .refuse(.wrongHost))
        // This machine's own names are good, and the secret is needed all the same.
        #expect(gatekeeper.verdict(on: Self.request(host: "127.0.0.1:8080"), for: .page) == .askForSecret)
        // The token alone opens nothing.
        #expect(gatekeeper.verdict(on: Self.post(), for: .touch) == .refuse(.noSecret))
        #expect(gatekeeper.verdict(on: Self.post(["Cookie": "volta_midi_8080=session"]), for: .touch) == .pass)
    }

    @Test(arguments: [
        ("192.168.1.5:8080", true), ("10.0.0.1:8080", true), ("[fe80::1]:8080", true), ("stage-pi:8080", true),
        ("stage-pi.local:8080", true), ("evil.example:8080", false), ("192.168.1.5:81", false), ("stage-pi", false),
        ("1.2.3.4.evil:8080", false), ("999.1.1.1:8080", false), ("dead.beef:8080", false),
    ])
    func atEveryAddressAnyNumberIsGood(host: String, isGood: Bool) {
        let hosts = AllowedHosts(of: DashboardAddress(host: "0.0.0.0", port: 8080), machine: "stage-pi")
        let request = ServerRequest(method: "GET", target: "/", headers: [HeaderField("Host", host)])
        #expect(hosts.allows(request) == isGood)
    }

    @Test func port80NeedsNoNumber() {
        let hosts = AllowedHosts(of: DashboardAddress(port: 80), machine: "")
        for host in ["localhost", "localhost:80"] {
            #expect(hosts.allows(ServerRequest(method: "GET", target: "/", headers: [HeaderField("Host", host)])))
        }
    }

    @Test func secretsAreLongAndDiffer() {
        let texts = Set((0..<100).map { _ in RandomText.make() })
        #expect(texts.count == 100)
        #expect(texts.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
    }
}
