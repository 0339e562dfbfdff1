public import HTTPServer
import Synchronization
public import Time

/// Serves the page, its live stream, touches, learning, metrics and health, on a thread of its own.
///
/// It stops when it is let go of.
public final class DashboardServer: Sendable {
    /// What a browser opens.
    public let url: String
    /// The port at which it listens.
    let port: Int
    private let server: Server
    private let board: Board

    /// A dashboard that is served at once.
    ///
    /// - Parameters:
    ///   - address: Where it listens.
    ///   - secret: What opens it; needed where others than this machine can reach it.
    ///   - machine: The machine's own name, by which others may ask for it.
    ///   - source: The run that it shows.
    ///   - now: The time by which guesses of the secret are counted.
    /// - Throws: A `ServerError` when the address cannot be listened at.
    public init(
        at address: DashboardAddress, secret: String? = nil, machine: String = "", source: any DashboardSource,
        now: @escaping @Sendable () -> Moment = { .now }
    ) throws(ServerError) {
        let board = Board(run: RandomText.make()) { [weak source] in source?.watchedChanged($0) }
        // The port is known only once it listens, and nothing is answered before that.
        let site = Mutex<DashboardSite?>(nil)
        let limits = ServerLimits(connections: 128, idle: .seconds(5), stall: .seconds(20))
        server = try Server(host: address.host, port: address.port, limits: limits) { request in
            guard let site = site.withLock({ $0 }) else { return ServerResponse(status: 503) }
            return await site.answer(to: request)
        }
        let bound = DashboardAddress(host: address.host, port: server.port)
        let hosts = AllowedHosts(of: bound, machine: machine)
        let gatekeeper = Gatekeeper(hosts: hosts, port: bound.port, secret: secret)
        site.withLock { $0 = DashboardSite(gatekeeper: gatekeeper, board: board, source: source, now: now) }
        port = bound.port
        url = "http://\(bound)/"
        self.board = board
    }

    /// Whether anybody looks.
    public var isWatched: Bool { board.isWatched }

    /// Shows a newer state to whoever looks; never waits.
    public func publish(_ state: DashboardState) { board.publish(state) }

    /// Closes the port and every connection.
    public func stop() { server.stop() }
}
