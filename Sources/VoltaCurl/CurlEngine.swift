import CCurl
import EventLoop
import Volta

/// Starts, ends and cancels transfers.
///
/// Unchecked: all that can change, and what libcurl has, is touched on the loop's thread only, as each function checks.
final class CurlEngine: @unchecked Sendable {
    private let loop: PollLoop
    private let userAgent: String
    private let authorities: String?
    private var suspensions: SuspensionWatch
    private var multi: CurlMulti?
    private var active: [UnsafeMutableRawPointer: (easy: CurlEasy, transfer: CurlTransfer)] = [:]
    private let sockets = CurlSockets()
    /// Handles for the next transfers.
    private var idle: [CurlEasy] = []
    private static let mostIdle = 16
    /// Before 8.1, libcurl reads freed memory when a handle is used again and the head of the answer begins with a folded
    /// line (curl issue 11101): each transfer has a handle of its own there, made while nothing waits for it.
    private static let usesHandlesAgain = curl_version_info(CURLVERSION_FIRST).pointee.version_num >= 0x08_01_00

    init(loop: PollLoop, userAgent: String, authorities: String? = nil, suspensions: SuspensionWatch = .init()) {
        self.loop = loop
        self.userAgent = userAgent
        self.authorities = authorities
        self.suspensions = suspensions
    }

    func start(_ transfer: CurlTransfer) {
        loop.checkIsolated()
        guard !transfer.isFinished else { return }
        guard let multi = multi ?? makeMulti(),
            let easy = idle.popLast() ?? CurlEasy(sockets: sockets, userAgent: userAgent, authorities: authorities)
        else {
            return transfer.finish(.failure(.noMemory))
        }
        if suspensions.wasSuspended() { sockets.distrustAll() }
        do {
            try easy.prepare(transfer.request)
        } catch {
            return transfer.finish(.failure(error))
        }
        guard multi.add(easy) else { return transfer.finish(.failure(.noMemory)) }
        active[easy.handle] = (easy, transfer)
        // At once, instead of in the loop's next turn: on a kept-alive connection this writes the request.
        multi.advance()
    }

    func cancel(_ transfer: CurlTransfer) {
        loop.checkIsolated()
        let easy = active.values.first { $0.transfer === transfer }?.easy
        let error = HTTPTransportError(
            .cancelled, maybeExecuted: easy?.maybeExecuted ?? false, description: "The request was cancelled")
        if let easy { release(easy) }
        transfer.finish(.failure(error))
    }

    /// Ends everything and closes all connections.
    func close() {
        loop.checkIsolated()
        for (_, entry) in active { cancel(entry.transfer) }
        idle = []
        multi = nil
    }

    private func makeMulti() -> CurlMulti? {
        multi = CurlMulti(loop: loop) { [unowned self] handle, code in finish(handle, code) }
        return multi
    }

    private func finish(_ handle: UnsafeMutableRawPointer, _ code: CURLcode) {
        guard let (easy, transfer) = active[handle] else { return }
        if easy.metStaleConnection {
            multi?.remove(easy)
            easy.prepareForNewConnection()
            if multi?.add(easy) == true { return }
            release(easy)
            return transfer.finish(.failure(.noMemory))
        }
        let outcome = easy.result(code)
        release(easy)
        transfer.finish(outcome)
    }

    private func release(_ easy: CurlEasy) {
        active[easy.handle] = nil
        multi?.remove(easy)
        guard idle.count < Self.mostIdle else { return }
        if Self.usesHandlesAgain { return idle.append(easy) }
        guard let next = CurlEasy(sockets: sockets, userAgent: userAgent, authorities: authorities) else { return }
        next.takeOver(from: easy)
        idle.append(next)
    }
}
