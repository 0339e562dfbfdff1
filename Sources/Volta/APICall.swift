/// The API's calls: each reads the same status in its own way.
enum APICall {
    case layout, token, action

    /// The error that an answer stands for; nil for a good one.
    func error(of response: HTTPResponse, text: ServerText, unixTime: Double) -> VoltaError? {
        let status = response.status
        if (200..<300).contains(status) { return self == .action ? errorOfAcceptance(response, text) : nil }
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

    /// What 2xx means when the body says otherwise: nothing was done, or it was not the API that answered.
    private func errorOfAcceptance(_ response: HTTPResponse, _ text: ServerText) -> VoltaError? {
        if response.body == Self.acceptance || response.body.isEmpty { return nil }
        if ServerText.isPage(response) { return .unreadableAnswer("not from Volta, but \(text.text(of: response))") }
        guard JSONValue(json: response.body)?.objectValue?["ok"]?.boolValue == false else { return nil }
        return .httpError(response.status, text.text(of: response))
    }

    private static let acceptance = Array(#"{"ok":true}"#.utf8)

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
