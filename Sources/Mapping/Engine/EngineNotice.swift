/// Something that a person should be told.
public enum EngineNotice: Hashable, Sendable {
    /// A rule's value names no option of its control; the same of this rule is only counted from now on.
    case noSuchOption(rule: Int, option: Int)
    /// A rule sweeps the options of a control that lists none.
    case noOptions(rule: Int)
    /// A press waited too long for its control and was dropped.
    case expired(KeptDemand)
    /// A press made room for a newer one, because too many waited for their controls.
    case displaced(KeptDemand)
    /// A surface sends back what it is sent, again and again; nothing is sent to it for a while.
    case feedbackLoop(PortID, pause: Duration)
}
