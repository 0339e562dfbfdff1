import Glibc

/// The sockets of kept-alive connections, by their local port, which is how libcurl names the one it is about to use.
///
/// libcurl 7 takes a connection for usable on which the server has already said something, as "I am closing" over TLS,
/// and a request that is written to it is lost without a trace of whether it was acted on.
final class CurlSockets {
    private var descriptors: [Int32: Int32] = [:]
    /// The ports of connections that nobody may rely on.
    private var distrusted: Set<Int32> = []
    /// Ports of closed connections stay known until there are so many.
    private static let limit = 256

    /// Remembers the socket with this local port among those that were just opened; false when none of them has it.
    func note(_ opened: [Int32], localPort: Int32) -> Bool {
        guard let descriptor = opened.last(where: { Self.localPort(of: $0) == localPort }) else { return false }
        if descriptors.count >= Self.limit { (descriptors, distrusted) = ([:], []) }
        descriptors[localPort] = descriptor
        distrusted.remove(localPort)
        return true
    }

    /// Has every connection that there is replaced instead of used again.
    func distrustAll() { distrusted.formUnion(descriptors.keys) }

    /// Whether the connection is not to be trusted, or the server has ended it or said anything on it while nothing was
    /// asked.
    ///
    /// Such a connection is shut down, so that libcurl takes it for closed from now on.
    func isStale(localPort: Int32) -> Bool {
        guard let descriptor = descriptors[localPort] else { return false }
        if !distrusted.contains(localPort), Self.isSilent(descriptor) { return false }
        // The connection may be a closed one's, and its descriptor something else by now.
        guard Self.localPort(of: descriptor) == localPort else { return false }
        descriptors[localPort] = nil
        distrusted.remove(localPort)
        shutdown(descriptor, Int32(SHUT_RDWR))
        var rest = [UInt8](repeating: 0, count: 4096)
        while recv(descriptor, &rest, rest.count, Int32(MSG_DONTWAIT)) > 0 {}
        return true
    }

    /// Whether a connection is open and nothing has come on it.
    private static func isSilent(_ descriptor: Int32) -> Bool {
        var byte: UInt8 = 0
        let count = recv(descriptor, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
        return count < 0 && (errno == EAGAIN || errno == EINTR)
    }

    private static func localPort(of descriptor: Int32) -> Int32? {
        var address = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let status = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
        }
        guard status == 0 else { return nil }
        // The port has the same place in the addresses of both versions of IP.
        return withUnsafeBytes(of: &address) { Int32(UInt16(bigEndian: $0.load(fromByteOffset: 2, as: UInt16.self))) }
    }
}
