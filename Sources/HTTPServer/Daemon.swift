import Glibc
internal import CMicroHTTPD

/// libmicrohttpd's daemon: its thread, its connections and the callbacks that it makes on that thread.
///
/// It stops, and waits for its thread, when it is let go of.
///
/// Unchecked: the pointer is used at the start and at the end only.
final class Daemon: @unchecked Sendable {
    private let pointer: OpaquePointer
    private let exchanges: Exchanges
    private let socket: ListeningSocket

    init(socket: ListeningSocket, limits: ServerLimits, handler: @escaping Server.Handler) throws(ServerError) {
        let exchanges = Exchanges(handler: handler, limits: limits)
        // Unretained: this object keeps them until the daemon has stopped.
        let context = Unmanaged.passUnretained(exchanges).toOpaque()
        guard
            let pointer = mhd_start(
                socket.descriptor, UInt32(clamping: limits.connections), limits.idle.wholeSeconds, context,
                requestLineRead, leaveEncoded, requestRead, requestCompleted)
        else {
            throw ServerError(
                code: .noResources, description: "Cannot start the HTTP server - the system gives it no thread")
        }
        self.pointer = pointer
        self.exchanges = exchanges
        self.socket = socket
    }

    deinit {
        // The socket is given back, so that it is closed by its owner and not by the daemon.
        MHD_quiesce_daemon(pointer)
        exchanges.abandonAll()
        MHD_stop_daemon(pointer)
    }
}

/// The request line has been read: begins an exchange, which the daemon hands to the callbacks that follow.
private func requestLineRead(
    context: UnsafeMutableRawPointer?, target: UnsafePointer<CChar>?, connection: OpaquePointer?
) -> UnsafeMutableRawPointer? {
    guard let context, let target, let connection else { return nil }
    let exchanges = Unmanaged<Exchanges>.fromOpaque(context).takeUnretainedValue()
    let exchange = Exchange(of: exchanges, target: String(cString: target), connection: Connection(connection))
    return Unmanaged.passRetained(exchange).toOpaque()
}

/// Keeps the target as it was written: decoding it whole would turn an encoded slash into one that separates.
private func leaveEncoded(
    context: UnsafeMutableRawPointer?, connection: OpaquePointer?, text: UnsafeMutablePointer<CChar>?
) -> Int {
    text.map { strlen($0) } ?? 0
}

/// The header has been read, then each part of the body, then its end; after a wait, the end once more.
private func requestRead(
    context: UnsafeMutableRawPointer?, connection: OpaquePointer?, url: UnsafePointer<CChar>?,
    method: UnsafePointer<CChar>?, version: UnsafePointer<CChar>?, upload: UnsafePointer<CChar>?,
    uploadSize: UnsafeMutablePointer<Int>?, exchange: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
    guard let exchange = exchange?.pointee, let method, let uploadSize else { return .NO }
    let bytes = UnsafeRawBufferPointer(start: upload, count: uploadSize.pointee)
    uploadSize.pointee = 0
    let isContinuing = Unmanaged<Exchange>.fromOpaque(exchange).takeUnretainedValue()
        .receive(method: method, bytes: bytes)
    return isContinuing ? .YES : .NO
}

/// The answer has been sent or the connection has ended.
private func requestCompleted(
    context: UnsafeMutableRawPointer?, connection: OpaquePointer?,
    exchange: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, reason: MHD_RequestTerminationCode
) {
    guard let pointer = exchange?.pointee else { return }
    exchange?.pointee = nil
    Unmanaged<Exchange>.fromOpaque(pointer).takeRetainedValue().end()
}

extension Duration {
    /// The seconds as the library takes them, at least one: none would mean for ever.
    var wholeSeconds: UInt32 { UInt32(clamping: max(components.seconds, 1)) }
}
