/// What happens to actions that cannot be sent at once.
public enum RuleDelivery: String, Hashable, Sendable, CaseIterable {
    /// Only the newest value matters; older ones may be skipped.
    case latest
    /// Each action counts, in order, or is dropped when it has become too old.
    case every
}
