import TestSupport
import Testing
import Volta
import VoltaCurl
import VoltaURLSession

/// The transports that one body of tests is for.
enum TransportKind: CaseIterable {
    case curl, urlSession

    /// Whether outcomes are those of URLSession on Linux, with its faults.
    var hasFaults: Bool {
        #if os(Linux)
            self == .urlSession
        #else
            false
        #endif
    }

    /// The deadline where URLSession's faults may make it wait until then; a busy machine is not to matter elsewhere.
    var patience: Duration { hasFaults ? .seconds(2) : .seconds(60) }

    func make() throws -> any HTTPTransport {
        switch self {
        case .curl: try #require(CurlTransport())
        case .urlSession: URLSessionTransport()
        }
    }
}

extension HTTPRequest {
    static func post(
        _ url: String, _ body: String = "{}", headers: [HTTPHeader] = [], deadline: Duration = .seconds(60)
    ) -> HTTPRequest {
        HTTPRequest(method: .post, url: url, headers: headers, body: Array(body.utf8), deadline: deadline)
    }
}

extension HTTPResponse {
    var text: String { String(decoding: body, as: UTF8.self) }
}

/// What is compared of an error: its description differs between transports.
struct Failure: Equatable {
    let code: HTTPTransportError.Code
    let maybeExecuted: Bool

    init(_ code: HTTPTransportError.Code, maybeExecuted: Bool) {
        self.code = code
        self.maybeExecuted = maybeExecuted
    }
}

extension HTTPTransport {
    /// The failure of a request that must fail.
    func failure(_ request: HTTPRequest) async throws -> Failure {
        do {
            let response = try await send(request)
            throw UnexpectedAnswer(status: response.status)
        } catch let error as HTTPTransportError {
            return Failure(error.code, maybeExecuted: error.maybeExecuted)
        }
    }
}

struct UnexpectedAnswer: Error {
    let status: Int
}
