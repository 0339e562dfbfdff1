/// What is known of a connection's token after a renewal in the background.
public struct TokenRenewal: Sendable, Equatable {
    /// How many tokens the connection has had so far, also those that an action got itself; it grows when `/token`
    /// answers as it should, and only then.
    public let tokenCount: Int
    /// When the next renewal is due.
    public let next: ContinuousClock.Instant
}
