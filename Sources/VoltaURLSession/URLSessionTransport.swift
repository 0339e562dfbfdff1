import Foundation
public import Volta

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A transport over URLSession, for any platform: no dependency but Foundation.
///
/// It keeps one session for as long as it exists, follows no redirect, answers no authentication challenge, takes
/// bodies up to 4 MiB, and always comes back at the request's deadline.
///
/// On Linux URLSession has faults of its own (seen with Swift 6.3.1), so that some outcomes differ there:
/// - Cancelling can deadlock (HT-10) or end the program (HT-11): no task is ever cancelled. A cancelled caller is told
///   so at once, while the request goes on to its own timeout; what it still brings is ignored.
/// - A 401 with a `Basic` challenge is never handed over (HT-12): the delegate takes it from the challenge, without its
///   body. The timeout of a whole request is not kept: a timer of the transport's own ends the waiting.
/// - A redirect that is followed loses the body (HT-14) and carries the key and the token to the other host (HT-15):
///   the delegate refuses every redirect.
/// - A kept-alive connection that the server closes without an answer is noticed at the timeout only (HT-16): such a
///   request ends with its deadline instead of at once. Other lost connections have various names.
/// - The environment's `http_proxy` is asked for this machine too, unless `no_proxy` names it.
/// - A connection that ends within the head of an answer ends the program, and nothing outside URLSession can prevent
///   it.
///
/// Whether a request was written is not told: everything but a failed look-up, connection or TLS handshake counts as
/// maybe executed. The bridge therefore uses libcurl.
public final class URLSessionTransport: HTTPTransport {
    private let session: URLSession
    private let delegate = SessionDelegate()

    /// A transport with a session of its own, which stores no cookie, answer or credential.
    public init() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpShouldSetCookies = false
        configuration.httpCookieStorage = nil
        configuration.urlCache = nil
        configuration.urlCredentialStorage = nil
        configuration.httpMaximumConnectionsPerHost = 16
        session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
    }

    deinit { session.finishTasksAndInvalidate() }

    /// Sends the request and waits for the whole answer; any status is an answer, not an error.
    public func send(_ request: HTTPRequest) async throws(HTTPTransportError) -> HTTPResponse {
        let task = session.dataTask(with: try URLRequest(request))
        let exchange = delegate.exchange(for: task)
        let timer = Task {
            try await Task.sleep(for: request.deadline)
            Self.abandon(task, exchange, .deadlineExceeded, "The deadline of \(request.deadline) passed")
        }
        defer { timer.cancel() }
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                exchange.await(continuation)
                task.resume()
            }
        } onCancel: {
            Self.abandon(task, exchange, .cancelled, "The request was cancelled")
        }
        return try outcome.get()
    }

    private static func abandon(
        _ task: URLSessionTask, _ exchange: SessionExchange, _ code: HTTPTransportError.Code, _ description: String
    ) {
        exchange.finish(.failure(HTTPTransportError(code, maybeExecuted: true, description: description)))
        #if !canImport(FoundationNetworking)
            task.cancel()
        #endif
    }
}

extension URLRequest {
    fileprivate init(_ request: HTTPRequest) throws(HTTPTransportError) {
        guard let url = URL(string: request.url), ["http", "https"].contains(url.scheme?.lowercased()) else {
            throw .init(.invalidURL, maybeExecuted: false, description: "The URL is neither http nor https")
        }
        guard request.headers.allSatisfy(\.isValid) else {
            throw .init(.invalidURL, maybeExecuted: false, description: "A header field is not valid")
        }
        self.init(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
        httpMethod = request.method.rawValue
        httpShouldHandleCookies = false
        timeoutInterval = request.deadline / .seconds(1)
        for header in request.headers { addValue(header.value, forHTTPHeaderField: header.name) }
        if request.method == .post { httpBody = Data(request.body) }
    }
}
