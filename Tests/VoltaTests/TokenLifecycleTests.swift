import TestSupport
import Testing

@testable import Volta

/// Time lines, one character a second: what a caller sees at each.
///
/// Events: `n` a renewal brings a token that lives 20 s, `x` a renewal fails, `r` the token is refused,
/// `a` it is accepted, `-` nothing. Answers: the number of the token to use, `?` renew, `!` fail.
@Suite struct TokenLifecycleTests {
    private let start = ContinuousClock.now

    private func play(_ events: String) -> String {
        var lifecycle = TokenLifecycle()
        var answers = ""
        for (second, event) in events.enumerated() {
            let now = start + .seconds(second)
            apply(event, to: &lifecycle, now: now)
            switch lifecycle.demand(now: now) {
            case .use(let token): answers += "\(token.renewal)"
            case .renew: answers += "?"
            case .fail: answers += "!"
            }
        }
        return answers
    }

    private func apply(_ event: Character, to lifecycle: inout TokenLifecycle, now: ContinuousClock.Instant) {
        var token: Token? { if case .use(let token) = lifecycle.demand(now: now) { token } else { nil } }
        switch event {
        case "n": _ = lifecycle.renewed(Secret("t"), lifetime: .seconds(20), requestedAt: now)
        case "x": lifecycle.renewalFailed(.tokenUnavailable("x"), now: now, jitter: 1)
        case "r": if let token { lifecycle.refused(token, now: now, jitter: 0) }
        case "a": if let token { lifecycle.accepted(token) }
        default: break
        }
    }

    @Test(arguments: [
        // A token is used until its end, then renewed.
        ("-n--------------------", "?11111111111111111111?"),
        ("n--------------------", "11111111111111111111?"),
        // A failed renewal pauses the next, longer each time; with a token at hand nobody notices.
        ("x-x--x----", "!?!??!!???"),
        ("n---x---x-n-", "111111111122"),
        // The first refusal renews at once.
        ("n---r-n---", "1111??2222"),
        // A replacement that is refused is replaced after 1 s, 2 s, 4 s.
        ("nrnrnr-nr---n", "1?2!3!!4!!!!5"),
        // An accepted replacement begins anew.
        ("nrnarn", "1?22?3"),
    ])
    func drawnTimeLines(events: String, answers: String) {
        #expect(play(events) == answers)
    }

    @Test func theRenewalIsDueInTheLastFifth() {
        for (lifetime, expected) in [(900, 780), (100, 80), (10, 8), (1, 1)] {
            var lifecycle = TokenLifecycle()
            #expect(lifecycle.renewalTime(now: start) == start)
            _ = lifecycle.renewed(Secret("t"), lifetime: .seconds(lifetime), requestedAt: start)
            #expect(lifecycle.renewalTime(now: start) == start + .seconds(expected))
        }
    }

    @Test func anAskedPauseIsKept() {
        var lifecycle = TokenLifecycle()
        lifecycle.renewalFailed(.throttled(429, "", retryAfter: .seconds(30)), now: start, jitter: 0)
        #expect(lifecycle.renewalTime(now: start) == start + .seconds(30))
        #expect(lifecycle.demand(now: start + .seconds(29)) == .fail(.throttled(429, "", retryAfter: .seconds(30))))
        #expect(lifecycle.demand(now: start + .seconds(30)) == .renew)
    }

    /// Whatever happens: a refused or ended token is never used, and refusals never ask for tokens faster than the
    /// pauses allow.
    @Test func randomTimeLinesKeepTheRules() {
        var random = SeededRandom()
        for _ in 0..<300 {
            var lifecycle = TokenLifecycle()
            var now = start
            var refused: Set<Token> = []
            var ends: [Token: ContinuousClock.Instant] = [:]
            var renewals = 0
            for _ in 0..<200 {
                now += .milliseconds(Int.random(in: 0...3000, using: &random))
                switch lifecycle.demand(now: now) {
                case .use(let token):
                    #expect(!refused.contains(token), "\(random)")
                    #expect(ends[token].map { now < $0 } == true, "\(random)")
                    if Bool.random(using: &random) {
                        lifecycle.refused(token, now: now, jitter: Double.random(in: 0...1, using: &random))
                        refused.insert(token)
                    }
                case .renew where Bool.random(using: &random):
                    renewals += 1
                    let token = lifecycle.renewed(Secret("t"), lifetime: .seconds(20), requestedAt: now)
                    ends[token] = now + .seconds(20)
                case .renew:
                    lifecycle.renewalFailed(.tokenUnavailable(""), now: now, jitter: 0)
                    #expect(lifecycle.demand(now: now) != .renew, "\(random)")
                case .fail:
                    let pause = lifecycle.renewalTime(now: now) - now
                    #expect(pause > .zero && pause <= .seconds(8), "\(random)")
                }
            }
            #expect(renewals > 0, "\(random)")
        }
    }
}
