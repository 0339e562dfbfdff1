import Glibc

/// A TCP socket that is bound to an address and listens.
final class ListeningSocket: Sendable {
    let descriptor: Int32

    /// Listens at the first address of the host that can be bound; port 0 lets the system choose.
    init(host: String, port: Int) throws(ServerError) {
        guard let number = UInt16(exactly: port) else { throw .invalidPort(port) }
        let address = host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
        descriptor = try withAddresses(of: host, port: number) { candidates throws(ServerError) in
            var failure = ServerError.notAvailable(address)
            for candidate in candidates {
                do throws(SystemError) {
                    return try Self.listen(at: candidate)
                } catch {
                    failure = .listening(at: address, errno: error.code)
                }
            }
            throw failure
        }
    }

    deinit { close(descriptor) }

    /// The port that is actually bound; 0 if the system does not say.
    var port: Int {
        var storage = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutablePointer(to: &storage) { storage in
            storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                guard getsockname(descriptor, address, &size) == 0 else { return 0 }
                return Self.port(of: address)
            }
        }
    }

    private static func port(of address: UnsafePointer<sockaddr>) -> Int {
        let pointer = UnsafeRawPointer(address)
        return switch Int32(address.pointee.sa_family) {
        case AF_INET: Int(UInt16(bigEndian: pointer.load(as: sockaddr_in.self).sin_port))
        case AF_INET6: Int(UInt16(bigEndian: pointer.load(as: sockaddr_in6.self).sin6_port))
        default: 0
        }
    }

    private static func listen(at address: addrinfo) throws(SystemError) -> Int32 {
        let kind = address.ai_socktype | Int32(SOCK_CLOEXEC.rawValue)
        let descriptor = try SystemError.check(socket(address.ai_family, kind, address.ai_protocol))
        do {
            // A server that starts again must not wait for the connections of the one before to fade away.
            var yes: Int32 = 1
            let size = socklen_t(MemoryLayout<Int32>.size)
            try SystemError.check(setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, size))
            try SystemError.check(bind(descriptor, address.ai_addr, address.ai_addrlen))
            try SystemError.check(Glibc.listen(descriptor, SOMAXCONN))
        } catch {
            close(descriptor)
            throw error
        }
        return descriptor
    }
}
