/// What became of an action: all that a dispatcher has to tell apart.
public enum ActionOutcome: Hashable, Sendable {
    /// The API took it.
    case delivered
    /// The API has certainly not acted on it: sending it again is safe.
    case neverSent
    /// The API may have acted on it: a timeout, a lost connection, or 500, 502 or 504.
    case unknown
    /// The API refused a new token too; final until the next renewal.
    case unauthorized
    /// The API asks for a pause, 60 s at most; nil when it does not say how long.
    case throttled(retryAfter: Duration?)
    /// The API refused this action (400): the page may have changed, so read the layout anew.
    case rejected
    /// Every action will be refused: the URL, the stage, the key or the value is wrong. Worth saying once.
    case refused
}

extension VoltaError {
    /// What became of the action whose sending threw this error.
    public var outcome: ActionOutcome {
        switch self {
        case .invalidURL, .invalidLayoutID, .invalidKey, .invalidValue, .keyRefused, .wrongAddress: .refused
        case .httpError(400, _): .rejected
        // The server gave up waiting for a request: it says so on an idle connection too, just before it closes it.
        case .httpError(408, _): .neverSent
        case .httpError(let status, _): status >= 500 ? .unknown : .refused
        case .throttled(_, _, let pause): .throttled(retryAfter: pause)
        case .noToken: .unauthorized
        case .tokenUnavailable: .neverSent
        case .unreadableAnswer: .unknown
        case .transport(let error) where error.code == .invalidURL: .refused
        case .transport(let error): error.maybeExecuted ? .unknown : .neverSent
        }
    }
}
