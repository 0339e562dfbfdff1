import FoundationEssentials
import Synchronization
import TestSupport
import Testing
import Volta

/// Volta's side of a test: takes each call, and answers it as the test says or when the test says.
///
/// It fails the test when it is used as Volta must not be: an unknown call, a call without the key or the newest token,
/// two actions under way to one control.
final class FakeVolta: HTTPTransport {
    /// How a call is answered.
    enum Answer: Sendable {
        /// As Volta would.
        case good
        /// With an error.
        case status(Int, String)
        /// Not at all, because nothing is there.
        case unreachable
        /// When the test says so; see ``FakeVolta/answerHeld(_:_:)``.
        case held
    }

    private struct State {
        var page = Page.one
        var answers: [String: Answer] = [:]
        var held: [(call: String, continuation: CheckedContinuation<Answer, Never>)] = []
        var underWay: Set<String> = []
        var tokens = 0
    }

    /// Every call in its order: `layout`, `token`, or an action as `Slider 1 0.5`.
    let calls = Recorder<String>()
    private let state = Mutex(State())

    /// The actions among the calls.
    var actions: [String] { calls.values.filter { !["layout", "token"].contains($0) } }
    /// How many calls wait for an answer.
    var heldCount: Int { state.withLock { $0.held.count } }

    func count(of call: String) -> Int { calls.values.count { $0 == call } }

    /// The page that the layout shows from now on.
    func show(_ page: Page) { state.withLock { $0.page = page } }

    /// How calls are answered from now on: `layout`, `token`, `action`, or all three.
    func answer(_ kinds: String..., with answer: Answer) {
        state.withLock { state in for kind in kinds { state.answers[kind] = answer } }
    }

    /// Answers the oldest held call of this text.
    func answerHeld(_ call: String, _ answer: Answer = .good) {
        let continuation = state.withLock { state in
            state.held.firstIndex { $0.call == call }.map { state.held.remove(at: $0).continuation }
        }
        #expect(continuation != nil, "\(call) is not under way")
        continuation?.resume(returning: answer)
    }

    /// Lets nothing hang at the end of a test.
    func answerAllHeld() {
        let held = state.withLock { state in
            defer { state.held = [] }
            return state.held
        }
        for entry in held { entry.continuation.resume(returning: .unreachable) }
    }

    func send(_ request: HTTPRequest) async throws(HTTPTransportError) -> HTTPResponse {
        try await exchange(request).answer()
    }

    func begin(_ request: HTTPRequest) -> (any HTTPExchange)? { exchange(request) }

    private func exchange(_ request: HTTPRequest) -> Exchange {
        let (kind, call) = check(request)
        let lane = call.split(separator: " ").prefix(2).joined(separator: " ")
        if kind == "action" {
            let isAlone = state.withLock { $0.underWay.insert(lane).inserted }
            #expect(isAlone, "two actions are under way to \(lane)")
        }
        return Exchange(volta: self, kind: kind, call: call, lane: lane)
    }

    /// A call that has reached Volta.
    private struct Exchange: HTTPExchange {
        let volta: FakeVolta
        let kind: String
        let call: String
        let lane: String

        func answer() async throws(HTTPTransportError) -> HTTPResponse {
            try await volta.answer(to: call, kind, lane)
        }
    }

    private func answer(
        to call: String, _ kind: String, _ lane: String
    ) async throws(HTTPTransportError) -> HTTPResponse {
        defer { state.withLock { _ = $0.underWay.remove(lane) } }
        switch await settledAnswer(to: call, kind) {
        case .good, .held: return good(kind)
        case .status(let status, let message):
            return HTTPResponse(status: status, body: Array(#"{"message":"\#(message)"}"#.utf8))
        case .unreachable:
            throw HTTPTransportError(.connectionFailed, maybeExecuted: false, description: "Connection refused")
        }
    }

    private func settledAnswer(to call: String, _ kind: String) async -> Answer {
        let answer = state.withLock { $0.answers[kind] ?? .good }
        guard case .held = answer else {
            calls.append(call)
            return answer
        }
        return await withCheckedContinuation { continuation in
            state.withLock { $0.held.append((call, continuation)) }
            calls.append(call)
        }
    }

    private func good(_ kind: String) -> HTTPResponse {
        let body = state.withLock { state in
            switch kind {
            case "layout": return state.page.json
            case "token":
                state.tokens += 1
                return #"{"token":"token-\#(state.tokens)"}"#
            default: return #"{"ok":true}"#
            }
        }
        return HTTPResponse(status: 200, body: Array(body.utf8))
    }

    /// The kind and the text of a call; what is wrong with it fails the test.
    private func check(_ request: HTTPRequest) -> (kind: String, call: String) {
        let headers = Dictionary(request.headers.map { ($0.name.lowercased(), $0.value) }) { $1 }
        switch (request.method, request.url) {
        case (.get, "https://volta.test/layout/VAL-1"), (.post, "https://volta.test/token"):
            #expect(headers["x-api-key"] == "key-1234")
            let kind = request.method == .get ? "layout" : "token"
            return (kind, kind)
        case (.post, "https://volta.test/action"):
            let newest = state.withLock { "Bearer token-\($0.tokens)" }
            #expect(headers["authorization"] == newest)
            guard let body = try? JSONDecoder().decode(ActionBody.self, from: Data(request.body)) else { break }
            return ("action", body.text)
        default: break
        }
        Issue.record("no such call: \(request.method) \(request.url)")
        return ("unknown", "unknown")
    }
}

private struct ActionBody: Decodable {
    let layoutId: String
    let lid: Int
    let type: String
    let value: JSONValue?

    var text: String {
        let number = value?.doubleValue.map { "\(($0 * 1000).rounded() / 1000)" }
        let state = value?.boolValue.map { $0 ? "on" : "off" }
        return ["\(type) \(lid)", number ?? state].compactMap(\.self).joined(separator: " ")
    }
}
