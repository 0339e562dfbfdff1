public import EventLoop
public import Volta

/// A transport over libcurl, whose sockets and times an event loop watches.
///
/// It speaks HTTP/1.1 over kept-alive connections, verifies certificates, and takes answers up to 4 MiB. The
/// environment's `http_proxy`, `https_proxy` and `no_proxy` are honoured, except that this machine itself is always
/// reached directly. A connection is given 2 s to be made. A kept-alive connection on which the server has said or
/// ended something is replaced before the request is written, and a request that libcurl would repeat by itself after a
/// lost connection is repeated only when the server cannot have acted on it. Connections are kept for as long as the
/// server allows; after the machine was suspended none is used again.
///
/// A cancelled task ends its request at once. When the loop ends first, a request from outside the loop still ends one
/// second after its deadline; a task that lives on the loop ends with it. Connections are closed on the loop's thread
/// when the transport is let go of: after the loop's end they stay open until the program's own.
public final class CurlTransport: HTTPTransport {
    private let loop: PollLoop
    private let engine: CurlEngine
    private let ownsLoop: Bool

    /// A transport that does all its work on the loop's thread.
    ///
    /// - Parameters:
    ///   - loop: The loop; it must be running for requests to go on.
    ///   - userAgent: The program's name and version, as `volta-midi/1.0`.
    ///   - authorities: A PEM file with certificates of authorities that are trusted besides the system's own; nil for
    ///     none.
    public convenience init(loop: PollLoop, userAgent: String = "volta-midi", authorities: String? = nil) {
        self.init(
            loop: loop, engine: CurlEngine(loop: loop, userAgent: userAgent, authorities: authorities), ownsLoop: false)
    }

    /// A transport with a loop and a thread of its own, for as long as it exists.
    ///
    /// - Returns: Nil when the system gives no thread.
    public convenience init?(userAgent: String = "volta-midi") {
        guard let loop = PollLoop.onOwnThread() else { return nil }
        self.init(loop: loop, engine: CurlEngine(loop: loop, userAgent: userAgent), ownsLoop: true)
    }

    init(loop: PollLoop, engine: CurlEngine, ownsLoop: Bool) {
        self.loop = loop
        self.engine = engine
        self.ownsLoop = ownsLoop
    }

    deinit {
        loop.perform { [engine] in engine.close() }
        if ownsLoop { loop.stop() }
    }

    /// Sends the request and waits for the whole answer; any status is an answer, not an error.
    public func send(_ request: HTTPRequest) async throws(HTTPTransportError) -> HTTPResponse {
        try await CurlExchange(CurlTransfer(request), isBegun: false, on: loop, engine).answer()
    }

    /// Begins a request, on the loop's thread: it is written before this returns, if a connection is free.
    public func begin(_ request: HTTPRequest) -> (any HTTPExchange)? {
        guard loop.isOnLoop else { return nil }
        let transfer = CurlTransfer(request)
        engine.start(transfer)
        return CurlExchange(transfer, isBegun: true, on: loop, engine)
    }
}
