import Synchronization
import TestSupport
import Volta

/// A transport that is the API itself, as far as a test says, and objects to requests that the API forbids.
final class FakeAPI: HTTPTransport {
    typealias Answer = Result<HTTPResponse, HTTPTransportError>

    static let key = "key-0123456789"
    static let layoutID = "VAL-1"

    /// The n-th call for a token, counted from 1.
    private let token: @Sendable (Int) async -> Answer
    /// An action with this token; the number counts the actions from 1.
    private let action: @Sendable (String, Int) async -> Answer
    private let layout: @Sendable () async -> Answer

    /// The token of each action, in the order of arrival.
    let actions = Recorder<String>()
    let tokenCalls = Recorder<HTTPRequest>()
    let layoutCalls = Recorder<HTTPRequest>()
    /// The bodies of the actions.
    let bodies = Recorder<String>()
    /// What was wrong with requests.
    let objections = Recorder<String>()
    private let counts = Mutex((tokens: 0, actions: 0))

    init(
        token: @escaping @Sendable (Int) async -> Answer = { .token("token-\($0)") },
        action: @escaping @Sendable (String, Int) async -> Answer = { _, _ in .status(200, #"{"ok":true}"#) },
        layout: @escaping @Sendable () async -> Answer = { .status(200, #"{"layoutId":"VAL-1","controls":[]}"#) }
    ) {
        self.token = token
        self.action = action
        self.layout = layout
    }

    func connection(clock: ConnectionClock = .system) throws(VoltaError) -> VoltaConnection {
        try VoltaConnection(
            apiURL: "https://api.test/prod/", apiKey: Self.key, layoutID: Self.layoutID, transport: self, clock: clock)
    }

    func send(_ request: HTTPRequest) async throws(HTTPTransportError) -> HTTPResponse {
        check(request)
        switch (request.method, request.url) {
        case (.get, "https://api.test/prod/layout/VAL-1"):
            layoutCalls.append(request)
            return try await layout().get()
        case (.post, "https://api.test/prod/token"):
            tokenCalls.append(request)
            let number = counts.withLock { counts in
                counts.tokens += 1
                return counts.tokens
            }
            return try await token(number).get()
        case (.post, "https://api.test/prod/action"):
            let (token, number) = record(request)
            return try await action(token, number).get()
        default:
            objections.append("\(request): no such call")
            throw HTTPTransportError(.invalidURL, maybeExecuted: false, description: "no such call")
        }
    }

    private func record(_ request: HTTPRequest) -> (token: String, number: Int) {
        let token = String(request[header: "Authorization"]?.dropFirst("Bearer ".count) ?? "")
        let number = counts.withLock { counts in
            counts.actions += 1
            return counts.actions
        }
        bodies.append(String(decoding: request.body, as: UTF8.self))
        actions.append(token)
        return (token, number)
    }

    /// What the API's docs ask of each call.
    private func check(_ request: HTTPRequest) {
        let isAction = request.url.hasSuffix("/action")
        var wrong: [String] = []
        if request.deadline != .seconds(5) { wrong.append("deadline \(request.deadline)") }
        if (request[header: "x-api-key"] == Self.key) == isAction { wrong.append("key") }
        if (request[header: "Authorization"]?.hasPrefix("Bearer ") ?? false) != isAction { wrong.append("token") }
        if (request[header: "Content-Type"] == "application/json") != (request.method == .post) { wrong.append("type") }
        if request.body.isEmpty != (request.method == .get) { wrong.append("body") }
        if !wrong.isEmpty { objections.append("\(request): wrong \(wrong.joined(separator: ", "))") }
    }
}

extension HTTPRequest {
    subscript(header name: String) -> String? { headers.first { $0.name == name }?.value }
}

extension FakeAPI.Answer {
    static func status(_ status: Int, _ body: String, headers: [HTTPHeader] = []) -> Self {
        .success(HTTPResponse(status: status, headers: headers, body: Array(body.utf8)))
    }

    static func token(_ token: String) -> Self { .status(200, #"{"token":"\#(token)"}"#) }

    static func lost(_ code: HTTPTransportError.Code, maybeExecuted: Bool) -> Self {
        .failure(HTTPTransportError(code, maybeExecuted: maybeExecuted, description: "lost"))
    }

    static let unauthorized = Self.status(401, #"{"message":"Unauthorized"}"#)
}
