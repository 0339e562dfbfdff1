/// What has arrived of one request.
struct IncomingRequest {
    /// What is to be done after a piece has arrived.
    enum Step: Equatable {
        case readOn
        case answer(ServerRequest)
        case send(ServerResponse)
        case close
    }

    /// How much is read of a body that is too large, so that a client that sends it all can read the refusal.
    static let discardLimit = 1024 * 1024

    private let method: String
    private let target: String
    private let headers: [HeaderField]
    private var body: [UInt8] = []
    private var size = 0

    init(method: String, target: String, headers: [HeaderField]) {
        self.method = method
        self.target = target
        self.headers = headers
    }

    /// What the header alone tells: a body that is announced as far too large is not waited for.
    func begin() -> Step {
        let announced = headers["Content-Length"].flatMap(Int.init) ?? 0
        let isWaiting = headers["Expect"] != nil
        return announced > (isWaiting ? Server.bodyLimit : Self.discardLimit) ? .send(Self.tooLarge) : .readOn
    }

    /// Takes a part of the body; no bytes mean its end.
    mutating func read(_ bytes: UnsafeRawBufferPointer) -> Step {
        guard !bytes.isEmpty else { return size > Server.bodyLimit ? .send(Self.tooLarge) : .answer(whole) }
        size += bytes.count
        if size <= Server.bodyLimit { body += bytes } else { body = [] }
        return size <= Self.discardLimit ? .readOn : .close
    }

    private var whole: ServerRequest {
        ServerRequest(method: method, target: target, headers: headers, body: body)
    }

    private static let tooLarge = ServerResponse(
        status: 413, type: "text/plain; charset=utf-8", text: "The body is larger than \(Server.bodyLimit) bytes.\n")
}
