public import Volta

/// One action that a message led to.
public struct EngineOutput: Hashable, Sendable {
    /// The number of the rule in ``CompiledMapping/rules``.
    public let rule: Int
    /// The control and its new value.
    public let action: Action
    /// What becomes of the action when it cannot be sent at once.
    public let delivery: RuleDelivery

    /// An output with the given parts.
    public init(rule: Int, action: Action, delivery: RuleDelivery) {
        self.rule = rule
        self.action = action
        self.delivery = delivery
    }
}
