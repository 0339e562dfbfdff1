/// Growing pauses after failures in a row.
enum Backoff {
    /// The longest pause.
    static let longest = Duration.seconds(8)

    /// The pause after so many failures: it doubles from the shortest to 8 s, and its upper half is drawn.
    ///
    /// The jitter is a number drawn from 0 to 1, so that many clients do not come back at the same time.
    static func pause(from shortest: Duration, failures: Int, jitter: Double) -> Duration {
        let top = min(longest, shortest * (2 << min(max(failures, 1) - 1, 10)))
        return top / 2 + top / 2 * jitter
    }
}
