public import Volta
public import Time

/// An action that is not delivered yet.
public struct Pending: Sendable, Equatable {
    /// The action.
    public let action: Action
    /// When it was submitted.
    public let submitted: Moment
    /// When it is dropped unless it was sent before; nil for ``Delivery/latest``, which never expires.
    public let deadline: Moment?
    /// How often it was sent, 0 or more.
    public internal(set) var attempts = 0
    /// Its place among all submissions.
    let sequence: UInt64

    /// Which values of its control matter.
    public var delivery: Delivery { isLatest ? .latest : .every }

    /// Whether only the newest value matters.
    var isLatest: Bool {
        switch deadline {
        case .none: true
        case .some: false
        }
    }

    func isExpired(at now: Moment) -> Bool {
        guard let deadline else { return false }
        return deadline <= now
    }
}
