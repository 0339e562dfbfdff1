import Dispatching
import Mapping

extension Limits {
    /// The limits that a mapping asks for.
    init(_ limits: MappingLimits) {
        self.init(perControl: limits.perControl, total: limits.total, burst: limits.burst)
    }
}

extension Delivery {
    /// The delivery that a rule asks for.
    init(_ delivery: RuleDelivery) {
        self = delivery == .every ? .every : .latest
    }
}
