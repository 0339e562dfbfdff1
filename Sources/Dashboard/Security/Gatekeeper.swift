import HTTPServer

/// Decides which requests are answered: who may look, and who may change something.
struct Gatekeeper: Sendable {
    /// What becomes of a request.
    enum Verdict: Equatable {
        case pass
        case refuse(Refusal)
        /// The secret is to be asked for first.
        case askForSecret
    }

    let hosts: AllowedHosts
    /// Shows that a change comes from a page that this run has served.
    let token: String
    /// What opens the dashboard where others than this machine can reach it.
    let secret: String?
    /// What a browser that has shown the secret is given.
    let session: String
    /// The name of the cookie that holds it; cookies know no ports, so its name does.
    let cookie: String

    init(
        hosts: AllowedHosts, port: Int, secret: String?, token: String = RandomText.make(),
        session: String = RandomText.make()
    ) {
        (self.hosts, self.secret, self.token, self.session) = (hosts, secret, token, session)
        cookie = "volta_midi_\(port)"
    }

    /// Judges a request for a route.
    func verdict(on request: ServerRequest, for route: Route) -> Verdict {
        guard hosts.allows(request) else { return .refuse(.wrongHost) }
        guard request.method == route.method || (request.method == "HEAD" && route.method == "GET") else {
            return .refuse(.wrongMethod(route.method))
        }
        guard isFromHere(request, for: route) else { return .refuse(.foreign) }
        if route.method == "POST" {
            guard request.isJSON else { return .refuse(.notJSON) }
            guard request.headers["Origin"] != nil else { return .refuse(.foreign) }
            if route != .login, !hasToken(request) { return .refuse(.wrongToken) }
        }
        return isOpen(to: request) || route == .login ? .pass : route == .page ? .askForSecret : .refuse(.noSecret)
    }

    /// Whether a page of another site is behind the request, as far as the browser tells.
    private func isFromHere(_ request: ServerRequest, for route: Route) -> Bool {
        let origins = request.headers.filter { $0.name.lowercased() == "origin" }
        guard origins.count <= 1, origins.allSatisfy({ hosts.isOwn($0.value, of: request) }) else { return false }
        switch request.headers["Sec-Fetch-Site"] {
        case nil, "same-origin", "none": return true
        // A link from elsewhere may lead to the page; nothing else may be fetched.
        default: return route == .page && request.headers["Sec-Fetch-Mode"] == "navigate"
        }
    }

    private func hasToken(_ request: ServerRequest) -> Bool {
        request.headers["X-Volta-Midi-Token"]?.isSameSecret(as: token) ?? false
    }

    /// Whether the secret has been shown, or none is needed.
    private func isOpen(to request: ServerRequest) -> Bool {
        guard let secret else { return true }
        if let authorization = request.headers["Authorization"], authorization.hasPrefix("Bearer ") {
            return String(authorization.dropFirst(7)).isSameSecret(as: secret)
        }
        return request.cookies(named: cookie).contains { $0.isSameSecret(as: session) }
    }

    /// The field that gives a browser its session.
    var sessionField: HeaderField {
        HeaderField("Set-Cookie", "\(cookie)=\(session); Path=/; HttpOnly; SameSite=Strict")
    }
}

extension ServerRequest {
    /// Whether the body is said to be JSON, which no form of another site can say.
    fileprivate var isJSON: Bool {
        let types = headers.filter { $0.name.lowercased() == "content-type" }
        guard types.count == 1 else { return false }
        return types[0].value.prefix { $0 != ";" }.filter { $0 != " " }.lowercased() == "application/json"
    }

    /// The values of the cookies with this name.
    fileprivate func cookies(named name: String) -> [String] {
        let fields = headers.filter { $0.name.lowercased() == "cookie" }
        let cookies = fields.flatMap { field in field.value.split(separator: ";") }
        let trimmed = cookies.map { cookie in String(cookie.drop { $0 == " " }) }
        return trimmed.filter { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
    }
}
