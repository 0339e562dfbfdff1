public import Time

/// What is to be done next.
public enum Step: Sendable, Equatable {
    /// Send this now, then ask again.
    case send(Shipment)
    /// This action waited too long and will not be sent: say so, then ask again.
    case expired(Pending)
    /// Nothing can be done before this time, unless something is submitted or completed.
    case wait(until: Moment)
    /// Nothing can be done before something is submitted or completed.
    case idle
}
