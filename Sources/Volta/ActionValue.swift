/// What an action says to a control: the kind of the control and its new value.
public enum ActionValue: Hashable, Sendable {
    /// One press; every press counts.
    case button
    /// A continuous state, 0 to 1.
    case slider(Double)
    /// On or off.
    case toggle(Bool)
    /// The option with this number, 0 or above.
    case index(Int)
    /// A text.
    case string(String)
    /// A point, each coordinate 0 to 1.
    case xyPad(x: Double, y: Double)
}
