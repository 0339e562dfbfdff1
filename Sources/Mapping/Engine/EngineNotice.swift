/// Something that a person should be told once.
public enum EngineNotice: Hashable, Sendable {
    /// A rule's value names no option of its control; the same of this rule is only counted from now on.
    case noSuchOption(rule: Int, option: Int)
    /// A rule sweeps the options of a control that lists none.
    case noOptions(rule: Int)
    /// So many presses waited too long for their control and were dropped.
    case expired(Int)
}
