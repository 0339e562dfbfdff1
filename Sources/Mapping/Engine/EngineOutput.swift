public import Volta

/// One action that a message led to.
public struct EngineOutput: Hashable, Sendable {
    /// The number of the rule in ``CompiledMapping/rules``.
    public let rule: Int
    /// The control and its new value.
    public let action: Action
    /// What becomes of the action when it cannot be sent at once.
    public let delivery: RuleDelivery
    /// How long it may wait, if each action counts.
    public let expiry: Duration

    /// An output with the given parts.
    public init(rule: Int, action: Action, delivery: RuleDelivery, expiry: Duration = .seconds(2)) {
        self.rule = rule
        self.action = action
        self.delivery = delivery
        self.expiry = expiry
    }
}
