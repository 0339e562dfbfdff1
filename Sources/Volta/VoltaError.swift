#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Why a call to the API failed.
///
/// Texts are short and never hold the key or a token: what a server echoes is replaced by `***`.
public enum VoltaError: Error, Equatable, Sendable {
    /// The API's URL is not http or https with a host, or has a user, a query or a fragment.
    case invalidURL
    /// The layout's id is empty, has control characters, or is a dot segment.
    case invalidLayoutID
    /// The key is empty or has characters that no header can carry.
    case invalidKey
    /// The action's value is not one that its kind of control takes; nothing was sent.
    case invalidValue(String)
    /// The API answered with this status and text, and none of the cases below says it better.
    case httpError(Int, String)
    /// The API refused the key: 401 or 403 to a call that carries it.
    case keyRefused(Int, String)
    /// The URL, its stage or the layout's id is wrong: 403 `Missing Authentication Token`, 404, any redirect, or 400
    /// to a call other than an action.
    case wrongAddress(Int, String)
    /// The API is busy or the rate too high: 429 or 503. The pause is what it asked for, 60 s at most.
    case throttled(Int, String, retryAfter: Duration?)
    /// The API refused a token that it had just given out.
    case noToken
    /// No token can be had at the moment, so that the action was not sent.
    case tokenUnavailable(String)
    /// The API answered 200 with something that is not what was asked for.
    case unreadableAnswer(String)
    /// No answer came.
    case transport(HTTPTransportError)
}

extension VoltaError: LocalizedError {
    /// What happened, as one phrase.
    public var errorDescription: String? { phrase }

    /// What to do about it, when the person who runs the program can do something.
    public var recoverySuggestion: String? { advice }
}

extension VoltaError: CustomStringConvertible {
    /// What happened, and what to do about it.
    public var description: String { advice.map { "\(phrase). \($0)." } ?? phrase }

    private var phrase: String {
        switch self {
        case .invalidURL: "Invalid API URL"
        case .invalidLayoutID: "Invalid layout id"
        case .invalidKey: "Invalid API key"
        case .invalidValue(let text): text
        case .httpError(let status, let text), .keyRefused(let status, let text),
            .wrongAddress(let status, let text), .throttled(let status, let text, retryAfter: _):
            "HTTP \(status): \(text)"
        case .noToken: "Not authenticated"
        case .tokenUnavailable(let text): "No token: \(text)"
        case .unreadableAnswer(let text): "Unreadable answer: \(text)"
        case .transport(let error): error.description
        }
    }

    private var advice: String? {
        switch self {
        case .invalidURL: "Write it as https://HOST or https://HOST/STAGE, without user, query or fragment"
        case .invalidLayoutID: "It is one name without control characters, and not one or two dots"
        case .invalidKey: "It is one line of visible characters"
        case .keyRefused: "Check the API key, and that it belongs to this API URL"
        case .wrongAddress: "Check the API URL, its stage path and the layout id"
        case .noToken: "The API refused a token that it had just given out; check the layout id and the key"
        case .unreadableAnswer: "Check the API URL"
        case .transport(let error) where error.code == .notSecure:
            "Check the API URL and this machine's date; the authority of a private certificate has to be named"
        case .invalidValue, .httpError, .throttled, .tokenUnavailable, .transport: nil
        }
    }
}
