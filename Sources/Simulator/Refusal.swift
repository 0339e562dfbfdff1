import HTTPServer
import Volta

/// Why a request is refused, as the API says it.
struct Refusal: Error, Equatable {
    let status: Int
    let message: String
    /// What API Gateway writes into `x-amzn-errortype`; nil where the answer comes from the function behind it.
    var gatewayError: String?

    var response: ServerResponse {
        var response = ServerResponse(json: .object(["message": .string(message)]), status: status)
        if let gatewayError { response.headers.append(HeaderField("x-amzn-errortype", gatewayError)) }
        return response
    }

    /// What API Gateway answers to a wrong path, stage or method, whatever the headers say.
    static let noSuchRoute = Refusal(
        status: 403, message: "Missing Authentication Token", gatewayError: "MissingAuthenticationTokenException")
    /// What API Gateway answers to a key that it does not know.
    static let keyForbidden = Refusal(status: 403, message: "Forbidden", gatewayError: "ForbiddenException")
    static let keyInvalid = Refusal(status: 401, message: "Invalid API key")
    static let tokenMissing = Refusal(status: 401, message: "Missing token: send Authorization: Bearer <token>")
    static let tokenInvalid = Refusal(status: 401, message: "Invalid token")
    static let tokenExpired = Refusal(status: 401, message: "The token has expired")
    static let noSuchLayout = Refusal(status: 404, message: "Layout not found")
    static let layoutUnwritable = Refusal(status: 500, message: "The layout holds a number that JSON does not have")
    static let wrongContentType = Refusal(
        status: 415, message: "Unsupported Media Type: send Content-Type: application/json")
    static let notJSON = Refusal(status: 400, message: "The body is not a JSON object")

    static func missing(_ field: String) -> Refusal { Refusal(status: 400, message: "Missing field: \(field)") }

    static func invalid(_ field: String, _ reason: String) -> Refusal {
        Refusal(status: 400, message: "Invalid \(field): \(reason)")
    }

    /// The value does not fit the control.
    static func value(_ value: JSONValue?, for control: LayoutControl, expected: String) -> Refusal {
        let found = value.map { "not \($0.text)" } ?? "but there is none"
        return .invalid("value", "\(control.type) '\(control.label)' takes \(expected), \(found)")
    }
}
