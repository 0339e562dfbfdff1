/// How well a `match` text fits a port; the greatest one wins.
public struct MatchRank: Hashable, Sendable, Comparable {
    /// The ways to fit, worst first.
    public enum Way: Int, Sendable, Comparable {
        /// A pattern with `*` or `?`.
        case pattern
        /// The beginning of a name.
        case beginning
        /// The whole of a name that is cut after 31 characters.
        case cut
        /// The whole name.
        case whole

        /// Ways in the order of their strength.
        public static func < (left: Way, right: Way) -> Bool { left.rawValue < right.rawValue }
    }

    /// The way in which it fits.
    public let way: Way
    /// How many characters of the name it says: the longer one of two beginnings or patterns wins.
    public let length: Int

    /// Ranks by way, then by length.
    public static func < (left: MatchRank, right: MatchRank) -> Bool {
        left.way == right.way ? left.length < right.length : left.way < right.way
    }
}
