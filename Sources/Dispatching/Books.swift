/// What became of everything that was submitted, in numbers.
///
/// Each action is in exactly one place at every moment: see ``isBalanced``.
public struct Books: Sendable, Equatable {
    /// All that were submitted.
    public internal(set) var received = 0
    /// The server accepted it.
    public internal(set) var delivered = 0
    /// A newer action of its control took its place.
    public internal(set) var merged = 0
    /// Its control had, or was about to get, this very value.
    public internal(set) var unchanged = 0
    /// It waited too long.
    public internal(set) var expired = 0
    /// The server refused it.
    public internal(set) var refused = 0
    /// It may or may not have been done, and must not be repeated.
    public internal(set) var unknown = 0
    /// Its control left the page before it could be sent, or sent again.
    public internal(set) var withdrawn = 0
    /// It was not taken, or made room for a newer one: too many waited, or the program was ending.
    public internal(set) var turnedAway = 0
    /// It waits.
    public internal(set) var waiting = 0
    /// Its request is under way.
    public internal(set) var inFlight = 0

    /// How many requests were started, each attempt counted.
    public internal(set) var attempts = 0

    /// Empty books.
    public init() {}

    /// Whether nothing was lost and nothing counted twice.
    public var isBalanced: Bool {
        received == delivered + merged + unchanged + expired + refused + unknown + withdrawn + turnedAway + waiting
            + inFlight
    }

    /// The same with actions that did not come as far as a dispatcher; all of them count as received.
    public func adding(merged: Int, expired: Int, turnedAway: Int, waiting: Int) -> Books {
        var books = self
        books.received += merged + expired + turnedAway + waiting
        books.merged += merged
        books.expired += expired
        books.turnedAway += turnedAway
        books.waiting += waiting
        return books
    }
}
