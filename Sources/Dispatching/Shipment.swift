public import Volta

/// An action to be sent now; whoever sends it reports back with ``Dispatcher/complete(_:outcome:at:jitter:)``.
public struct Shipment: Sendable, Equatable, Identifiable {
    /// Tells a shipment from all others of its dispatcher, also from earlier attempts at the same action.
    public struct ID: Sendable, Hashable {
        let slot: Int
        let serial: UInt64
    }

    /// Names this attempt.
    public let id: ID
    /// What is sent, since when it waited, and how often it was sent, this time included.
    public let pending: Pending
    /// What was known of the server when it was sent.
    let era: Int

    /// The action to send.
    public var action: Action { pending.action }
}
