import Time

/// Holds back what a switch says within a short time after a change, when its contacts bounce.
///
/// A change acts at once; what the switch says last within the time acts at its end, if it is still a change.
struct Debouncer: Sendable {
    private struct Rest {
        var end: Moment
        var last: Said?
    }

    /// The last that a switch said while it was held back.
    struct Said: Sendable {
        var value: UInt16
        var kind: Stimulus.Kind
    }

    private var rests: [Int: Rest] = [:]
    /// When the next switch is at rest; nil when all are.
    private(set) var next: Moment?

    /// A debouncer that is not enlarged for as many switches as hands can hold.
    init(isUsed: Bool) {
        if isUsed { rests.reserveCapacity(64) }
    }

    /// Whether what a switch says acts at once; otherwise it is kept until the switch is at rest.
    mutating func passes(
        _ said: Said, of cell: Int, rest: Duration, at now: Moment
    ) -> Bool {
        if let known = rests[cell], now < known.end {
            rests[cell]?.last = said
            return false
        }
        rests[cell] = Rest(end: now + rest)
        next = .earlier(next, now + rest)
        return true
    }

    /// Takes over the time of a switch that has another cell in another table.
    mutating func take(_ cell: Int, from earlier: Debouncer, of old: Int) {
        guard let rest = earlier.rests[old] else { return }
        rests[cell] = rest
        next = .earlier(next, rest.end)
    }

    /// Takes out the next switch that is at rest, by now or at once for nil, with what it said last.
    mutating func takeRested(by now: Moment?) -> (cell: Int, last: Said?)? {
        guard let next, now.map({ next <= $0 }) ?? true else { return nil }
        var cell = Int.max
        for (candidate, rest) in rests where rest.end == next { cell = min(cell, candidate) }
        defer { self.next = rests.values.lazy.map(\.end).min() }
        return (cell, rests.removeValue(forKey: cell)?.last)
    }
}
