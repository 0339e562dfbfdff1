import Bridge
import HTTPServer
import Synchronization
import Time
import Volta

/// Makes the answers to requests.
final class DashboardSite: Sendable {
    /// How long the loop is waited for.
    private static let patience = Duration.seconds(2)

    private let gatekeeper: Gatekeeper
    private let board: Board
    private weak let source: (any DashboardSource)?
    private let now: @Sendable () -> Moment
    private let loginPatience = Mutex(LoginPatience())

    init(gatekeeper: Gatekeeper, board: Board, source: any DashboardSource, now: @escaping @Sendable () -> Moment) {
        (self.gatekeeper, self.board, self.source, self.now) = (gatekeeper, board, source, now)
    }

    /// The answer to a request, whoever sends it.
    func answer(to request: ServerRequest) async -> ServerResponse {
        var response: ServerResponse
        do throws(Refusal) {
            response = try await allowedAnswer(to: request)
        } catch {
            response = error.response
        }
        response.headers += PageHeaders.common
        return response
    }

    private func allowedAnswer(to request: ServerRequest) async throws(Refusal) -> ServerResponse {
        guard let route = Route(request) else {
            throw gatekeeper.hosts.allows(request) ? .noSuchPath : .wrongHost
        }
        let isGuess = gatekeeper.secret != nil && request.headers["Authorization"] != nil
        if isGuess, !loginPatience.withLock({ $0.allowsTry(at: now()) }) { throw .tooManyTries }
        switch gatekeeper.verdict(on: request, for: route) {
        case .refuse(let refusal): throw refusal
        case .askForSecret: return Self.page { PageTexts.login.text(nonce: $0) }
        case .pass:
            if isGuess { loginPatience.withLock { $0.succeeded() } }
            return try await answer(to: request, route)
        }
    }

    private func answer(to request: ServerRequest, _ route: Route) async throws(Refusal) -> ServerResponse {
        switch route {
        case .page: return Self.page { PageTexts.dashboard.text(nonce: $0, token: gatekeeper.token, run: board.run) }
        case .stream:
            guard let stream = board.join() else { throw .tooManyViewers }
            return ServerResponse(headers: [HeaderField("Content-Type", "text/event-stream")], stream: stream)
        case .status: return Self.json(StateJSON.whole(of: try await state()))
        case .metrics:
            let metrics = MetricsText(of: try await state(), viewers: board.viewerCount)
            return ServerResponse(status: 200, type: "text/plain; version=0.0.4; charset=utf-8", text: metrics.text)
        case .health: return try await health()
        case .touch: return try await touch(try TouchRequest(request))
        case .learn: return try await learn(try LearnRequest(request))
        case .login: return try login(request)
        }
    }

    private static func page(_ text: (_ nonce: String) -> String) -> ServerResponse {
        let nonce = RandomText.make()
        var response = ServerResponse(status: 200, type: "text/html; charset=utf-8", text: text(nonce))
        response.headers += PageHeaders.policy(nonce: nonce)
        return response
    }

    private static func json(_ value: JSONValue, status: Int = 200) -> ServerResponse {
        ServerResponse(status: status, type: "application/json", text: value.text + "\n")
    }

    /// The state, unless the loop is stuck or the run is over.
    private func state() async throws(Refusal) -> DashboardState {
        guard let source else { throw .noAnswer }
        guard let state = await within(Self.patience, { await source.state() }) else { throw .noAnswer }
        return state
    }

    /// Well as long as the bridge answers: whatever restarts it could not bring Volta back.
    private func health() async throws(Refusal) -> ServerResponse {
        let volta = try await state().record.volta.parts.name
        return ServerResponse(status: 200, type: "text/plain; charset=utf-8", text: "ok\nvolta: \(volta)\n")
    }

    private func touch(_ touch: TouchRequest) async throws(Refusal) -> ServerResponse {
        guard let source else { throw .noAnswer }
        switch await within(Self.patience, { await source.touch(touch.lid, touch.value, on: touch.page) }) {
        case .taken: return Self.json(.object(["ok": .bool(true)]))
        case .pageChanged: throw .pageChanged
        case .notPossible(let reason): throw .notUnderstood(reason)
        case .turnedAway: throw .turnedAway
        case nil: throw .noAnswer
        }
    }

    private func learn(_ request: LearnRequest) async throws(Refusal) -> ServerResponse {
        guard let source else { throw .noAnswer }
        let (step, lid, page) = (request.step, request.lid, request.page)
        guard let obstacle = await within(Self.patience, { await source.learn(step, for: lid, on: page) }) else {
            throw .noAnswer
        }
        if let obstacle { throw .notPossible(obstacle) }
        return Self.json(.object(["ok": .bool(true)]))
    }

    private func login(_ request: ServerRequest) throws(Refusal) -> ServerResponse {
        guard let secret = gatekeeper.secret else { throw .noSuchPath }
        guard loginPatience.withLock({ $0.allowsTry(at: now()) }) else { throw .tooManyTries }
        guard JSONValue(json: request.body)?.objectValue?["secret"]?.stringValue?.isSameSecret(as: secret) == true
        else {
            throw .wrongSecret
        }
        loginPatience.withLock { $0.succeeded() }
        var response = Self.json(.object(["ok": .bool(true)]))
        response.headers.append(gatekeeper.sessionField)
        return response
    }
}
