/// The client of one layout: it reads the layout, keeps a token, and sends actions.
///
/// It is safe under any number of concurrent callers. It runs where its callers run, and follows a task's preferred
/// executor. Each request has a deadline of 5 s, and nothing is repeated except that an action whose token was refused
/// is sent once more with a new one: pauses and repetitions are the caller's, by ``VoltaError/outcome``.
public actor VoltaConnection {
    /// The id of the layout.
    public nonisolated let layoutID: String
    /// The API's host and, if given, its port.
    public nonisolated var host: String { endpoint.host }

    private let endpoint: Endpoint
    private let layoutURL: String
    private let key: Secret
    private let transport: any HTTPTransport
    private let executor: (any TaskExecutor)?
    private let background: (any TaskExecutor)?
    private let clock: ConnectionClock
    private var lifecycle = TokenLifecycle()
    /// What no text may hold: the key, and the tokens that a server may still know.
    private var secrets: [Secret]
    /// The renewal under way, which everyone who needs a token waits for.
    private var renewal: Task<Result<Token, VoltaError>, Never>?

    /// A connection that has not sent anything yet.
    ///
    /// - Parameters:
    ///   - apiURL: The deployment's base URL, with or without a stage path and a slash at its end.
    ///   - apiKey: The deployment's key.
    ///   - layoutID: The layout's id, as `VAL-01ARZ3NDEKTSV4RRFFQ69G5FAV`.
    ///   - transport: What carries the requests.
    ///   - executor: Where token renewals run, which are tasks of the connection's own. Given the executor that all
    ///     callers prefer, the connection never leaves it.
    ///   - background: Where layouts are read, which takes milliseconds when they are large; nil for the runtime's own
    ///     threads.
    ///   - clock: Where times come from.
    /// - Throws: ``VoltaError/invalidURL``, ``VoltaError/invalidKey`` or ``VoltaError/invalidLayoutID``.
    public init(
        apiURL: String, apiKey: String, layoutID: String, transport: any HTTPTransport,
        executor: (any TaskExecutor)? = nil, background: (any TaskExecutor)? = nil, clock: ConnectionClock = .system
    ) throws(VoltaError) {
        endpoint = try Endpoint(apiURL: apiURL)
        key = Secret(apiKey)
        guard key.fitsHeader else { throw .invalidKey }
        layoutURL = try endpoint.layout(layoutID)
        secrets = [key]
        self.layoutID = layoutID
        self.transport = transport
        self.executor = executor
        self.background = background
        self.clock = clock
    }

    /// Reads the layout and makes sure that there is a token.
    ///
    /// - Throws: What ``layout()`` throws, or why no token can be had.
    @discardableResult
    public func connect() async throws(VoltaError) -> LayoutInfo {
        let layout = try await layout()
        try await authenticate()
        return layout
    }

    /// Makes sure that there is a token.
    public func authenticate() async throws(VoltaError) { _ = try await token() }

    /// Reads the layout's active page.
    public func layout() async throws(VoltaError) -> LayoutInfo {
        let request = HTTPRequest(method: .get, url: layoutURL, headers: [keyHeader, Self.acceptsJSON])
        let response = try await answer(to: request, of: .layout)
        // Reading a large layout takes milliseconds: not on the thread that the actions go on.
        let reading = Task.detached(executorPreference: background) {
            JSONValue(json: response.body).flatMap(LayoutInfo.init(json:))
        }
        guard let layout = await reading.value else {
            throw .unreadableAnswer("not a layout, but \(ServerText(secrets: secrets).text(of: response))")
        }
        return layout
    }

    /// Sends one action, with a new token when the one at hand is refused.
    ///
    /// - Throws: An error whose ``VoltaError/outcome`` says what became of the action.
    public func send(_ action: Action) async throws(VoltaError) {
        let body = try action.body(layoutID: layoutID)
        for _ in 1...2 {
            let token = try await token()
            if try await post(body, with: token) { return }
        }
        throw .noToken
    }

    /// Renews the token in the background, so that no action has to wait for it; sends nothing before it is due.
    ///
    /// - Returns: When to call again, also found in ``renewalTime`` after an error, and whether there is a new token.
    /// - Throws: Why the renewal failed; the token at hand stays in use until its end.
    @discardableResult
    public func renewTokenIfDue() async throws(VoltaError) -> TokenRenewal {
        if renewalTime <= clock.now() { _ = try await renewedToken() }
        return TokenRenewal(tokenCount: lifecycle.renewals, next: renewalTime)
    }

    /// When the token is to be renewed next, by ``renewTokenIfDue()``.
    public var renewalTime: ContinuousClock.Instant { lifecycle.renewalTime(now: clock.now()) }
}

