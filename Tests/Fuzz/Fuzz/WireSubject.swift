import Synchronization
import TestSupport
import Volta
import VoltaCurl

/// The transport: any bytes of a server are an answer or an error, for a reading of the layout and for an action.
enum WireSubject {
    private static let answer = Mutex<[UInt8]>([])
    private static let server = Mutex<(server: ScriptedServer, runs: Int)?>(nil)
    private static let transport = CurlTransport(loop: Calls.loop)
    /// A server remembers its requests: another one takes its place after so many.
    private static let mostRuns = 2000

    static func take(_ bytes: [UInt8]) {
        guard let url = url() else { preconditionFailure("there is no server") }
        answer.withLock { $0 = bytes }
        Calls.make(over: transport, to: url, key: AnswerSubject.key)
    }

    private static func url() -> String? {
        server.withLock { current in
            if let (server, runs) = current, runs < mostRuns {
                current = (server, runs + 1)
            } else {
                current?.server.stop()
                current = (try? ScriptedServer([[.react(reaction)]])).map { ($0, 0) }
            }
            return current?.server.url
        }
    }

    /// A token, or the bytes at hand and the end of the connection.
    @Sendable private static func reaction(to request: RecordedRequest) -> [Step] {
        guard request.target != "/token" else { return [.answering(200, #"{"token":"a.b.c"}"#)] }
        return [.write(answer.withLock { $0 }), .close]
    }
}
