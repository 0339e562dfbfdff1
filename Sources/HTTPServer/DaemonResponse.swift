internal import CMicroHTTPD

/// The library's form of a response.
final class DaemonResponse {
    let pointer: OpaquePointer

    /// The form of a response; nil when HTTP does not allow one of its header fields.
    init?(_ response: ServerResponse) {
        var body = response.body
        let created = MHD_create_response_from_buffer(body.count, &body, .RESPMEM_MUST_COPY)
        guard let created else { return nil }
        pointer = created
        guard add(response.headers) else { return nil }
    }

    /// The form of a response whose body is asked for piece by piece, of unknown length.
    init?(_ headers: [HeaderField], _ body: StreamBody) {
        let blockSize = 16 * 1024
        let context = Unmanaged.passRetained(body)
        let created = MHD_create_response_from_callback(
            UInt64.max, blockSize, readStream, context.toOpaque(), letGoOfStream)
        guard let created else {
            context.takeRetainedValue().end()
            return nil
        }
        pointer = created
        guard add(headers) else { return nil }
    }

    private func add(_ headers: [HeaderField]) -> Bool {
        headers.allSatisfy { MHD_add_response_header(pointer, $0.name, $0.value) == .YES }
    }

    // The daemon keeps a reference of its own for as long as it sends.
    deinit { MHD_destroy_response(pointer) }
}

/// The client has room for more of a stream.
private func readStream(
    context: UnsafeMutableRawPointer?, position: UInt64, buffer: UnsafeMutablePointer<CChar>?, size: Int
) -> Int {
    let endOfStream = -1
    guard let context, let buffer else { return endOfStream }
    let body = Unmanaged<StreamBody>.fromOpaque(context).takeUnretainedValue()
    return switch body.read(into: UnsafeMutableRawBufferPointer(start: buffer, count: size)) {
    case .wrote(let count): count
    case .wait: 0
    case .end: endOfStream
    }
}

/// The daemon is done with a stream.
private func letGoOfStream(context: UnsafeMutableRawPointer?) {
    guard let context else { return }
    Unmanaged<StreamBody>.fromOpaque(context).takeRetainedValue().end()
}
