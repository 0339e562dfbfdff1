import FoundationEssentials
import HTTPServer
import Synchronization
public import Volta

/// The Volta API on this machine: strict as its documentation is, with one layout, and no account needed.
///
/// It stops when it is let go of.
public final class VoltaSimulator: Sendable {
    /// What a client takes as the API's URL, with the stage path if there is one.
    public let baseURL: String

    private let server: Server
    private let core: SimulatorCore

    /// A simulator that answers at once.
    ///
    /// - Parameters:
    ///   - layout: The layout that is served; see ``Volta/LayoutInfo/demo``.
    ///   - apiKey: The only key that is accepted.
    ///   - tokenLifetime: How long a token is valid, above 0; in the token it is rounded up to whole seconds.
    ///   - host: The name or address to listen at.
    ///   - port: The port, 0…65535; 0 takes a free one, see ``baseURL``.
    ///   - stage: The path before the API's own, as `/prod`; empty for none.
    ///   - latency: How long every answer is held back; an action counts when it arrives, before the wait.
    ///   - record: The path of a file that gets one line of JSON for each accepted action; what it held is lost.
    ///   - onAction: Called for each accepted action in the order of arrival, on the server's thread; must not block.
    /// - Throws: `ServerError` when the address cannot be listened at, ``RecordingError`` when the file cannot be
    ///   written.
    public init(
        layout: LayoutInfo = .demo, apiKey: String = "demo-key", tokenLifetime: Duration = .seconds(900),
        host: String = "127.0.0.1", port: Int = 0, stage: String = "", latency: Duration = .zero,
        record: String? = nil, onAction: @escaping @Sendable (AcceptedAction) -> Void = { _ in }
    ) throws {
        let epoch = Int(Date().timeIntervalSince1970)
        let volta = SimulatedVolta(
            layout: layout, apiKey: apiKey, tokenLifetime: tokenLifetime, stage: stage, epoch: epoch)
        let core = SimulatorCore(volta: volta, file: try record.map(ActionFile.init), onAction: onAction)
        server = try Server(host: host, port: port) { request in
            let response = core.answer(to: request)
            if latency > .zero { try? await Task.sleep(for: latency) }
            return response
        }
        let path = stage.split(separator: "/").map { "/" + $0 }.joined()
        baseURL = "http://\(host.contains(":") ? "[\(host)]" : host):\(server.port)\(path)"
        self.core = core
    }

    /// What each control has been told, by its local id; controls without an accepted action are missing.
    public var states: [Int: ControlState] { core.states }

    /// Closes the port and every connection; the second time it does nothing.
    public func stop() { server.stop() }
}
