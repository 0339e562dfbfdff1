import Volta

extension Dispatcher {
    /// Takes back what waits for controls that left the page, so that their local ids may name others; oldest first.
    ///
    /// What is under way stays, but is not sent again when it fails. What the controls have is forgotten: the next
    /// value of each local id is sent even if it seems unchanged.
    public mutating func withdraw(from lids: Set<Int>) -> [Pending] {
        var withdrawn: [Pending] = []
        for slot in lids.compactMap({ slotOfLid[$0] }) {
            while let press = takePress(of: slot) { withdrawn.append(press) }
            if let value = takeValue(of: slot) { withdrawn.append(value) }
            slots[slot].forget()
            rest = nil
        }
        books.withdrawn += withdrawn.count
        return withdrawn.sorted { $0.sequence < $1.sequence }
    }
}

/// The two lists of what waits; every change of them is here, with its count.
extension Dispatcher {
    /// Lets a value wait, behind all other waiting values.
    mutating func enqueue(value: Pending, to slot: Int) {
        slots[slot].value = value
        moved.append(slot)
        rest = nil
        books.waiting += 1
    }

    mutating func takeValue(of slot: Int) -> Pending? {
        guard let value = slots[slot].value else { return nil }
        rest = nil
        slots[slot].value = nil
        moved.removeAll { $0 == slot }
        books.waiting -= 1
        return value
    }

    /// Drops the waiting value, if there is one, because something newer took its place.
    mutating func mergeValue(of slot: Int) {
        if takeValue(of: slot) != nil { books.merged += 1 }
    }

    /// Counts a press that was just put into its control's queue.
    mutating func countPress(of slot: Int) {
        if slots[slot].presses.count == 1 { pressed.append(slot) }
        waitingPresses += 1
        rest = nil
        books.waiting += 1
    }

    mutating func takePress(of slot: Int) -> Pending? {
        guard let press = slots[slot].presses.popFirst() else { return nil }
        rest = nil
        if slots[slot].presses.isEmpty { pressed.removeAll { $0 == slot } }
        waitingPresses -= 1
        books.waiting -= 1
        return press
    }

    /// Drops the waiting value when the control turns out to have it.
    mutating func dropUnchangedValue(of slot: Int) {
        guard let value = slots[slot].value, slots[slot].willHave(value.action.value) else { return }
        _ = takeValue(of: slot)
        books.unchanged += 1
    }
}
