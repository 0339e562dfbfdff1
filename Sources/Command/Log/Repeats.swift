/// Decides which of many like lines are shown: the first ones at once, then the newest with a count at growing gaps.
///
/// It has no clock: time is an argument. What is held back is due at ``next``, so that nothing stays untold.
struct Repeats<Line> {
    typealias Instant = ContinuousClock.Instant

    /// What was not shown one by one.
    struct Held {
        /// The newest line.
        let line: Line
        /// How many there were, this one among them.
        let count: Int
        /// In how much time.
        let time: Duration
    }

    private struct Kind {
        /// Since when the lines of the kind are counted.
        var start: Instant
        var gap: Duration
        /// How many more lines may be shown at once.
        var free: Int
        var newest: Line?
        var count = 0

        var end: Instant { start + gap }
        var isQuiet: Bool { count == 0 }
    }

    /// How many lines of a kind are shown before the counting begins.
    static var shownAtOnce: Int { 3 }
    /// The time after the first line in which further ones are counted; it doubles as long as there are some.
    static var shortestGap: Duration { .seconds(10) }
    /// The longest time in which lines are counted.
    static var longestGap: Duration { .seconds(600) }
    /// Kinds of which nothing was heard for a while are forgotten when there are so many.
    private static var mostKinds: Int { 256 }

    private var kinds: [String: Kind] = [:]

    /// When lines that were held back are to be shown; nil while there are none.
    var next: Instant? { kinds.values.lazy.filter { !$0.isQuiet }.map { $0.end }.min() }

    /// Whether a line is to be shown at once; otherwise it is held back, and counted.
    mutating func shows(_ line: Line, of name: String, at now: Instant) -> Bool {
        guard var kind = kinds[name], now < kind.end || !kind.isQuiet else {
            begin(name, at: now)
            return true
        }
        defer { kinds[name] = kind }
        if kind.free > 0 {
            kind.free -= 1
            return true
        }
        kind.newest = line
        kind.count += 1
        return false
    }

    /// Takes what is to be shown now, oldest kind first.
    mutating func takeDue(at now: Instant) -> [Held] { take(at: now) { $0.end <= now } }

    /// Takes all that was held back.
    mutating func takeAll(at now: Instant) -> [Held] { take(at: now) { _ in true } }

    private mutating func take(at now: Instant, where isMeant: (Kind) -> Bool) -> [Held] {
        let names = kinds.filter { !$0.value.isQuiet && isMeant($0.value) }
            .sorted { ($0.value.start, $0.key) < ($1.value.start, $1.key) }.map(\.key)
        return names.compactMap { name in
            guard let kind = kinds[name], let newest = kind.newest else { return nil }
            kinds[name] = Kind(start: now, gap: min(kind.gap * 2, Self.longestGap), free: 0)
            return Held(line: newest, count: kind.count, time: now - kind.start)
        }
    }

    private mutating func begin(_ name: String, at now: Instant) {
        if kinds.count >= Self.mostKinds { kinds = kinds.filter { now < $0.value.end || !$0.value.isQuiet } }
        kinds[name] = Kind(start: now, gap: Self.shortestGap, free: Self.shownAtOnce - 1)
    }
}
