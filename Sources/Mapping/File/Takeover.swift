/// How a fader or knob takes a slider over that stands elsewhere.
public enum Takeover: String, Hashable, Sendable, CaseIterable {
    /// The slider goes to where the fader is at once.
    case jump
    /// The slider stays until the fader comes near to it, or passes it.
    case pickup
    /// The slider goes on from where it is, so that both reach the end together.
    case scale
}
