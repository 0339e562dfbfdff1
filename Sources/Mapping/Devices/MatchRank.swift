/// How well an entry fits a port; the greatest one wins.
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
    /// How many of `usb` and `serial` it names, 0 to 2: where the names fit equally, more wins.
    public let marks: Int

    /// Creates a rank.
    init(way: Way, length: Int, marks: Int = 0) {
        self.way = way
        self.length = length
        self.marks = marks
    }

    /// Ranks by way, then by length, then by marks.
    public static func < (left: MatchRank, right: MatchRank) -> Bool {
        (left.way.rawValue, left.length, left.marks) < (right.way.rawValue, right.length, right.marks)
    }
}
