import Glibc

/// The server of all measurements, the same for each program that is measured.
///
/// One thread serves it and plays the events, so that the time from an event to its request needs no hand-over here.
final class BenchServer {
    private struct Connection {
        let descriptor: Int32
        var received: [UInt8] = []
    }

    private struct Answer {
        let due: Nanoseconds
        let descriptor: Int32
    }

    let port: Int
    /// How long the server takes for an action.
    var latency: Nanoseconds = 0
    /// How many actions have come.
    private(set) var actionCount = 0
    /// How many requests of other kinds have come.
    private(set) var otherCount = 0
    /// When the last action came.
    private(set) var lastArrival: Nanoseconds = 0
    /// Is told of the body of each action.
    var onAction: ((ArraySlice<UInt8>) -> Void)?

    private let listener: Int32
    private var connections: [Connection] = []
    private var waiting: [Answer] = []
    private var buffer = [UInt8](repeating: 0, count: 65536)
    private let layout: [UInt8]
    private static let token = answer(#"{"token":"bench-token"}"#)
    private static let done = answer(#"{"ok":true}"#)

    /// A server at a free port of this machine, whose layout is the given JSON.
    init(layout: String) throws {
        self.layout = Self.answer(layout)
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        let status = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) | listen(listener, 64) | getsockname(listener, $0, &length)
            }
        }
        guard status == 0 else { throw BenchFailure.system("open a port") }
        port = Int(UInt16(bigEndian: address.sin_port))
    }

    var url: String { "http://127.0.0.1:\(port)" }

    /// Serves until the time has come, or once something happened; true when the descriptor can be written to.
    @discardableResult
    func turn(until deadline: Nanoseconds, writingTo writer: Int32 = -1) throws -> Bool {
        var entries = [pollfd(fd: listener, events: Int16(POLLIN), revents: 0)]
        entries += connections.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
        entries.append(pollfd(fd: writer, events: Int16(POLLOUT), revents: 0))
        let end = min(deadline, waiting.first?.due ?? deadline)
        let now = nanoseconds()
        let rest = end > now ? Int32(clamping: (end - now + 999_999) / 1_000_000) : 0
        let count = poll(&entries, nfds_t(entries.count), rest)
        guard count >= 0 || errno == EINTR else { throw BenchFailure.system("wait") }
        for entry in entries.dropFirst().dropLast().reversed() where entry.revents != 0 { receive(from: entry.fd) }
        if entries[0].revents != 0 { accept() }
        answerDue()
        return entries[entries.count - 1].revents != 0
    }

    /// Serves until something is so, or throws at the deadline.
    func serve(for limit: Nanoseconds = .seconds(20), _ goal: String, until isSo: () -> Bool) throws {
        let deadline = nanoseconds() + limit
        while !isSo() {
            guard nanoseconds() < deadline else { throw BenchFailure("waited in vain for \(goal)") }
            try turn(until: deadline)
        }
    }

    /// Serves for a time.
    func serve(for length: Nanoseconds) throws {
        let deadline = nanoseconds() + length
        while nanoseconds() < deadline { try turn(until: deadline) }
    }

    private func accept() {
        let descriptor = Glibc.accept(listener, nil, nil)
        guard descriptor >= 0 else { return }
        var yes: Int32 = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
        connections.append(Connection(descriptor: descriptor))
    }

    private func receive(from descriptor: Int32) {
        guard let place = connections.firstIndex(where: { $0.descriptor == descriptor }) else { return }
        let count = recv(descriptor, &buffer, buffer.count, 0)
        let time = nanoseconds()
        guard count > 0 else {
            close(descriptor)
            connections.remove(at: place)
            waiting.removeAll { $0.descriptor == descriptor }
            return
        }
        connections[place].received += buffer[..<count]
        while let head = connections[place].received.withUnsafeBytes({ HTTPHead($0) }),
            head.length <= connections[place].received.count
        {
            take(head, connections[place].received[..<head.length], at: time, from: descriptor)
            connections[place].received.removeFirst(head.length)
        }
    }

    private func take(_ head: HTTPHead, _ bytes: ArraySlice<UInt8>, at time: Nanoseconds, from descriptor: Int32) {
        switch head.call {
        case .layout: send(layout, to: descriptor)
        case .token: send(Self.token, to: descriptor)
        case .action:
            actionCount += 1
            lastArrival = time
            onAction?(bytes)
            guard latency > 0 else { return send(Self.done, to: descriptor) }
            return waiting.append(Answer(due: time + latency, descriptor: descriptor))
        }
        otherCount += 1
    }

    private func answerDue() {
        while let first = waiting.first, first.due <= nanoseconds() {
            waiting.removeFirst()
            send(Self.done, to: first.descriptor)
        }
    }

    private func send(_ bytes: [UInt8], to descriptor: Int32) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let sent = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard sent > 0 else { return }
            rest = rest.dropFirst(sent)
        }
    }

    private static func answer(_ body: String) -> [UInt8] {
        let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
        return Array((head + body).utf8)
    }
}
