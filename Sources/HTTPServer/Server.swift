import Synchronization

/// A small HTTP/1.1 server with connections that are kept alive, on one thread of its own.
///
/// It never traps on what a client sends: what is not HTTP, has no Host field or is too large is refused with a
/// status of 400 or above, or by closing the connection. A connection that is idle too long is closed.
///
/// The server stops when it is let go of.
public final class Server: Sendable {
    /// Makes the answer to a request.
    ///
    /// It runs on the server's thread until it first waits, in the order in which requests arrive, so it must not
    /// block; while it waits, other requests are answered.
    public typealias Handler = @Sendable (ServerRequest) async -> ServerResponse

    /// The size of the largest body that is taken, in bytes; a larger one is answered with 413.
    public static let bodyLimit = 64 * 1024

    /// The port at which the server listens.
    public let port: Int
    private let daemon: Mutex<Daemon?>

    /// A server that listens at once.
    ///
    /// - Parameters:
    ///   - host: The name or address to listen at; `127.0.0.1` is reached from this machine alone.
    ///   - port: The port, 0…65535; 0 takes a free one, see ``port``.
    ///   - limits: How much it takes on.
    ///   - handler: Makes the answers.
    /// - Throws: A ``ServerError`` when the address cannot be listened at.
    public init(
        host: String = "127.0.0.1", port: Int = 0, limits: ServerLimits = ServerLimits(), handler: @escaping Handler
    ) throws(ServerError) {
        let socket = try ListeningSocket(host: host, port: port)
        self.port = socket.port
        daemon = Mutex(try Daemon(socket: socket, limits: limits, handler: handler))
    }

    deinit { stop() }

    /// Closes the port and every connection; requests that still wait for their answer get none.
    ///
    /// Returns when the server's thread has ended, and does nothing the second time. Not to be called from a handler.
    public func stop() {
        // Let go of after the lock: the daemon waits for its thread.
        _ = daemon.withLock { daemon in
            defer { daemon = nil }
            return daemon
        }
    }
}
