public import Volta

/// Something that was asked of a control that is not there, and is kept for it.
public struct KeptDemand: Hashable, Sendable {
    /// The number of the rule in ``CompiledMapping/rules``.
    public let rule: Int
    /// The value for the control; nil when it depends on the control: a flip, or a place among its options.
    public let value: ActionValue?

    /// A demand of a rule for a value.
    public init(rule: Int, value: ActionValue?) {
        self.rule = rule
        self.value = value
    }
}

extension KeptDemand {
    init(_ item: WaitingDemands.Item) {
        rule = item.rule
        value =
            switch item.demand {
            case .press: .button
            case .level(let level): .slider(level)
            case .point(let x, let y): .xyPad(x: x, y: y)
            case .text(let text): .string(text)
            case .set(let state): .toggle(state)
            case .option(let option): .index(option)
            case .flip, .keep, .sweep: nil
            }
    }
}
