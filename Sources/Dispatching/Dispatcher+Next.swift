import Volta
public import Time

extension Dispatcher {
    /// Says what to do now; ask again after each thing done, until the answer is to wait.
    ///
    /// Its cost grows with the controls that wait, not with all that were ever seen.
    public mutating func next(at now: Moment) -> Step {
        let now = advance(to: now)
        if let step = rest?.step(at: now) { return step }
        bucket.fill(until: now)
        if let expired = takeExpiredPress(at: now) { return .expired(expired) }
        if let slot = nextPress(at: now), let press = takePress(of: slot) {
            return .send(ship(press, to: slot, at: now))
        }
        if let slot = nextValue(at: now), let value = takeValue(of: slot) {
            return .send(ship(value, to: slot, at: now))
        }
        guard let wake = nextChange(after: now) else {
            rest = .unlimited
            return .idle
        }
        rest = .until(wake)
        return .wait(until: wake)
    }

    private mutating func takeExpiredPress(at now: Moment) -> Pending? {
        guard !pressed.isEmpty,
            let slot = pressed.first(where: { slots[$0].presses.first?.isExpired(at: now) == true }),
            let press = takePress(of: slot)
        else { return nil }
        books.expired += 1
        dropUnchangedValue(of: slot)
        return press
    }

    /// The slot of the oldest press that may be sent now.
    private func nextPress(at now: Moment) -> Int? {
        guard !pressed.isEmpty, let opening = opening(for: .every, from: now), opening <= now else { return nil }
        var oldest: (slot: Int, sequence: UInt64)?
        for slot in pressed where slots[slot].pressStart(from: now) == now {
            guard let sequence = slots[slot].presses.first?.sequence else { continue }
            if sequence < oldest?.sequence ?? .max { oldest = (slot, sequence) }
        }
        return oldest?.slot
    }

    /// The slot of the longest-waiting value that may be sent now.
    private func nextValue(at now: Moment) -> Int? {
        guard !moved.isEmpty, let opening = opening(for: .latest, from: now), opening <= now else { return nil }
        return moved.first { slots[$0].valueStart(from: now) == now }
    }

    /// When a request to any control may start; nil when only an answer can tell.
    private func opening(for delivery: Delivery, from now: Moment) -> Moment? {
        let isValue = delivery == .latest
        let room = limits.inFlight - (isValue ? limits.reservedInFlight : 0)
        guard !isHeld, books.inFlight < room, let opening = server.opening(for: delivery, from: now) else { return nil }
        return max(opening, bucket.time(ofHolding: isValue ? 1 + limits.reservedBurst : 1, from: now))
    }

    private mutating func ship(_ waiting: Pending, to slot: Int, at now: Moment) -> Shipment {
        var pending = waiting
        pending.attempts += 1
        let id = Shipment.ID(slot: slot, serial: nextSequence())
        let shipment = Shipment(id: id, pending: pending, era: server.era)
        slots[slot].inFlight = shipment
        slots[slot].nextStart = now + (slots[slot].interval ?? limits.interval)
        bucket.take()
        server.sent()
        books.inFlight += 1
        books.attempts += 1
        return shipment
    }

    /// When time alone changes something: a send becomes possible or a press expires.
    private func nextChange(after now: Moment) -> Moment? {
        var earliest: Moment?
        func consider(_ time: Moment?) {
            guard let time else { return }
            earliest = min(earliest ?? time, time)
        }
        let pressOpening = pressed.isEmpty ? nil : opening(for: .every, from: now)
        for slot in pressed {
            consider(slots[slot].presses.first?.deadline)
            if let pressOpening { consider(slots[slot].pressStart(from: pressOpening)) }
        }
        if !moved.isEmpty, let valueOpening = opening(for: .latest, from: now) {
            for slot in moved {
                consider(slots[slot].valueStart(from: valueOpening))
                // None can start before the opening, so the rest need no look.
                if earliest == valueOpening { break }
            }
        }
        return earliest
    }
}
