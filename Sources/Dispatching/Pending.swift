public import Volta

/// An action that is not delivered yet.
public struct Pending: Sendable, Equatable {
    /// The action.
    public let action: Action
    /// When it was submitted.
    public let submitted: ContinuousClock.Instant
    /// When it is dropped unless it was sent before; nil for ``Delivery/latest``, which never expires.
    public let deadline: ContinuousClock.Instant?
    /// How often it was sent, 0 or more.
    public internal(set) var attempts = 0
    /// Its place among all submissions.
    let sequence: UInt64

    /// Which values of its control matter.
    public var delivery: Delivery { deadline == nil ? .latest : .every }

    func isExpired(at now: ContinuousClock.Instant) -> Bool {
        guard let deadline else { return false }
        return deadline <= now
    }
}
