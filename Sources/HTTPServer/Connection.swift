internal import CMicroHTTPD
import Glibc

/// One of the daemon's connections, while a request on it is under way.
///
/// Unchecked: only ``resume()`` is called from other threads than the daemon's, and the library allows that.
struct Connection: @unchecked Sendable {
    private let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) { self.pointer = pointer }

    /// The header fields of the request.
    var headers: [HeaderField] {
        var fields: [HeaderField] = []
        withUnsafeMutablePointer(to: &fields) { fields in
            _ = MHD_get_connection_values(
                pointer, .HEADER_KIND,
                { fields, _, name, value in
                    let field = HeaderField(text(name), withoutBlanksAtEnd(text(value)))
                    fields?.assumingMemoryBound(to: [HeaderField].self).pointee.append(field)
                    return .YES
                }, fields)
        }
        return fields
    }

    /// Sets the connection aside until ``resume()``.
    func suspend() { MHD_suspend_connection(pointer) }

    /// Makes the daemon ask again for the answer; may be called from any thread.
    func resume() { MHD_resume_connection(pointer) }

    /// Hands the answer to the daemon; false when it cannot be sent.
    func send(_ response: ServerResponse) -> Bool {
        queue(response) || queue(ServerResponse(status: 500))
    }

    /// Hands the head of an answer to the daemon, and what its body will be taken from.
    func send(_ response: ServerResponse, streaming body: StreamBody) -> Bool {
        guard let daemonResponse = DaemonResponse(response.headers, body) else {
            return send(ServerResponse(status: 500))
        }
        _ = mhd_set_timeout(pointer, body.stallLimit.wholeSeconds)
        keepLittle()
        return MHD_queue_response(pointer, UInt32(response.status), daemonResponse.pointer) == .YES
    }

    /// Has the system keep little of what the client has not read: what waits there gets old.
    private func keepLittle() {
        var bytes: Int32 = 32 * 1024
        setsockopt(mhd_descriptor(pointer), SOL_SOCKET, SO_SNDBUF, &bytes, socklen_t(MemoryLayout<Int32>.size))
    }

    private func queue(_ response: ServerResponse) -> Bool {
        guard (200...599).contains(response.status), let daemonResponse = DaemonResponse(response) else { return false }
        return MHD_queue_response(pointer, UInt32(response.status), daemonResponse.pointer) == .YES
    }
}

private func text(_ characters: UnsafePointer<CChar>?) -> String {
    characters.map { String(cString: $0) } ?? ""
}

/// The library leaves the blanks after a value in place, though they are no part of it.
private func withoutBlanksAtEnd(_ value: String) -> String {
    guard let last = value.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
    return String(value[...last])
}
