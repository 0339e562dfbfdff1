import Foundation
import Testing
import Volta

/// Every text that a person reads, whole.
@Suite struct VoltaErrorTests {
    private static let lost = HTTPTransportError(.connectionFailed, maybeExecuted: false, description: "Cannot reach h")

    @Test(arguments: [
        (
            VoltaError.invalidURL,
            "Invalid API URL. Write it as https://HOST or https://HOST/STAGE, without user, query or fragment."
        ),
        (.invalidLayoutID, "Invalid layout id. It is one name without control characters, and not one or two dots."),
        (.invalidKey, "Invalid API key. It is one line of visible characters."),
        (.invalidValue("The option -1 is below 0"), "The option -1 is below 0"),
        (.httpError(500, "no message"), "HTTP 500: no message"),
        (
            .keyRefused(403, "Forbidden"),
            "HTTP 403: Forbidden. Check the API key, and that it belongs to this API URL."
        ),
        (
            .wrongAddress(404, "Not Found"),
            "HTTP 404: Not Found. Check the API URL, its stage path and the layout id."
        ),
        (.throttled(429, "Too Many Requests", retryAfter: .seconds(2)), "HTTP 429: Too Many Requests"),
        (
            .noToken,
            "Not authenticated. The API refused a token that it had just given out; check the layout id and the key."
        ),
        (.tokenUnavailable("HTTP 502: an HTML page"), "No token: HTTP 502: an HTML page"),
        (.unreadableAnswer("an HTML page"), "Unreadable answer: an HTML page. Check the API URL."),
        (.transport(lost), "Cannot reach h"),
        (
            .transport(HTTPTransportError(.notSecure, maybeExecuted: false, description: "Cannot reach h")),
            "Cannot reach h. Check the API URL and this machine's date; the authority of a private certificate has to be named."
        ),
    ])
    func textsAreWhole(error: VoltaError, text: String) {
        #expect(error.description == text)
    }

    /// The seed client's texts, as an app shows them.
    @Test func theSeedsTextsAreKept() {
        #expect(VoltaError.invalidURL.localizedDescription == "Invalid API URL")
        #expect(VoltaError.httpError(418, "teapot").localizedDescription == "HTTP 418: teapot")
        #expect(VoltaError.noToken.localizedDescription == "Not authenticated")
    }

    @Test(arguments: [
        (VoltaError.invalidURL, ActionOutcome.refused), (.invalidLayoutID, .refused), (.invalidKey, .refused),
        (.invalidValue(""), .refused), (.httpError(400, ""), .rejected), (.httpError(403, ""), .refused),
        (.httpError(409, ""), .refused), (.httpError(500, ""), .unknown), (.keyRefused(401, ""), .refused),
        (.wrongAddress(307, ""), .refused), (.throttled(503, "", retryAfter: nil), .throttled(retryAfter: nil)),
        (.noToken, .unauthorized), (.tokenUnavailable(""), .neverSent), (.unreadableAnswer(""), .unknown),
        (.transport(lost), .neverSent),
        (.transport(HTTPTransportError(.cancelled, maybeExecuted: true, description: "")), .unknown),
        (.transport(HTTPTransportError(.invalidURL, maybeExecuted: false, description: "")), .refused),
    ])
    func everyErrorHasItsOutcome(error: VoltaError, outcome: ActionOutcome) {
        #expect(error.outcome == outcome)
    }
}
