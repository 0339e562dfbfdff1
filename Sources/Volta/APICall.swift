/// The API's calls: each reads the same status in its own way.
enum APICall {
    case layout, token, action

    /// The error that an answer other than 2xx stands for; nil for 2xx.
    func error(of response: HTTPResponse, text: ServerText, unixTime: Double) -> VoltaError? {
        let status = response.status
        if (200..<300).contains(status) { return nil }
        let message = text.text(of: response)
        switch status {
        case 300..<400:
            let target = response[header: "Location"].map(text.cleaned) ?? "nowhere"
            return .wrongAddress(status, "redirected to \(target), which is not followed")
        case 404: return .wrongAddress(status, message)
        case 403 where Self.isUnknownRoute(response, message): return .wrongAddress(status, message)
        case 429, 503:
            return .throttled(status, message, retryAfter: RetryAfter.pause(of: response, unixTime: unixTime))
        default: return self == .action ? .httpError(status, message) : errorWithKey(status, message)
        }
    }

    /// What a status means to the calls that carry the key.
    private func errorWithKey(_ status: Int, _ message: String) -> VoltaError {
        switch status {
        case 401, 403: .keyRefused(status, message)
        case 400: .wrongAddress(status, message)
        case 500... where self == .token: .tokenUnavailable("HTTP \(status): \(message)")
        default: .httpError(status, message)
        }
    }

    /// API Gateway says so of a path, stage or method that it does not know; it has nothing to do with the token.
    private static func isUnknownRoute(_ response: HTTPResponse, _ message: String) -> Bool {
        message == "Missing Authentication Token"
            || response[header: "x-amzn-errortype"]?.hasPrefix("MissingAuthenticationToken") == true
    }
}
