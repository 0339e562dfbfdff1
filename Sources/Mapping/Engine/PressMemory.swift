import Time

/// The presses of a port that are held or wait for their time, each for the rule that remembers it.
///
/// It holds only what is under way, found by the place of the rule's hit in the port's table.
struct PressMemory: Sendable {
    private struct Press {
        var isHeld = false
        /// When the rule acts, or when a second press comes too late.
        var due: Moment?
    }

    private var presses: [Int: Press] = [:]
    /// When the next press has waited long enough; nil when none waits.
    private(set) var next: Moment?

    /// A memory that is not enlarged for as many presses as hands can hold.
    init(isUsed: Bool) {
        if isUsed { presses.reserveCapacity(64) }
    }

    /// Whether a press at a time would be the second one of two.
    func isSecond(_ place: Int, at now: Moment) -> Bool {
        presses[place]?.due.map { now < $0 } ?? false
    }

    /// An input is pressed; whether its rule acts now, or what it waits for.
    ///
    /// `double` is what the press is to other rules.
    mutating func press(
        _ place: Int, _ rule: PressRule, double: DoublePress, at now: Moment
    ) -> PressAnswer {
        switch rule.moment {
        case .press where double == .none: return .acts
        case .press:
            wait(place, until: double == .first ? now + PressRule.doubleTime : nil)
            return double == .first ? .waitsForNoSecond : .isSecond
        case .release:
            hold(place, until: nil)
            return .waitsForRelease
        case .long:
            hold(place, until: double == .second ? nil : now + rule.hold)
            return double == .second ? .isSecond : .waitsForHold
        case .double:
            let isSecond = isSecond(place, at: now)
            wait(place, until: isSecond ? nil : now + PressRule.doubleTime)
            return isSecond ? .acts : .waitsForSecond
        }
    }

    /// An input is held, so that its release will count.
    mutating func hold(_ place: Int, until due: Moment?) {
        change(place) { $0 = Press(isHeld: true, due: due) }
    }

    /// An input is let go of; what that ends for its rule.
    ///
    /// A press that was to become long no longer does.
    mutating func release(_ place: Int) -> PressEnd {
        guard let press = presses[place], press.isHeld else { return .notHeld }
        change(place) { $0 = Press() }
        return press.due == nil ? .held : .early
    }

    /// Takes out the press that has waited longest of those that have waited long enough.
    mutating func takeDue(by now: Moment) -> Int? {
        guard let next, next <= now else { return nil }
        var place = Int.max
        for (candidate, press) in presses where press.due == next { place = min(place, candidate) }
        change(place) { $0.due = nil }
        return place
    }

    /// Takes out a press that waits; false when it does not.
    mutating func takeWaiting(_ place: Int) -> Bool {
        guard presses[place]?.due != nil else { return false }
        change(place) { $0.due = nil }
        return true
    }

    /// The places of all presses.
    var places: Set<Int> { Set(presses.keys) }

    /// The memory with the presses at other places of another table; those without a place are forgotten.
    func moved(to places: [Int: Int]) -> PressMemory {
        var memory = PressMemory(isUsed: true)
        for (place, press) in presses {
            if let place = places[place] { memory.change(place) { $0 = press } }
        }
        return memory
    }

    /// The presses that wait.
    var waiting: [Int] { presses.filter { $0.value.due != nil }.keys.sorted() }

    private mutating func wait(_ place: Int, until due: Moment?) {
        change(place) { $0.due = due }
    }

    /// Changes a press, forgets it when nothing of it is under way, and finds the next time.
    private mutating func change(_ place: Int, _ change: (inout Press) -> Void) {
        var press = presses[place] ?? Press()
        let before = press.due
        change(&press)
        presses[place] = press.isHeld || press.due != nil ? press : nil
        if let due = press.due, next.map({ due < $0 }) ?? true {
            next = due
        } else if before != nil, before == next, press.due != next {
            next = presses.values.lazy.compactMap(\.due).min()
        }
    }
}
