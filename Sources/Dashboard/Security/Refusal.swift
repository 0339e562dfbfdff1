import HTTPServer

/// A request that is not answered, with what a person who meets it should know.
struct Refusal: Error, Equatable {
    let status: Int
    let text: String
    var headers: [HeaderField] = []

    /// Empty, as it may be another site that reads it.
    static let wrongHost = Refusal(status: 421, text: "")
    static let foreign = Refusal(status: 403, text: "Only the dashboard's own page may ask for this.\n")
    static let notJSON = Refusal(status: 415, text: "Send Content-Type: application/json.\n")
    static let wrongToken = Refusal(
        status: 403, text: "The token is missing or of another run; load the page again.\n")
    static let noSecret = Refusal(
        status: 401, text: "Open the page first and enter the secret, or send it: Authorization: Bearer SECRET.\n",
        headers: [HeaderField("WWW-Authenticate", "Bearer")])
    static let wrongSecret = Refusal(status: 403, text: "This is not the secret.\n")
    static let tooManyTries = Refusal(
        status: 429, text: "Too many wrong secrets; wait a moment.\n", headers: [HeaderField("Retry-After", "5")])
    static let noSuchPath = Refusal(status: 404, text: "There is nothing here; the page is at /.\n")
    static let tooManyViewers = Refusal(
        status: 503, text: "\(Board.mostViewers) pages are open already; close one.\n",
        // The connection too: whoever asks again and again must not hold any.
        headers: [HeaderField("Retry-After", "10"), HeaderField("Connection", "close")])
    static let noAnswer = Refusal(status: 503, text: "The bridge does not answer.\n")

    static func wrongMethod(_ method: String) -> Refusal {
        Refusal(
            status: 405, text: "Only \(method) has a meaning here.\n",
            headers: [HeaderField("Allow", method == "GET" ? "GET, HEAD" : method)])
    }

    static let pageChanged = Refusal(
        status: 409, text: "The page has changed since; look again, then touch again.\n")
    static let turnedAway = Refusal(status: 503, text: "Too many actions wait, or the program is ending.\n")

    static func notPossible(_ reason: String) -> Refusal { Refusal(status: 409, text: reason + "\n") }
    static func notUnderstood(_ reason: String) -> Refusal { Refusal(status: 400, text: reason + "\n") }

    var response: ServerResponse {
        var response = ServerResponse(status: status, type: "text/plain; charset=utf-8", text: text)
        response.headers += headers
        return response
    }
}
