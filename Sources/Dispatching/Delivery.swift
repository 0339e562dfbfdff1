/// Which values of a control matter.
public enum Delivery: Sendable, Equatable {
    /// Only the newest: a state such as a slider, a toggle or an XY pad.
    case latest
    /// Each one: a press, a vote, a text.
    case every
}
