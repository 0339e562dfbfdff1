import Glibc

/// A TCP socket, blocking, closed with its last reference.
///
/// Its one thread reads and writes; another may only call ``shutDown()``.
final class RawSocket: Sendable {
    let descriptor: Int32

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// A socket that holds a port of the loopback address, a free one or one that another such socket holds;
    /// connections are refused until ``listen()``.
    static func bound(to port: Int = 0) throws(ScriptError) -> (socket: RawSocket, port: Int) {
        let socket = RawSocket(Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0))
        guard socket.descriptor >= 0 else { throw .noSocket(errno: errno) }
        var isShared: Int32 = 1
        setsockopt(socket.descriptor, SOL_SOCKET, SO_REUSEPORT, &isShared, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address -> Int32 in
                guard bind(socket.descriptor, address, length) == 0 else { return -1 }
                return getsockname(socket.descriptor, address, &length)
            }
        }
        guard status == 0 else { throw .noSocket(errno: errno) }
        return (socket, Int(UInt16(bigEndian: address.sin_port)))
    }

    /// Lets clients connect from now on.
    func listen() throws(ScriptError) {
        guard Glibc.listen(descriptor, 128) == 0 else { throw .noSocket(errno: errno) }
    }

    /// The next connection; nil once the socket is shut down.
    func accept() -> RawSocket? {
        while true {
            let connection = Glibc.accept(descriptor, nil, nil)
            if connection >= 0 {
                // Programs that a test starts later must not inherit it.
                _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
                return RawSocket(connection)
            }
            if errno != EINTR && errno != ECONNABORTED { return nil }
        }
    }

    /// What comes next, at most so many bytes; empty at the end.
    func read(atMost count: Int = 65536) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            filled = max(0, recv(descriptor, buffer.baseAddress, count, 0))
        }
    }

    /// Writes everything; false when the other end is gone.
    @discardableResult
    func write(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Makes the close that follows a reset.
    func resetOnClose() {
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }

    /// Ends reading and writing, so that the thread that waits comes back.
    func shutDown() { shutdown(descriptor, Int32(SHUT_RDWR)) }
}
