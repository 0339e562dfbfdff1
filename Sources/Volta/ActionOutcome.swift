/// What became of an attempt to send one action.
public enum ActionOutcome: Sendable, Equatable {
    /// The server accepted it.
    case delivered
    /// The server has certainly not seen it: connection refused, no address, no connection.
    case neverSent
    /// The server may have acted on it: a deadline passed, a connection was lost, or 500, 502, 504.
    case unknown
    /// The token was refused, also after it was renewed once.
    case unauthorized
    /// The server asks for patience (429 or 503), where it said so for the given time.
    case throttled(retryAfter: Duration?)
    /// The server refused the action itself (400): the page may have changed.
    case rejected
    /// The server refuses the request as such: 403, 404 or a redirect; wrong URL, stage or key.
    case refused
}
