/// The client of one layout: it reads the layout, keeps a token, and sends actions.
///
/// It is safe under any number of concurrent callers, and runs on the executor that it was given. Each request has a
/// deadline of 5 s, and nothing is repeated except that an action whose token was refused is sent once more with a new
/// one: pauses and repetitions are the caller's, by ``VoltaError/outcome``.
public actor VoltaConnection {
    /// The id of the layout.
    public nonisolated let layoutID: String
    /// The API's host and, if given, its port.
    public nonisolated var host: String { endpoint.host }

    private let endpoint: Endpoint
    private let layoutURL: String
    private let key: Secret
    private let transport: any HTTPTransport
    private nonisolated let executor: (any SerialExecutor)?
    /// Stands for the runtime's own threads, where no executor was given.
    private nonisolated let anywhere = Anywhere()
    private let background: (any TaskExecutor)?
    private let clock: ConnectionClock
    private var lifecycle = TokenLifecycle()
    /// What no text may hold: the key, and the tokens that a server may still know.
    private var secrets: [Secret]
    /// Those who wait for the renewal under way; there is none while nobody waits.
    private var renewalWaiters: [CheckedContinuation<Result<Token, VoltaError>, Never>] = []

    /// A connection that has not sent anything yet.
    ///
    /// - Parameters:
    ///   - apiURL: The deployment's base URL, with or without a stage path and a slash at its end.
    ///   - apiKey: The deployment's key.
    ///   - layoutID: The layout's id, as `VAL-01ARZ3NDEKTSV4RRFFQ69G5FAV`.
    ///   - transport: What carries the requests.
    ///   - executor: What the connection runs on, token renewals included; nil for the runtime's own threads.
    ///   - background: Where layouts are read, which takes milliseconds when they are large; nil for the runtime's own
    ///     threads.
    ///   - clock: Where times come from.
    /// - Throws: ``VoltaError/invalidURL``, ``VoltaError/invalidKey`` or ``VoltaError/invalidLayoutID``.
    public init(
        apiURL: String, apiKey: String, layoutID: String, transport: any HTTPTransport,
        executor: (any SerialExecutor)? = nil, background: (any TaskExecutor)? = nil, clock: ConnectionClock = .system
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

    /// The executor that was given, or the runtime's own threads, one at a time.
    public nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor?.asUnownedSerialExecutor() ?? anywhere.unownedExecutor
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
        let response = try answer(await transport.outcome(of: request), of: .layout)
        // Reading a large layout takes milliseconds: not on the thread that the actions go on.
        let reading = Task.detached(executorPreference: background) {
            JSONValue(json: response.body).flatMap(LayoutInfo.init(json:))
        }
        guard let layout = await reading.value else {
            throw .unreadableAnswer("not a layout, but \(ServerText(secrets: secrets).text(of: response))")
        }
        return layout
    }

    /// Begins to send an action without waiting for anything: its request is written before this returns, where a token
    /// and a free connection are at hand.
    ///
    /// - Returns: What ``send(_:begun:)`` goes on with; nil when it has to begin itself.
    public func begin(_ action: Action) -> BegunAction? {
        guard case .use(let token) = lifecycle.demand(now: clock.now()),
            let body = try? action.body(layoutID: layoutID),
            let exchange = transport.begin(request(with: body, token))
        else { return nil }
        return BegunAction(token: token, exchange: exchange)
    }

    /// Sends one action, with a new token when the one at hand is refused.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - begun: What ``begin(_:)`` returned for it.
    /// - Throws: An error whose ``VoltaError/outcome`` says what became of the action.
    public func send(_ action: Action, begun: BegunAction? = nil) async throws(VoltaError) {
        if let begun, try isDone(await begun.exchange.outcome, with: begun.token) { return }
        let body = try action.body(layoutID: layoutID)
        for _ in (begun == nil ? 1 : 2)...2 {
            let token = try await token()
            if try isDone(await transport.outcome(of: request(with: body, token)), with: token) { return }
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
    private func request(with body: [UInt8], _ token: Token) -> HTTPRequest {
        let authorization = HTTPHeader("Authorization", "Bearer " + token.secret.text)
        return HTTPRequest(
            method: .post, url: endpoint.action, headers: [authorization, Self.isJSON, Self.acceptsJSON], body: body)
    }

    /// Takes what became of an action's request; false when the token was refused.
    private func isDone(_ outcome: HTTPOutcome, with token: Token) throws(VoltaError) -> Bool {
        do {
            _ = try answer(outcome, of: .action)
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
        try await withCheckedContinuation { continuation in
            // First the waiter, then the work: a renewal that has ended resumes nobody who comes later.
            renewalWaiters.append(continuation)
            // With the preference it begins on the executor too, and on no thread of the runtime.
            let preference = executor as? any TaskExecutor
            if renewalWaiters.count == 1 { Task(executorPreference: preference) { await self.renew() } }
        }.get()
    }

    private func renew() async {
        let outcome: Result<Token, VoltaError>
        let start = clock.now()
        do {
            let secret = try await requestToken()
            secrets = [key] + secrets.dropFirst().suffix(3) + [secret]
            let lifetime = Token.lifetime(of: secret.text)
            outcome = .success(lifecycle.renewed(secret, lifetime: lifetime, requestedAt: start))
        } catch {
            lifecycle.renewalFailed(error, now: clock.now(), jitter: clock.jitter())
            outcome = .failure(error)
        }
        let waiters = renewalWaiters
        renewalWaiters = []
        for waiter in waiters { waiter.resume(returning: outcome) }
    }

    private func requestToken() async throws(VoltaError) -> Secret {
        let body = JSONValue.object(["layoutId": .string(layoutID)]).encoded() ?? []
        let request = HTTPRequest(
            method: .post, url: endpoint.token, headers: [keyHeader, Self.isJSON, Self.acceptsJSON], body: body)
        let response = try answer(await transport.outcome(of: request), of: .token)
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

    /// The answer that a call brought, or the error that it stands for.
    private func answer(_ outcome: HTTPOutcome, of call: APICall) throws(VoltaError) -> HTTPResponse {
        let response: HTTPResponse
        do {
            response = try outcome.get()
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

/// An actor without an executor of its own.
private actor Anywhere {}

/// What a request brought.
private typealias HTTPOutcome = Result<HTTPResponse, HTTPTransportError>

extension HTTPTransport {
    fileprivate func outcome(of request: HTTPRequest) async -> HTTPOutcome {
        do { return .success(try await send(request)) } catch { return .failure(error) }
    }
}

extension HTTPExchange {
    fileprivate var outcome: HTTPOutcome {
        get async {
            do { return .success(try await answer()) } catch { return .failure(error) }
        }
    }
}