// MARK: - Actions

extension VoltaConnection {
    /// Sends an action's body; false when the token was refused.
    private func post(_ body: [UInt8], with token: Token) async throws(VoltaError) -> Bool {
        let authorization = HTTPHeader("Authorization", "Bearer \(token.secret.text)")
        let request = HTTPRequest(
            method: .post, url: endpoint.action, headers: [authorization, Self.isJSON, Self.acceptsJSON], body: body)
        do {
            _ = try await answer(to: request, of: .action)
        } catch {
            guard isRefusal(error, of: token) else { throw error }
            lifecycle.refused(token, now: clock.now(), jitter: clock.jitter())
            return false
        }
        lifecycle.accepted(token)
        return true
    }

    private func isRefusal(_ error: VoltaError, of token: Token) -> Bool {
        switch error {
        case .httpError(401, _): true
        case .httpError(403, _): lifecycle.isAtEnd(token, now: clock.now())
        default: false
        }
    }
}

// MARK: - Token

extension VoltaConnection {
    private func token() async throws(VoltaError) -> Token {
        switch lifecycle.demand(now: clock.now()) {
        case .use(let token): return token
        case .renew: return try await renewedToken()
        case .fail(let error): throw error
        }
    }

    /// Waits for the renewal under way, or for a new one.
    ///
    /// It is a task of its own, so that a caller who is cancelled does not take it away from the others.
    private func renewedToken() async throws(VoltaError) -> Token {
        let task = renewal ?? Task(executorPreference: executor) { await self.renew() }
        renewal = task
        return try await task.value.get()
    }

    private func renew() async -> Result<Token, VoltaError> {
        defer { renewal = nil }
        let start = clock.now()
        do {
            let secret = try await requestToken()
            secrets = [key] + secrets.dropFirst().suffix(3) + [secret]
            let lifetime = Token.lifetime(of: secret.text)
            return .success(lifecycle.renewed(secret, lifetime: lifetime, requestedAt: start))
        } catch {
            lifecycle.renewalFailed(error, now: clock.now(), jitter: clock.jitter())
            return .failure(error)
        }
    }

    private func requestToken() async throws(VoltaError) -> Secret {
        let body = JSONValue.object(["layoutId": .string(layoutID)]).encoded() ?? []
        let request = HTTPRequest(
            method: .post, url: endpoint.token, headers: [keyHeader, Self.isJSON, Self.acceptsJSON], body: body)
        let response = try await answer(to: request, of: .token)
        let token = JSONValue(json: response.body)?.objectValue?["token"]?.stringValue.map(Secret.init)
        guard let token, token.fitsHeader else { throw .tokenUnavailable("the answer to POST /token holds none") }
        return token
    }
}

// MARK: - Requests

extension VoltaConnection {
    private static let isJSON = HTTPHeader("Content-Type", "application/json")
    private static let acceptsJSON = HTTPHeader("Accept", "application/json")

    private var keyHeader: HTTPHeader { HTTPHeader("x-api-key", key.text) }

    private func answer(to request: HTTPRequest, of call: APICall) async throws(VoltaError) -> HTTPResponse {
        let response: HTTPResponse
        do {
            response = try await transport.send(request)
        } catch {
            // Without a token the action has not been sent, whatever became of the call for the token.
            let maybeExecuted = error.maybeExecuted && call != .token
            throw .transport(
                HTTPTransportError(
                    error.code, maybeExecuted: maybeExecuted,
                    description: ServerText(secrets: secrets).cleaned(error.description)))
        }
        let text = ServerText(secrets: secrets)
        if let error = call.error(of: response, text: text, unixTime: clock.unixTime()) { throw error }
        return response
    }
}
