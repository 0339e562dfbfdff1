public import HTTPServer
public import Volta

/// What the Volta API answers, without a clock, a socket or a file.
///
/// Times are counted from the simulator's start.
public struct SimulatedVolta: Sendable {
    /// The layout that is served.
    public let layout: LayoutInfo
    /// What each control has been told, by its local id.
    public private(set) var states: [Int: ControlState] = [:]

    private let apiKey: String
    private let stage: [String]
    private var tokens: IssuedTokens

    /// An API with one layout and one key.
    ///
    /// - Parameters:
    ///   - layout: The layout.
    ///   - apiKey: The only key that is accepted.
    ///   - tokenLifetime: How long a token is valid, above 0.
    ///   - stage: The path before the API's own, as `/prod`; empty for none.
    ///   - epoch: The time of day at the start, in seconds since 1970, for the times in tokens.
    public init(layout: LayoutInfo, apiKey: String, tokenLifetime: Duration, stage: String, epoch: Int) {
        self.layout = layout
        self.apiKey = apiKey
        self.stage = stage.split(separator: "/").map(String.init)
        tokens = IssuedTokens(lifetime: tokenLifetime, epoch: epoch)
    }

    /// The answer to a request, and the action if it was one that is accepted.
    public mutating func answer(
        to request: ServerRequest, at time: Duration
    ) -> (response: ServerResponse, action: AcceptedAction?) {
        do throws(Refusal) {
            switch try route(request) {
            case .layout(let id): return (try serveLayout(id, request), nil)
            case .token: return (try giveToken(request, at: time), nil)
            case .action:
                let action = try accept(request, at: time)
                return (ServerResponse(json: .object(["ok": .bool(true)])), action)
            }
        } catch {
            return (error.response, nil)
        }
    }

    private enum Route {
        case layout(id: String)
        case token
        case action
    }

    private func route(_ request: ServerRequest) throws(Refusal) -> Route {
        let segments = request.segments
        guard segments.starts(with: stage) else { throw .noSuchRoute }
        let path = segments.dropFirst(stage.count)
        switch (request.method, path.first, path.dropFirst().first, path.count) {
        case ("GET", "layout", let id?, 2) where !id.isEmpty: return .layout(id: id)
        case ("POST", "token", nil, 1): return .token
        case ("POST", "action", nil, 1): return .action
        default: throw .noSuchRoute
        }
    }

    private func serveLayout(_ id: String, _ request: ServerRequest) throws(Refusal) -> ServerResponse {
        guard request.headers["x-api-key"] == apiKey else { throw .keyForbidden }
        guard id == layout.layoutId else { throw .noSuchLayout }
        let text = String(decoding: layout.jsonText, as: UTF8.self)
        guard !text.isEmpty else { throw .layoutUnwritable }
        return ServerResponse(status: 200, type: "application/json", text: text)
    }

    private mutating func giveToken(_ request: ServerRequest, at time: Duration) throws(Refusal) -> ServerResponse {
        guard request.headers["x-api-key"] == apiKey else { throw .keyInvalid }
        let layoutID = try request.jsonObject().string("layoutId")
        guard layoutID == layout.layoutId else { throw .invalid("layoutId", "there is no such layout") }
        let token = tokens.issue(layoutID: layoutID, at: time)
        return ServerResponse(json: .object(["token": .string(token)]))
    }

    private mutating func accept(_ request: ServerRequest, at time: Duration) throws(Refusal) -> AcceptedAction {
        let scheme = "Bearer "
        guard let authorization = request.headers["Authorization"], authorization.hasPrefix(scheme) else {
            throw .tokenMissing
        }
        try tokens.check(String(authorization.dropFirst(scheme.count)), at: time)
        let action = try ActionRequest(request.jsonObject())
        guard action.layoutID == layout.layoutId else { throw .invalid("layoutId", "the token is for another layout") }
        guard let control = layout.controls.first(where: { $0.lid == action.lid }) else {
            throw .invalid("lid", "there is no control \(action.lid)")
        }
        try action.check(for: control)
        let value = action.value ?? .null
        states[action.lid, default: ControlState()].accept(value)
        return AcceptedAction(time: time, lid: action.lid, type: action.type, label: control.label, value: value)
    }
}
