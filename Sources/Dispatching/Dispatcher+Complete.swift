public import Volta
public import Time

extension Dispatcher {
    /// Takes the end of a request, and says what becomes of its action; ask ``next(at:)`` afterwards.
    ///
    /// - Parameters:
    ///   - id: The shipment, which is under way no more.
    ///   - outcome: How the request ended.
    ///   - now: The time.
    ///   - jitter: A random number, 0 to 1, that spreads the times of many programs which lost the same server.
    /// - Returns: What becomes of the action.
    public mutating func complete(
        _ id: Shipment.ID, outcome: ActionOutcome, at now: Moment, jitter: Double
    ) -> Completion {
        let now = advance(to: now)
        let slot = id.slot
        guard slots.indices.contains(slot), let shipment = slots[slot].inFlight, shipment.id == id else {
            return .notInFlight
        }
        rest = nil
        bucket.fill(until: now)
        let isWithdrawn = slots[slot].isInFlightWithdrawn
        slots[slot].land(wasDelivered: outcome == .delivered)
        books.inFlight -= 1
        learn(from: outcome, of: shipment, at: now, jitter: jitter)
        guard !isWithdrawn else { return settleWithdrawn(shipment.pending, outcome: outcome) }
        delayRetry(of: slot, after: outcome, at: now, jitter: jitter)
        return settle(shipment.pending, of: slot, outcome: outcome, at: now)
    }

    /// What the outcome says about the server.
    private mutating func learn(
        from outcome: ActionOutcome, of shipment: Shipment, at now: Moment, jitter: Double
    ) {
        switch outcome {
        case .delivered:
            server.accepted(era: shipment.era)
        case .neverSent, .unauthorized:
            server.missed(era: shipment.era, at: now, jitter: jitter)
        case .unknown:
            // One control that fails must not hold up the others; but a probe that brings no answer found no server.
            if server.isAway { server.missed(era: shipment.era, at: now, jitter: jitter) }
        case .throttled(let retryAfter):
            let end = server.throttled(era: shipment.era, retryAfter: retryAfter, at: now, jitter: jitter)
            if let end { bucket.throttle(until: end, leaving: 1 + limits.reservedBurst) }
        case .rejected, .refused:
            server.answered(era: shipment.era)
        }
    }

    /// What the outcome says about the control: one that fails backs off alone.
    private mutating func delayRetry(
        of slot: Int, after outcome: ActionOutcome, at now: Moment, jitter: Double
    ) {
        switch outcome {
        case .delivered: slots[slot].backoff.reset()
        case .unknown:
            slots[slot].backoff.fail()
            slots[slot].nextRetry = now + slots[slot].backoff.delay(jitter: jitter)
        default: break
        }
    }

    /// The table of the delivery rules: which action is sent again after which outcome.
    private mutating func settle(
        _ pending: Pending, of slot: Int, outcome: ActionOutcome, at now: Moment
    ) -> Completion {
        switch (outcome, pending.delivery) {
        case (.delivered, _):
            books.delivered += 1
            mergeValue(of: slot, olderThan: pending)
            dropUnchangedValue(of: slot)
            return .delivered
        case (.neverSent, .latest), (.unauthorized, .latest), (.throttled, .latest), (.unknown, .latest):
            return again(value: pending, of: slot)
        case (.neverSent, .every), (.unauthorized, .every), (.throttled, .every):
            return again(press: pending, of: slot, at: now)
        case (.unknown, .every):
            books.unknown += 1
            mergeValue(of: slot, olderThan: pending)
            return .unknown
        case (.rejected, _), (.refused, _):
            books.refused += 1
            return .refused
        }
    }

    /// Counts what was meant for a control that the local id names no more: nothing of it is sent again, and it says
    /// nothing about what waits for the control that the local id names now.
    private mutating func settleWithdrawn(_ pending: Pending, outcome: ActionOutcome) -> Completion {
        switch (outcome, pending.delivery) {
        case (.delivered, _):
            books.delivered += 1
            return .delivered
        case (.unknown, .every):
            books.unknown += 1
            return .unknown
        case (.rejected, _), (.refused, _):
            books.refused += 1
            return .refused
        case (.neverSent, _), (.unauthorized, _), (.throttled, _), (.unknown, .latest):
            books.withdrawn += 1
            return .withdrawn
        }
    }

    /// Drops a value that waited behind a younger press until the press was done, or maybe done.
    private mutating func mergeValue(of slot: Int, olderThan press: Pending) {
        guard let value = slots[slot].value, value.sequence < press.sequence else { return }
        mergeValue(of: slot)
    }

    private mutating func again(value: Pending, of slot: Int) -> Completion {
        guard slots[slot].value == nil else {
            books.merged += 1
            return .merged
        }
        enqueue(value: value, to: slot)
        return .waitsAgain
    }

    private mutating func again(press: Pending, of slot: Int, at now: Moment) -> Completion {
        guard !press.isExpired(at: now) else {
            books.expired += 1
            return .expired
        }
        slots[slot].presses.prepend(press)
        countPress(of: slot)
        return .waitsAgain
    }
}
