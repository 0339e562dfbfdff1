public import Volta
public import Time

extension Dispatcher {
    /// Takes an action; ask ``next(at:)`` afterwards.
    ///
    /// - Parameters:
    ///   - action: What to send.
    ///   - delivery: Which values of its control matter.
    ///   - expiry: How long it may wait if each one matters, 1 ms to one day; nil for the limits' own.
    ///   - now: The time.
    /// - Returns: What became of the action at once.
    public mutating func submit(
        _ action: Action, delivery: Delivery, expiry: Duration? = nil, at now: Moment
    ) -> Submission {
        let now = advance(to: now)
        books.received += 1
        guard !isDraining else { return turnAway() }
        let slot = slot(of: action.lid)
        switch delivery {
        case .latest:
            let pending = Pending(action: action, submitted: now, deadline: nil, sequence: nextSequence())
            return submit(value: pending, to: slot)
        case .every:
            let deadline = now + Limits.usable(expiry ?? limits.expiry)
            let pending = Pending(action: action, submitted: now, deadline: deadline, sequence: nextSequence())
            return submit(press: pending, to: slot)
        }
    }

    private mutating func submit(value: Pending, to slot: Int) -> Submission {
        if slots[slot].willHave(value.action.value) {
            mergeValue(of: slot)
            books.unchanged += 1
            return .unchanged
        }
        if slots[slot].replaceValue(with: value) {
            books.merged += 1
            return .merged
        }
        enqueue(value: value, to: slot)
        return .accepted
    }

    private mutating func submit(press: Pending, to slot: Int) -> Submission {
        let isFull = slots[slot].presses.count >= limits.waitingPerControl || waitingPresses >= limits.waiting
        guard !isFull else { return turnAway() }
        slots[slot].presses.append(press)
        countPress(of: slot)
        return .accepted
    }

    private mutating func turnAway() -> Submission {
        books.turnedAway += 1
        return .turnedAway
    }

    private mutating func slot(of lid: Int) -> Int {
        if let slot = slotOfLid[lid] { return slot }
        var slot = Slot()
        slot.interval = rates[lid].map { Limits.interval(of: $0) }
        slots.append(slot)
        slotOfLid[lid] = slots.count - 1
        return slots.count - 1
    }
}
