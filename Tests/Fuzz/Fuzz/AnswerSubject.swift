import Volta

/// The reader of answers: a status, a header field and a body make every call succeed or fail with a text that holds no
/// secret.
///
/// The first byte is the status, the rest up to a line feed the value of `Retry-After`, and what follows the body.
enum AnswerSubject {
    static let key = "K7jq2-secret-key"
    private static let statuses = [200, 204, 301, 400, 401, 403, 404, 408, 429, 500, 502, 503, 504]

    static func take(_ bytes: [UInt8]) {
        let status = statuses[Int(bytes.first ?? 0) % statuses.count]
        let rest = bytes.dropFirst()
        let line = rest.prefix { $0 != UInt8(ascii: "\n") }
        let body = Array(rest.dropFirst(line.count + 1))
        let answer = HTTPResponse(
            status: status, headers: [HTTPHeader("Retry-After", String(decoding: line, as: UTF8.self))], body: body)
        Calls.make(over: FixedTransport(answer: answer), to: "http://volta.test", key: key)
    }

    private struct FixedTransport: HTTPTransport {
        let answer: HTTPResponse

        func send(_ request: HTTPRequest) async throws(HTTPTransportError) -> HTTPResponse {
            guard request.url.hasSuffix("/token"), answer.status != 401 else { return answer }
            // As a rule there is a token, so that the action gets its answer too.
            return HTTPResponse(status: 200, body: Array(#"{"token":"a.b.c"}"#.utf8))
        }
    }
}
