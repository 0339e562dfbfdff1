import Time

/// Decides how often the secret may be guessed, by whichever way: five times at once, then once in five seconds.
struct LoginPatience: Sendable {
    private static let most = 5.0
    private static let pause = 5.0

    private var tries = most
    private var last: Moment?

    /// Whether another try is looked at now.
    mutating func allowsTry(at now: Moment) -> Bool {
        if let last { tries = min(Self.most, tries + max(0, last.seconds(to: now)) / Self.pause) }
        last = now
        guard tries >= 1 else { return false }
        tries -= 1
        return true
    }

    /// The secret was right.
    mutating func succeeded() { tries = Self.most }
}
