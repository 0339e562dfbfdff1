import Glibc

/// Plays one script on one connection, on a thread of its own.
struct ScriptedConnection {
    let socket: RawSocket
    let number: Int
    let requests: Recorder<RecordedRequest>
    let complaints: Recorder<String>
    private var unread: [UInt8] = []

    init(socket: RawSocket, number: Int, requests: Recorder<RecordedRequest>, complaints: Recorder<String>) {
        self.socket = socket
        self.number = number
        self.requests = requests
        self.complaints = complaints
    }

    mutating func play(_ script: [Step]) {
        for step in script {
            guard play(step) else { return }
        }
    }

    /// Plays one step; false when the other end is gone.
    private mutating func play(_ step: Step) -> Bool {
        switch step {
        case .read: return readRequest() != nil
        case .readBytes(let count): return !socket.read(atMost: count).isEmpty
        case .write(let bytes): return socket.write(bytes)
        case .drip(let bytes, let pause): return drip(bytes, pause: pause)
        case .wait(let gate): return pass(gate)
        case .open(let gate): gate.open()
        case .serve(let answer):
            while let request = readRequest() { socket.write(answer(request)) }
        case .react(let reaction):
            while let request = readRequest() {
                for step in reaction(request) {
                    guard play(step), !step.isLast else { return false }
                }
            }
        case .hold:
            while !socket.read().isEmpty {}
        case .close: socket.shutDown()
        case .reset: socket.resetOnClose()
        }
        return true
    }

    private func drip(_ bytes: [UInt8], pause: Duration) -> Bool {
        let (seconds, attoseconds) = pause.components
        for byte in bytes {
            var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
            nanosleep(&time, nil)
            guard socket.write([byte]) else { return false }
        }
        return true
    }

    private func pass(_ gate: Gate) -> Bool {
        let isOpen = gate.block()
        if !isOpen { complaints.append("connection \(number): its gate was never opened") }
        return isOpen
    }

    /// Reads and records one request; nil at the end of the connection or when it is not a request.
    private mutating func readRequest() -> RecordedRequest? {
        let end = Array("\r\n\r\n".utf8)
        guard let head = take(upTo: { $0.firstRange(of: end)?.upperBound }, part: "head") else { return nil }
        guard var request = RecordedRequest(connection: number, head: head) else {
            complaints.append("connection \(number): not a request: \(String(decoding: head, as: UTF8.self))")
            return nil
        }
        let length = request[header: "Content-Length"].flatMap(Int.init) ?? 0
        guard let body = take(upTo: { $0.count >= length ? length : nil }, part: "body") else { return nil }
        request.body = body
        requests.append(request)
        return request
    }

    /// Takes bytes up to where the closure says, reading until it says so.
    private mutating func take(upTo end: ([UInt8]) -> Int?, part: String) -> [UInt8]? {
        while true {
            if let end = end(unread) {
                defer { unread.removeFirst(end) }
                return Array(unread[..<end])
            }
            let more = socket.read()
            if more.isEmpty {
                if !unread.isEmpty { complaints.append("connection \(number): the \(part) of a request is cut off") }
                return nil
            }
            unread += more
        }
    }
}
