/// Growing, jittered delays between failures: 0.25 s to 8 s.
struct Backoff: Sendable {
    static let shortest = Duration.milliseconds(250)
    /// Five doublings with jitter reach 8 s.
    private static let steps = 5

    private(set) var failures = 0

    mutating func fail() { failures = min(failures + 1, Self.steps) }

    mutating func reset() { failures = 0 }

    /// The delay after the last failure; `jitter`, 0 to 1, spreads it between its step and the next one.
    func delay(jitter: Double) -> Duration {
        let factor = jitter.isNaN ? 0 : min(max(jitter, 0), 1)
        return Self.shortest * (1 << max(0, failures - 1)) * (1 + factor)
    }
}
