import Glibc

/// A TCP connection to this machine that sends exactly the bytes it is told, well-formed or not.
///
/// It blocks: use it inside ``onOwnThread(_:)``. Every wait ends after 300 seconds with an error.
public final class RawConnection: Sendable {
    /// What ended a connection or a wait.
    public enum Failure: Error, Equatable {
        /// The connection could not be made, or ended with this error number; `EAGAIN` is the deadline.
        case system(Int32)
        /// The other end closed before the answer was whole.
        case ended
        /// What came back is not an HTTP answer.
        case notHTTP(String)
    }

    private let descriptor: Int32

    /// Connects to a port of 127.0.0.1; with a small receive buffer, in bytes, it soon takes no more than it reads.
    public init(port: Int, receiveBuffer: Int32? = nil) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        if var bytes = receiveBuffer {
            setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &bytes, socklen_t(MemoryLayout<Int32>.size))
        }
        var deadline = timeval(tv_sec: 300, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &deadline, size)
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &deadline, size)
        // Without delay: a header and its body are often sent apart.
        var yes: Int32 = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(truncatingIfNeeded: port).bigEndian
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else { throw Failure.system(errno) }
    }

    deinit { close(descriptor) }

    /// Sends the text's bytes.
    public func send(_ text: String) throws { try send(Array(text.utf8)) }

    /// Sends the bytes.
    public func send(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count >= 0 else { throw Failure.system(errno) }
            rest = rest.dropFirst(count)
        }
    }

    /// Ends the connection with a reset, as a program that crashes does.
    public func reset() {
        var hard = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &hard, socklen_t(MemoryLayout<linger>.size))
        // Connecting to nowhere ends it at once; the descriptor stays this object's to close.
        var nowhere = sockaddr(sa_family: sa_family_t(AF_UNSPEC), sa_data: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
        connect(descriptor, &nowhere, socklen_t(MemoryLayout<sockaddr>.size))
    }

    /// Tells the other end that nothing more will be sent.
    public func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Waits for the next bytes; none mean that the other end has closed.
    private func receive(atMost limit: Int = 65536) throws -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: limit)
        let count = recv(descriptor, &buffer, limit, 0)
        guard count >= 0 else { throw Failure.system(errno) }
        return Array(buffer.prefix(count))
    }

    /// What comes up to a text, with it and what came in the same piece.
    public func text(upTo end: String) throws -> String {
        let end = Array(end.utf8)
        var received: [UInt8] = []
        var searched = 0
        while received[searched...].firstRange(of: end) == nil {
            searched = max(0, received.count - end.count)
            let bytes = try receive()
            guard !bytes.isEmpty else { throw Failure.ended }
            received += bytes
        }
        return String(decoding: received, as: UTF8.self)
    }

    /// Everything up to the end, and the error number that ended it: 0 for an orderly end.
    public func readToEnd() throws -> (text: String, errno: Int32) {
        var received: [UInt8] = []
        do {
            while case let bytes = try receive(), !bytes.isEmpty { received += bytes }
            return (String(decoding: received, as: UTF8.self), 0)
        } catch Failure.system(let number) where number != EAGAIN {
            return (String(decoding: received, as: UTF8.self), number)
        }
    }

    /// Whether the other end closes, orderly or not, once what it still sends has been read.
    public func isClosedByPeer() throws -> Bool {
        do {
            while try !receive().isEmpty {}
            return true
        } catch Failure.system(ECONNRESET) {
            return true
        }
    }

    /// Waits for one whole answer; its body is as long as Content-Length says, and empty in answer to HEAD.
    public func answer(toHead isHead: Bool = false) throws -> RawAnswer {
        var head: [UInt8] = []
        while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) {
            let byte = try receive(atMost: 1)
            guard !byte.isEmpty else { throw Failure.ended }
            head += byte
        }
        var answer = try RawAnswer(head: String(decoding: head, as: UTF8.self))
        let length = isHead ? 0 : answer["Content-Length"].flatMap(Int.init) ?? 0
        while answer.body.count < length {
            let bytes = try receive(atMost: length - answer.body.count)
            guard !bytes.isEmpty else { throw Failure.ended }
            answer.body += bytes
        }
        return answer
    }
}
