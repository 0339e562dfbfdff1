import Volta
import Time

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
    var nextStart: Moment?
    /// When a value may be sent again after an unknown outcome.
    var nextRetry: Moment?
    var backoff = Backoff()

    /// Whether the control will have a value for certain once all before a new one is done.
    ///
    /// A value under way is certain, because it is sent again until it arrives; a press is not.
    func willHave(_ value: ActionValue) -> Bool {
        guard presses.isEmpty else { return false }
        switch inFlight {
        case nil: return delivered == value
        case .some(let shipment):
            return shipment.pending.isLatest && !isInFlightWithdrawn && shipment.action.value == value
        }
    }

    /// Puts a newer value in the place of one that waits; false when none does.
    mutating func replaceValue(with newer: Pending) -> Bool {
        guard case .some = value else { return false }
        value = newer
        return true
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
    func pressStart(from opening: Moment) -> Moment? {
        guard inFlight == nil, !presses.isEmpty else { return nil }
        return max(opening, nextStart ?? opening)
    }

    /// When the waiting value may start; nil when only an answer or a press can tell.
    func valueStart(from opening: Moment) -> Moment? {
        guard inFlight == nil, presses.isEmpty, value != nil else { return nil }
        return max(opening, nextStart ?? opening, nextRetry ?? opening)
    }
}
