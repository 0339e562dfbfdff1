/// Decides which token an action carries, and when a new one is asked for.
///
/// It has no clock: time is an argument, and so is the chance in a pause, a number drawn from 0 to 1.
///
/// A token is renewed before its end, or once it is refused. A token that replaced a refused one and is refused itself
/// is not replaced at once: the pause before the next renewal grows from 1 s. A renewal that fails is repeated after a
/// pause that grows from 0.25 s; the token at hand stays in use until its end. No pause is longer than 8 s, unless the
/// API asks for more.
struct TokenLifecycle {
    /// What a call that needs a token does.
    enum Demand: Equatable {
        /// Uses this token.
        case use(Token)
        /// Renews the token, or waits for the renewal that is already under way.
        case renew
        /// Fails with this error: it is too early for the next renewal.
        case fail(VoltaError)
    }

    typealias Instant = ContinuousClock.Instant

    private struct Current {
        let token: Token
        let renewAt: Instant
        let end: Instant
        /// Whether it took the place of a refused token, and was not accepted yet.
        var isReplacement: Bool
        var isRefused = false
    }

    private var current: Current?
    /// The tokens that were had so far.
    private(set) var renewals = 0
    /// Failed renewals in a row.
    private var failures = 0
    /// Refused replacements in a row.
    private var refusals = 0
    private var pause: (end: Instant, reason: VoltaError)?

    /// What a call that needs a token does now.
    func demand(now: Instant) -> Demand {
        if let current, !current.isRefused, now < current.end { return .use(current.token) }
        if let pause, now < pause.end { return .fail(pause.reason) }
        return .renew
    }

    /// When the token is to be renewed in the background; the past when that time has come.
    func renewalTime(now: Instant) -> Instant {
        let due = current.map { $0.isRefused ? now : $0.renewAt } ?? now
        return pause.map { max(due, $0.end) } ?? due
    }

    /// Whether a 403 may mean that the token has ended: in its last 5 s, or after them.
    func isAtEnd(_ token: Token, now: Instant) -> Bool {
        guard let current, current.token == token else { return true }
        return now >= current.end - .seconds(5)
    }

    /// A renewal brought a token, which is as old as the request for it.
    mutating func renewed(_ secret: Secret, lifetime: Duration, requestedAt: Instant) -> Token {
        renewals += 1
        let token = Token(secret: secret, renewal: renewals)
        // The last fifth of its life is for the renewal and its repetitions, 2 minutes at most.
        let renewAt = requestedAt + max(.seconds(1), lifetime - min(lifetime / 5, .seconds(120)))
        current = Current(
            token: token, renewAt: renewAt, end: requestedAt + lifetime, isReplacement: current?.isRefused ?? false)
        failures = 0
        pause = nil
        return token
    }

    /// A renewal failed.
    mutating func renewalFailed(_ error: VoltaError, now: Instant, jitter: Double) {
        failures += 1
        var length = Backoff.pause(from: .milliseconds(250), failures: failures, jitter: jitter)
        if case .throttled(_, _, let asked?) = error { length = max(length, asked) }
        pause = (now + length, error)
    }

    /// The API took a call with this token.
    mutating func accepted(_ token: Token) {
        guard current?.token == token else { return }
        current?.isReplacement = false
        refusals = 0
    }

    /// The API refused a call with this token.
    mutating func refused(_ token: Token, now: Instant, jitter: Double) {
        guard let known = current, known.token == token, !known.isRefused else { return }
        current?.isRefused = true
        guard known.isReplacement else { return }
        refusals += 1
        pause = (now + Backoff.pause(from: .seconds(1), failures: refusals, jitter: jitter), .noToken)
    }
}
