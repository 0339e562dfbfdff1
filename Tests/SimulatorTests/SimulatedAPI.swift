import HTTPServer
import Simulator
import TestSupport
import Testing

/// The two ways to ask the simulated API, for one body of tests.
enum SimulatedAPI: CaseIterable, Sendable {
    case inMemory
    case overASocket

    /// Sends the requests that the body makes of a token, and gives their answers.
    func answers(to cases: [APICase]) async throws -> [Answer] {
        switch self {
        case .inMemory:
            var volta = SimulatedVolta(
                layout: .demo, apiKey: "demo-key", tokenLifetime: .seconds(900), stage: "", epoch: 0)
            let token = try tokenText(volta.answer(to: tokenRequest, at: .zero).response.text)
            return cases.map { Answer(volta.answer(to: $0.request(token: token), at: .seconds(1)).response) }
        case .overASocket:
            let simulator = try VoltaSimulator()
            return try await onOwnThread {
                let connection = try RawConnection(to: simulator)
                let token = try tokenText(connection.answer(to: tokenRequest).text)
                return try cases.map { Answer(try connection.answer(to: $0.request(token: token))) }
            }
        }
    }
}

/// What the tests look at in an answer.
struct Answer: Equatable, Sendable {
    let status: Int
    let body: String
    var type: String? = "application/json"
    let gatewayError: String?
}

extension Answer {
    init(_ response: ServerResponse) {
        self.init(
            status: response.status, body: response.text, type: response.headers["Content-Type"],
            gatewayError: response.headers["x-amzn-errortype"])
    }

    init(_ answer: RawAnswer) {
        self.init(
            status: answer.status, body: answer.text, type: answer["Content-Type"],
            gatewayError: answer["x-amzn-errortype"])
    }
}

let tokenRequest = ServerRequest(
    method: "POST", target: "/token",
    headers: [HeaderField("x-api-key", "demo-key"), HeaderField("Content-Type", "application/json")],
    body: Array(#"{"layoutId":"demo"}"#.utf8))

/// An action with the demo layout's id.
func actionRequest(token: String, _ fields: String) -> ServerRequest {
    ServerRequest(
        method: "POST", target: "/action",
        headers: [HeaderField("Authorization", "Bearer \(token)"), HeaderField("Content-Type", "application/json")],
        body: Array(#"{"layoutId":"demo",\#(fields)}"#.utf8))
}

/// The token in the answer's body.
func tokenText(_ body: String) throws -> String {
    try #require(body.wholeMatch(of: /\{"token":"([^"]+)"\}/)).output.1.description
}

extension ServerResponse {
    var text: String { String(decoding: body, as: UTF8.self) }
}

extension RawConnection {
    /// A connection to a simulator's port.
    convenience init(to simulator: VoltaSimulator) throws {
        let port = try #require(simulator.baseURL.firstMatch(of: /:(\d+)/)?.output.1)
        try self.init(port: try #require(Int(port)))
    }

    /// Sends the request over the wire.
    func send(_ request: ServerRequest) throws {
        var head = "\(request.method) \(request.target) HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        for field in request.headers { head += "\(field.name): \(field.value)\r\n" }
        try send("\(head)Content-Length: \(request.body.count)\r\n\r\n")
        try send(request.body)
    }

    /// Sends the request over the wire and waits for its answer.
    func answer(to request: ServerRequest) throws -> RawAnswer {
        try send(request)
        return try answer()
    }
}
