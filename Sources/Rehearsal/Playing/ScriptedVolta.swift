import Synchronization
import Volta

/// Volta's side of a test: takes every call, keeps the actions, and answers as the steps say.
final class ScriptedVolta: HTTPTransport {
    fileprivate struct State {
        var page: LayoutInfo { didSet { remember() } }
        /// The controls of the pages that were active, by their local ids; the latest ones.
        var known: [Int: LayoutControl] = [:]
        var answers: [ServerAnswer] = []
        var requests: [ReceivedRequest] = []
        var tokens = 0
        var isOver = false
    }

    /// What becomes of a call.
    private struct Reaction {
        let answer: ServerAnswer
        let response: HTTPResponse
    }

    static let url = "https://volta.test"
    static let layoutID = "VAL-TEST"

    private let loop: VirtualLoop
    private let state: Mutex<State>

    init(_ page: LayoutInfo, on loop: VirtualLoop) {
        self.loop = loop
        var state = State(page: page)
        state.remember()
        self.state = Mutex(state)
    }

    /// The actions that have arrived, in their order.
    var requests: [ReceivedRequest] { state.withLock { $0.requests } }

    /// The layout shows this page from now on.
    func show(_ page: LayoutInfo) { state.withLock { $0.page = page } }

    /// Calls are answered like this from now on.
    func answer(_ answer: ServerAnswer) {
        state.withLock { state in
            state.answers.removeAll { answer.calls == .all || $0.calls == answer.calls }
            state.answers.append(answer)
        }
    }

    /// Nothing arrives any more.
    func end() { state.withLock { $0.isOver = true } }

    func send(_ request: HTTPRequest) async throws(HTTPTransportError) -> HTTPResponse {
        let reaction = react(to: request)
        if reaction.answer.kind == .offline {
            throw HTTPTransportError(.connectionFailed, maybeExecuted: false, description: "Connection refused")
        }
        let isMute = reaction.answer.kind == .silence || reaction.answer.latency >= request.deadline
        await pass(isMute ? request.deadline : reaction.answer.latency)
        if isMute { throw HTTPTransportError(.deadlineExceeded, maybeExecuted: true, description: "No answer came") }
        return reaction.response
    }

    private func pass(_ duration: Duration) async {
        guard duration > .zero else { return }
        await withCheckedContinuation { continuation in
            loop.plan(.answer, at: loop.time + duration) { continuation.resume() }
        }
    }

    private func react(to request: HTTPRequest) -> Reaction {
        let time = loop.time
        return state.withLock { state in
            let call = Self.call(of: request)
            let answer = state.isOver ? ServerAnswer(kind: .offline, calls: .all) : state.takeAnswer(to: call)
            guard answer.kind != .offline else { return Reaction(answer: answer, response: HTTPResponse(status: 0)) }
            let response = answer.isGood ? state.good(call, request) : answer.response
            if call == .action {
                let isMute = answer.kind == .silence || answer.latency >= request.deadline
                state.keep(request, at: time, status: isMute ? nil : response.status)
            }
            return Reaction(answer: answer, response: response)
        }
    }

    private static func call(of request: HTTPRequest) -> ServerAnswer.Calls {
        guard request.method == .post else { return .layout }
        return request.url.hasSuffix("/token") ? .token : .action
    }
}

extension ServerAnswer {
    /// Whether Volta does what it is asked for.
    fileprivate var isGood: Bool { kind == .good || kind == .silence }

    /// The answer of a status that the steps ask for.
    fileprivate var response: HTTPResponse {
        guard case .status(let status) = kind else { return HTTPResponse(status: 200) }
        let isWell = (200..<300).contains(status)
        let body = JSONValue.object(isWell ? ["ok": .bool(true)] : ["message": .string(message ?? "as the test says")])
        let headers = retryAfter.map { [HTTPHeader("Retry-After", String($0))] } ?? []
        return HTTPResponse(status: status, headers: headers, body: Array(body.text.utf8))
    }
}

extension ScriptedVolta.State {
    /// How a call is answered: what was said of it last, as long as that holds.
    fileprivate mutating func takeAnswer(to call: ServerAnswer.Calls) -> ServerAnswer {
        guard let index = answers.lastIndex(where: { $0.calls == call || $0.calls == .all }) else {
            return ServerAnswer(kind: .good, calls: .all)
        }
        let answer = answers[index]
        if let times = answer.times {
            answers[index].times = times - 1
            if times <= 1 { answers.remove(at: index) }
        }
        return answer
    }

    /// What Volta answers when all is well.
    fileprivate mutating func good(_ call: ServerAnswer.Calls, _ request: HTTPRequest) -> HTTPResponse {
        switch call {
        case .layout: return HTTPResponse(status: 200, body: page.jsonText)
        case .token:
            tokens += 1
            return HTTPResponse(status: 200, body: Array(#"{"token":"token-\#(tokens)"}"#.utf8))
        case .action, .all:
            let body = JSONValue(json: request.body)?.objectValue
            guard control(of: body)?.type == body?["type"]?.stringValue else {
                return HTTPResponse(status: 400, body: Array(#"{"message":"Control not found"}"#.utf8))
            }
            return HTTPResponse(status: 200, body: Array(#"{"ok":true}"#.utf8))
        }
    }

    /// Keeps the controls of the page for what is sent to them when they have left.
    fileprivate mutating func remember() {
        for control in page.controls { known[control.lid] = control }
    }

    fileprivate mutating func keep(_ request: HTTPRequest, at time: Duration, status: Int?) {
        let body = JSONValue(json: request.body)?.objectValue
        requests.append(
            ReceivedRequest(
                time: time, lid: body?["lid"]?.intValue ?? -1, type: body?["type"]?.stringValue ?? "",
                value: body?["value"], control: control(of: body) ?? body?["lid"]?.intValue.flatMap { known[$0] },
                status: status))
    }

    private func control(of body: [String: JSONValue]?) -> LayoutControl? {
        let lid = body?["lid"]?.intValue
        return page.controls.first { $0.lid == lid }
    }
}
