import EventLoop
import TestSupport
import Testing
import Volta
import VoltaCurl

/// The connection over a real socket, with each transport.
@Suite struct ConnectionOverSocketTests {
    /// An API whose first token is refused once eight actions have come with it.
    private func serverThatForgetsItsToken() throws -> ScriptedServer {
        let tokenCalls = Recorder<Void>()
        let refusals = Recorder<Void>()
        let allArrived = Gate()
        return try ScriptedServer { request in
            if request.target == "/token" {
                tokenCalls.append(())
                return Step.answer(200, #"{"token":"token-\#(tokenCalls.values.count)"}"#)
            }
            guard request[header: "Authorization"] == "Bearer token-1" else { return Step.answer(200, #"{"ok":true}"#) }
            refusals.append(())
            if refusals.values.count == 8 { allArrived.open() }
            _ = allArrived.block()
            return Step.answer(401, #"{"message":"Unauthorized"}"#, headers: ["WWW-Authenticate: Bearer"])
        }
    }

    /// HT-06: with a real server: one renewal, eight repetitions, every control's value delivered once.
    @Test(arguments: TransportKind.allCases)
    func eightRefusalsMakeOneRenewal(kind: TransportKind) async throws {
        let server = try serverThatForgetsItsToken()
        defer { server.stop() }
        let connection = try VoltaConnection(
            apiURL: server.url, apiKey: "key-1", layoutID: "L", transport: try kind.make())
        try await withThrowingTaskGroup(of: Void.self) { group in
            for lid in 1...8 { group.addTask { try await connection.send(Action(lid: lid, value: .slider(1))) } }
            try await group.waitForAll()
        }
        let requests = server.requests.values
        #expect(requests.filter { $0.target == "/token" }.count == 2)
        let delivered = requests.filter { $0[header: "Authorization"] == "Bearer token-2" }.map(\.text)
        #expect(
            delivered.sorted() == (1...8).map { #"{"layoutId":"L","lid":\#($0),"type":"Slider","value":1}"# })
        #expect(requests.allSatisfy { ($0[header: "x-api-key"] == nil) == ($0.target == "/action") })
    }

    /// An API that is away, then comes back at the same address.
    @Test(arguments: TransportKind.allCases)
    func anAPIThatIsAwayIsNeverSentAnything(kind: TransportKind) async throws {
        let server = try ScriptedServer([[.close]])
        server.stop()
        let connection = try VoltaConnection(
            apiURL: server.url, apiKey: "key-1", layoutID: "L", transport: try kind.make())
        let error = await #expect(throws: VoltaError.self) { try await connection.connect() }
        #expect(error?.outcome == .neverSent)
        let failed = await #expect(throws: VoltaError.self) {
            try await connection.send(Action(lid: 1, value: .button))
        }
        #expect(failed?.outcome == .neverSent)
    }

    /// On the bridge's loop neither an action nor a renewal is handed to no other thread.
    @Test func onALoopActionsStayOnItsThread() async throws {
        let server = try ScriptedServer { request in
            Step.answer(200, request.target == "/token" ? #"{"token":"t"}"# : "{}")
        }
        defer { server.stop() }
        let loop = try #require(PollLoop.onOwnThread())
        defer { loop.stop() }
        let probe = LoopProbe(loop: loop)
        let connection = try VoltaConnection(
            apiURL: server.url, apiKey: "key-1", layoutID: "L", transport: probe, executor: loop)
        try await Task(executorPreference: loop) {
            try await connection.authenticate()
            for _ in 0..<20 { try await connection.send(Action(lid: 1, value: .button)) }
        }.value
        #expect(probe.calls.values == Array(repeating: "on the loop, back on the loop", count: 21))
    }

    /// A begun action is written before anyone waits for it; when its token is refused, a new one is had as for any other.
    @Test func aBegunActionIsWrittenBeforeItIsWaitedFor() async throws {
        let tokenCalls = Recorder<Void>()
        let server = try ScriptedServer { request in
            if request.target == "/token" {
                tokenCalls.append(())
                return Step.answer(200, #"{"token":"token-\#(tokenCalls.values.count)"}"#)
            }
            let isRefused = request[header: "Authorization"] == "Bearer token-1"
            return isRefused ? Step.answer(401, "{}") : Step.answer(200, #"{"ok":true}"#)
        }
        defer { server.stop() }
        let loop = try #require(PollLoop.onOwnThread())
        defer { loop.stop() }
        let connection = try VoltaConnection(
            apiURL: server.url, apiKey: "key-1", layoutID: "L", transport: CurlTransport(loop: loop), executor: loop)
        let action = Action(lid: 1, value: .button)
        #expect(await connection.begin(action) == nil)
        try await connection.authenticate()
        let begun = try #require(await connection.begin(action))
        #expect(try await server.requests.wait(for: 2).map(\.target) == ["/token", "/action"])
        try await connection.send(action, begun: begun)
        #expect(
            server.requests.values.map { "\($0.target) \($0[header: "Authorization"] ?? "")" }
                == ["/token ", "/action Bearer token-1", "/token ", "/action Bearer token-2"])
    }
}

/// A transport that writes down on which thread it is called and comes back.
private final class LoopProbe: HTTPTransport {
    let calls = Recorder<String>()
    private let loop: PollLoop
    private let transport: CurlTransport

    init(loop: PollLoop) {
        self.loop = loop
        transport = CurlTransport(loop: loop)
    }

    func send(_ request: HTTPRequest) async throws(HTTPTransportError) -> HTTPResponse {
        let before = loop.isOnLoop ? "on the loop" : "elsewhere"
        let answer = try await transport.send(request)
        let after = loop.isOnLoop ? "on the loop" : "elsewhere"
        calls.append("\(before), back \(after)")
        return answer
    }
}
