import Volta

/// What waits for one control, what is under way to it, and what it has.
struct Slot: Sendable {
    /// The one request under way.
    var inFlight: Shipment?
    /// The waiting presses, oldest first.
    var presses = Queue<Pending>()
    /// The newest value; it goes after the waiting presses, and not at all once a younger press is done.
    var value: Pending?
    /// The value that the control has, where it is known.
    var delivered: ActionValue?
    /// Whether what is under way was meant for a control that the local id named before.
    private(set) var isInFlightWithdrawn = false
    /// The least time between two sends to the control; nil for the limits' own.
    var interval: Duration?
    /// When the control's rate allows the next send.
    var nextStart: ContinuousClock.Instant?
    /// When a value may be sent again after an unknown outcome.
    var nextRetry: ContinuousClock.Instant?
    var backoff = Backoff()

    /// The value that the control will have once all before a new value is done; nil when that is not certain.
    ///
    /// A value under way is certain, because it is sent again until it arrives; a press is not.
    var settled: ActionValue? {
        guard presses.isEmpty else { return nil }
        guard let inFlight else { return delivered }
        return inFlight.pending.delivery == .latest && !isInFlightWithdrawn ? inFlight.action.value : nil
    }

    /// Forgets the control and its troubles, because the local id names another one from now on, or none.
    ///
    /// The rate stays, which the server may count by local ids.
    mutating func forget() {
        delivered = nil
        nextRetry = nil
        backoff.reset()
        isInFlightWithdrawn = inFlight != nil
    }

    /// Ends what is under way; the control has its value if it was delivered, and an unknown one otherwise.
    mutating func land(wasDelivered: Bool) {
        delivered = wasDelivered && !isInFlightWithdrawn ? inFlight?.action.value : nil
        isInFlightWithdrawn = false
        inFlight = nil
    }

    /// When the next press may start; nil when only an answer can tell.
    func pressStart(from opening: ContinuousClock.Instant) -> ContinuousClock.Instant? {
        guard inFlight == nil, !presses.isEmpty else { return nil }
        return max(opening, nextStart ?? opening)
    }

    /// When the waiting value may start; nil when only an answer or a press can tell.
    func valueStart(from opening: ContinuousClock.Instant) -> ContinuousClock.Instant? {
        guard inFlight == nil, presses.isEmpty, value != nil else { return nil }
        return max(opening, nextStart ?? opening, nextRetry ?? opening)
    }
}
