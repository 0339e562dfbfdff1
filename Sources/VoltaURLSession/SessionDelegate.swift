import Foundation
import Synchronization
import Volta

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Hands what a session says to the exchanges, refuses redirects and rejects challenges.
final class SessionDelegate: NSObject, URLSessionDataDelegate, Sendable {
    private let exchanges = Mutex<[Int: SessionExchange]>([:])

    /// A new exchange for a task that is not yet resumed.
    func exchange(for task: URLSessionTask) -> SessionExchange {
        let exchange = SessionExchange()
        exchanges.withLock { $0[task.taskIdentifier] = exchange }
        return exchange
    }

    private subscript(task: URLSessionTask) -> SessionExchange? { exchanges.withLock { $0[task.taskIdentifier] } }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        // The answer itself, in case the session does not hand it over once the redirect is refused.
        self[task]?.receiveFinal(HTTPResponse(response))
        completionHandler(nil)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        let isTrust = challenge.protectionSpace.authenticationMethod == "NSURLAuthenticationMethodServerTrust"
        if isTrust { return completionHandler(.performDefaultHandling, nil) }
        // The 401 itself: on Linux the session says "cancelled" next, instead of handing it over.
        if let response = challenge.failureResponse as? HTTPURLResponse {
            self[task]?.receiveFinal(HTTPResponse(response))
        }
        completionHandler(.rejectProtectionSpace, nil)
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        if let response = response as? HTTPURLResponse { self[dataTask]?.receive(HTTPResponse(response)) }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        self[dataTask]?.receive(data)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let exchange = exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }
        if let error {
            exchange?.fail(HTTPTransportError(error))
        } else {
            exchange?.complete()
        }
    }
}

extension HTTPResponse {
    fileprivate init(_ response: HTTPURLResponse) {
        let headers = response.allHeaderFields.map {
            HTTPHeader("\($0.key)", "\($0.value)".trimmingCharacters(in: .whitespaces))
        }
        self.init(status: response.statusCode, headers: headers)
    }
}

extension HTTPTransportError {
    /// What an error of a session means.
    fileprivate init(_ error: any Error) {
        let code = (error as? URLError)?.code
        let (kind, maybeExecuted): (Code, Bool) =
            switch code {
            case .cannotFindHost, .dnsLookupFailed: (.nameNotResolved, false)
            case .cannotConnectToHost, .notConnectedToInternet: (.connectionFailed, false)
            case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
                .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
                (.notSecure, false)
            case .timedOut: (.deadlineExceeded, true)
            // Linux calls an answer that is not HTTP an unsupported URL; the URL itself was checked before.
            case .unsupportedURL, .badServerResponse, .cannotParseResponse, .cannotDecodeContentData,
                .cannotDecodeRawData:
                (.malformedAnswer, true)
            default: (.connectionLost, true)
            }
        self.init(
            kind, maybeExecuted: maybeExecuted, description: "Cannot reach the API - \(error.localizedDescription)")
    }
}
