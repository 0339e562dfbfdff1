import Dispatching

extension Step {
    /// What is to be sent, if anything.
    var shipment: Shipment? { if case .send(let shipment) = self { shipment } else { nil } }

    /// What has expired, if anything.
    var expired: Pending? { if case .expired(let pending) = self { pending } else { nil } }
}
