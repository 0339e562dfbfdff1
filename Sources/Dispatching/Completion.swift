/// What became of an action whose request has ended.
public enum Completion: Sendable, Equatable {
    /// It is done.
    case delivered
    /// It waits to be sent again.
    case waitsAgain
    /// It failed, and a newer value of its control takes its place.
    case merged
    /// Nobody knows whether it was done; each press counts, so it is not sent again.
    case unknown
    /// The server refused it; it is not sent again.
    case refused
    /// It failed, and there is no time left to send it again.
    case expired
    /// It failed, and its control has left the page, so that it is not sent again.
    case withdrawn
    /// No such shipment is under way: it was completed before.
    case notInFlight
}
