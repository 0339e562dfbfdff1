import Bridge

/// How things stand with Volta.
public enum VoltaCondition: Sendable, Equatable {
    /// Nothing was heard of it yet.
    case starting
    case well
    case away(reason: String)
    case refusing(reason: String)
    case wrongAddress(reason: String)

    /// The condition after something has happened.
    func after(_ event: BridgeEvent) -> VoltaCondition {
        switch event {
        case .layoutRead: self == .starting ? .well : self
        case .voltaBack: .well
        case .voltaAway(let reason): .away(reason: reason)
        case .voltaRefused(let reason): .refusing(reason: reason)
        case .wrongAddress(let reason): .wrongAddress(reason: reason)
        default: self
        }
    }

    /// Its name, and why.
    var parts: (name: String, reason: String) {
        switch self {
        case .starting: ("starting", "")
        case .well: ("well", "")
        case .away(let reason): ("away", reason)
        case .refusing(let reason): ("refusing", reason)
        case .wrongAddress(let reason): ("wrong_address", reason)
        }
    }
}
