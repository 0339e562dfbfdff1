import TestSupport
import Testing

/// What a server does with the first actions that it gets, and what must become of a value and of a press then.
struct FaultScript: Sendable, CustomTestStringConvertible {
    /// What must become of an action.
    enum Fate: Sendable, Equatable {
        /// It is accepted, after so many requests for it in all.
        case delivered(requests: Int)
        /// It is sent once; nobody knows what became of it.
        case unknown
        /// It is sent once, and refused.
        case refused
        /// It is sent once, and has no time for more.
        case expired
    }

    let testDescription: String
    /// What is done with the first action, the second one and so on; further ones are accepted.
    let reactions: [[Step]]
    let value: Fate
    let press: Fate
    /// The least time between the first request and the second.
    var pause = Duration.zero
    /// How many tokens are asked for in all.
    var tokens = 1

    private init(
        _ name: String, _ reactions: [[Step]], value: Fate, press: Fate, pause: Duration = .zero, tokens: Int = 1
    ) {
        testDescription = name
        self.reactions = reactions
        self.value = value
        self.press = press
        self.pause = pause
        self.tokens = tokens
    }

    /// The server has acted on it.
    private static func done(_ name: String, _ steps: [Step]) -> FaultScript {
        FaultScript(name, [steps], value: .delivered(requests: 1), press: .delivered(requests: 1))
    }

    /// Nobody knows whether the server has acted on it: a value is sent again, a press is not.
    private static func maybe(_ name: String, _ steps: [Step]) -> FaultScript {
        FaultScript(name, [steps], value: .delivered(requests: 2), press: .unknown)
    }

    /// The server has certainly not acted on it, and may at the next attempt.
    private static func again(
        _ name: String, _ reactions: [Step]..., pause: Duration = .zero, tokens: Int = 1
    ) -> FaultScript {
        let fate = Fate.delivered(requests: reactions.count + 1)
        return FaultScript(name, reactions, value: fate, press: fate, pause: pause, tokens: tokens)
    }

    /// The server never will.
    private static func refused(_ name: String, _ steps: [Step]) -> FaultScript {
        FaultScript(name, [steps], value: .refused, press: .refused)
    }

    private static func json(_ status: Int, _ message: String, _ headers: String...) -> [Step] {
        [.answering(status, #"{"message":"\#(message)"}"#, headers: ["Content-Type: application/json"] + headers)]
    }

    private static func raw(_ text: String, _ end: Step) -> [Step] { [.write(Array(text.utf8)), end] }

    private static let ok = #"{"ok":true}"#
    private static let page = "<html><title>Login</title></html>"
    private static let chunked = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
}

// MARK: - The scripts

extension FaultScript {
    /// All of them.
    static let all = accepted + uncertain + notNow + wrongPlace + final

    private static let accepted = [
        done("200", [.answering(200, ok)]),
        done("200 spaced", [.answering(200, "{ \"ok\" : true }\n")]),
        done("200 empty", [.answering(200, "")]),
        done("204", raw("HTTP/1.1 204 No Content\r\n\r\n", .close)),
        done("200 and close", [.answering(200, ok, headers: ["Connection: close"]), .close]),
        done("200 and more", [.answering(200, ok), .write(Array("more".utf8))]),
        done("200 in pieces", raw(chunked + "b\r\n\(ok)\r\n0\r\n\r\n", .hold)),
        done("100 before 200", [.write(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)), .answering(200, ok)]),
    ]

    private static let uncertain = [
        maybe("500", json(500, "Internal server error")),
        maybe("502", [.answering(502, page, headers: ["Content-Type: text/html"])]),
        maybe("504", json(504, "Endpoint request timed out")),
        maybe("200 page", [.answering(200, page, headers: ["Content-Type: text/html"])]),
        maybe("200 cut off", raw("HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\n{\"ok\"", .close)),
        maybe("200 cut off in pieces", raw(chunked + "b\r\n{\"ok", .close)),
        maybe("200 reset", raw("HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\n{\"ok\"", .reset)),
        maybe("200 endless", [.write(Array(chunked.utf8) + endlessChunk), .hold]),
        maybe(
            "200 endless and slow",
            [
                .write(Array("HTTP/1.1 200 OK\r\n\r\n".utf8)),
                .drip([UInt8](repeating: 32, count: 300), pause: .milliseconds(50)), .hold,
            ]),
        maybe("head cut off", raw("HTTP/1.1 200 OK\r\nContent-Le", .close)),
        maybe("no HTTP", raw("SSH-2.0-OpenSSH_9.2\r\n", .close)),
        maybe("100 alone", raw("HTTP/1.1 100 Continue\r\n\r\n", .close)),
        maybe("closed", [.close]),
        maybe("reset", [.reset]),
        maybe("no answer", [.hold]),
    ]

    private static let endlessChunk = Array("500000\r\n".utf8) + [UInt8](repeating: 32, count: 0x50_0000)

    private static let notNow = [
        again("503", json(503, "Service Unavailable"), pause: .milliseconds(250)),
        again("503 page", [.answering(503, page, headers: ["Content-Type: text/html"])], pause: .milliseconds(250)),
        again("429", json(429, "Too Many Requests"), pause: .milliseconds(250)),
        again("429 twice", json(429, "Too Many Requests"), json(429, "Too Many Requests")),
        again("429 for 1 s", json(429, "Too Many Requests", "Retry-After: 1"), pause: .seconds(1)),
        again("503 for 1 s", json(503, "Busy", "Retry-After: 1"), pause: .seconds(1)),
        again(
            "429 to a date",
            json(
                429, "Too Many Requests", "Date: Sun, 06 Nov 1994 08:49:37 GMT",
                "Retry-After: Sun, 06 Nov 1994 08:49:38 GMT"), pause: .seconds(1)),
        again("429 for -1", json(429, "Too Many Requests", "Retry-After: -1"), pause: .milliseconds(250)),
        again("429 for abc", json(429, "Too Many Requests", "Retry-After: abc"), pause: .milliseconds(250)),
        FaultScript(
            "429 for 3 s", [json(429, "Too Many Requests", "Retry-After: 3")], value: .delivered(requests: 2),
            press: .expired, pause: .seconds(3)),
        again("408", json(408, "Request Timeout")),
        again("401", json(401, "Unauthorized"), tokens: 2),
        FaultScript(
            "401 three times", [json(401, "Unauthorized"), json(401, "Unauthorized"), json(401, "Unauthorized")],
            value: .delivered(requests: 4), press: .delivered(requests: 4), tokens: 4),
    ]

    /// Nothing is sent before the layout was read again.
    private static let wrongPlace = [
        again("403", json(403, "Forbidden"), pause: .seconds(1)),
        again("403 wrong stage", json(403, "Missing Authentication Token"), pause: .seconds(1)),
        again("404", json(404, "Not Found"), pause: .seconds(1)),
        again("301", [.answering(301, "", headers: ["Location: /elsewhere"])], pause: .seconds(1)),
        again("307", [.answering(307, "", headers: ["Location: http://127.0.0.1:1/action"])], pause: .seconds(1)),
    ]

    private static let final = [
        refused("400", json(400, "Control not found")),
        refused("413", json(413, "Request Too Long")),
        refused("415", json(415, "Unsupported Media Type")),
        refused("200 ok false", [.answering(200, #"{"ok":false,"message":"no"}"#)]),
    ]
}
