import Dispatching
import Mapping

extension Dispatching.Limits {
    /// The limits that a mapping asks for.
    init(_ limits: Mapping.Limits) {
        self.init(perControl: limits.perControl, total: limits.total, burst: limits.burst)
    }
}

extension Dispatching.Delivery {
    /// The delivery that a rule asks for.
    init(_ delivery: Mapping.Delivery) {
        self = delivery == .every ? .every : .latest
    }
}
