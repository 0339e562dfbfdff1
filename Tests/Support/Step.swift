/// One thing that a ``ScriptedServer`` does on a connection.
public enum Step: Sendable {
    /// Reads one whole request and records it.
    case read
    /// Reads so many bytes, at most, of whatever comes, and records nothing.
    case readBytes(Int)
    /// Writes the bytes of an answer, or of anything else.
    case write([UInt8])
    /// Writes the bytes one at a time with a pause before each.
    case drip([UInt8], pause: Duration)
    /// Holds until a test opens the gate.
    case wait(Gate)
    /// Opens the gate, so that a test knows how far the script is.
    case open(Gate)
    /// Reads requests and answers each with what the closure gives, until the client closes. Ends the script.
    case serve(@Sendable (RecordedRequest) -> [UInt8])
    /// Reads requests and does for each what the closure says, until the client closes or a step ends the connection.
    /// Ends the script.
    case react(@Sendable (RecordedRequest) -> [Step])
    /// Says nothing more and keeps the connection open until the client closes or the server stops. Ends the script.
    case hold
    /// Closes in an orderly way. Ends the script.
    case close
    /// Closes with a reset. Ends the script.
    case reset

    /// Whether the script ends here.
    var isLast: Bool {
        switch self {
        case .serve, .react, .hold, .close, .reset: true
        case .read, .readBytes, .write, .drip, .wait, .open: false
        }
    }

    /// Writes a whole answer; see ``answer(_:_:headers:)``.
    public static func answering(_ status: Int, _ body: String, headers: [String] = []) -> Step {
        .write(answer(status, body, headers: headers))
    }

    /// The bytes of a whole answer with its Content-Length.
    public static func answer(_ status: Int, _ body: String, headers: [String] = []) -> [UInt8] {
        let lines = ["HTTP/1.1 \(status) Status", "Content-Length: \(body.utf8.count)"] + headers
        return Array((lines.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8)
    }
}
