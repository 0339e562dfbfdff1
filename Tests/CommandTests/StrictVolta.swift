import FoundationEssentials
import Synchronization
import TestSupport

/// The API as its documentation says, written without any of the program's own code: it checks the method, the
/// path, every header field and every member of a body, and objects to all that the documentation does not allow.
final class StrictVolta: Sendable {
    static let key = "K7jq2-vXkz0_Ww.9secret"
    static let layoutID = "VAL-01ARZ3NDEKTSV4RRFFQ69G5FAV"
    private static let token = "eyJhbGciOiJIUzI1NiJ9.eyJpYXQiOjEwMDAsImV4cCI6MTkwMH0.c2VjcmV0LXRva2Vu"

    /// An answer instead of the usual one; nil for the usual one.
    ///
    /// It may block, and hold up its connection alone.
    typealias Exception = @Sendable (RecordedRequest) -> [UInt8]?

    /// Something else than an answer; nil for the usual answer.
    typealias Reaction = @Sendable (RecordedRequest) -> [Step]?

    /// The actions that were accepted, in the order of arrival.
    let actions = Recorder<ReceivedAction>()
    /// What no client may do.
    let objections = Recorder<String>()

    private let page: Mutex<(id: String, controls: [StrictControl])>
    private let server: Mutex<ScriptedServer?>
    /// The port on this machine.
    let port: Int

    /// An API with these controls on its active page.
    ///
    /// - Parameter isAway: Whether it refuses connections until ``come()``.
    convenience init(
        _ controls: [StrictControl], isAway: Bool = false, except exception: @escaping Exception = { _ in nil }
    ) throws {
        try self.init(scripted: controls, isAway: isAway, reaction: { exception($0).map { [.write($0)] } })
    }

    /// An API with these controls on its active page, which may do anything at all instead of an answer.
    init(scripted controls: [StrictControl], isAway: Bool = false, reaction: @escaping Reaction) throws {
        page = Mutex(("p1", controls))
        let behind = Behind()
        let usual = Step.react { request in
            reaction(request)
                ?? [.write(behind.api.withLock { $0.value }?.answer(to: request) ?? Step.answer(500, ""))]
        }
        let server = try ScriptedServer([[usual]], isAway: isAway)
        port = server.port
        self.server = Mutex(server)
        behind.api.withLock { $0.value = self }
    }

    deinit { server.withLock { $0?.stop() } }

    /// Begins to answer.
    func come() throws { try server.withLock { try $0?.come() } }

    /// Refuses connections and ends those that there are, until ``come()``.
    func leave() throws { try server.withLock { try $0?.leave() } }

    /// Another page is the active one from now on.
    func show(_ controls: [StrictControl], page id: String) { page.withLock { $0 = (id, controls) } }

    /// How many connections were made.
    var connectionCount: Int { server.withLock { $0?.connections.values.count ?? 0 } }

    /// What the program needs to know, as environment variables.
    var environment: [String: String] {
        [
            "VOLTA_API_URL": "http://127.0.0.1:\(port)", "VOLTA_API_KEY": Self.key, "VOLTA_LAYOUT_ID": Self.layoutID,
        ]
    }

    /// All requests so far.
    var requests: [RecordedRequest] { server.withLock { $0?.requests.values ?? [] } }

    /// Waits until so many requests have come.
    func requests(_ count: Int) async throws -> [RecordedRequest] {
        guard let recorder = server.withLock({ $0?.requests }) else { return [] }
        return try await recorder.wait(for: count)
    }

    /// Carries the API into its server's answers without holding it.
    private final class Behind: Sendable {
        struct Reference: Sendable { weak var value: StrictVolta? }
        let api = Mutex(Reference())
    }
}

// MARK: - Answers

extension StrictVolta {
    private func answer(to request: RecordedRequest) -> [UInt8] {
        checkCommonHeaders(of: request)
        switch (request.method, request.target) {
        case ("GET", "/layout/" + Self.layoutID): return serveLayout(request)
        case ("POST", "/token"): return giveToken(request)
        case ("POST", "/action"): return accept(request)
        default: return object("\(request.method) \(request.target) is no call of the API", 403)
        }
    }

    private func serveLayout(_ request: RecordedRequest) -> [UInt8] {
        guard request[header: "x-api-key"] == Self.key else { return object("GET without the key", 403) }
        check(request, hasOnly: ["x-api-key"])
        let page = page.withLock { $0 }
        let text = page.controls.map(\.json).joined(separator: ",")
        return Step.answer(
            200,
            #"{"layoutId":"\#(Self.layoutID)","activePageId":"\#(page.id)","controls":[\#(text)],"destinationCount":1}"#,
            headers: ["Content-Type: application/json"])
    }

    private func giveToken(_ request: RecordedRequest) -> [UInt8] {
        guard request[header: "x-api-key"] == Self.key else { return object("/token without the key", 401) }
        check(request, hasOnly: ["x-api-key", "content-type", "content-length"])
        guard (try? JSON(text: request.text)) == .object(["layoutId": .string(Self.layoutID)]) else {
            return object("/token with the body \(request.text)", 400)
        }
        return Step.answer(200, #"{"token":"\#(Self.token)"}"#, headers: ["Content-Type: application/json"])
    }

    private func accept(_ request: RecordedRequest) -> [UInt8] {
        guard request[header: "Authorization"] == "Bearer \(Self.token)" else {
            return object("/action without the token", 401)
        }
        check(request, hasOnly: ["authorization", "content-type", "content-length"])
        guard case .object(let body)? = try? JSON(text: request.text), body["layoutId"] == .string(Self.layoutID),
            let lid = body["lid"]?.number, let type = body["type"]?.text,
            Set(body.keys).isSubset(of: ["layoutId", "lid", "type", "value"]),
            let control = page.withLock({ $0.controls }).first(where: { Double($0.lid) == lid }), control.type == type,
            control.takes(body["value"])
        else { return object("/action with the body \(request.text)", 400) }
        actions.append(ReceivedAction(lid: control.lid, type: type, value: body["value"] ?? .null, time: .now))
        return Step.answer(200, #"{"ok":true}"#, headers: ["Content-Type: application/json"])
    }
}

// MARK: - Checks

extension StrictVolta {
    private func checkCommonHeaders(of request: RecordedRequest) {
        if request[header: "Host"] != "127.0.0.1:\(port)" { complain("a wrong Host", of: request) }
        if request.method == "GET" && !request.body.isEmpty { complain("a body", of: request) }
        if request.method == "POST" && request[header: "Content-Type"] != "application/json" {
            complain("no JSON content type", of: request)
        }
    }

    /// Each field once at most, and none that is not needed here: a key to `/action` would be a leak.
    private func check(_ request: RecordedRequest, hasOnly names: Set<String>) {
        var open = names.union(["host", "user-agent", "accept", "accept-encoding"])
        for field in request.headers where open.remove(field.name.lowercased()) == nil {
            complain("the field \(field.name): \(field.value)", of: request)
        }
    }

    private func complain(_ what: String, of request: RecordedRequest) {
        objections.append("\(request.method) \(request.target) has \(what)")
    }

    private func object(_ text: String, _ status: Int) -> [UInt8] {
        objections.append(text)
        return Step.answer(status, #"{"message":"no"}"#, headers: ["Content-Type: application/json"])
    }
}
