/// What the engine has done since it began.
public struct EngineCounts: Hashable, Sendable {
    /// Inputs that were looked up: messages, or several that belong together.
    public var messages = 0
    /// Inputs that some rule listens to.
    public var matched = 0
    /// Actions that were put out.
    public var actions = 0
    /// Values that named no option of their control.
    public var withoutOption = 0
    /// Demands that found their control absent and were kept.
    public var kept = 0
    /// Kept states whose place a newer one took.
    public var merged = 0
    /// Presses that waited too long for their control.
    public var expired = 0
    /// Presses that made room for newer ones, because too many waited for their controls.
    public var displaced = 0

    /// Messages that were echoes of what was sent to a surface.
    public var echoes = 0

    /// Nothing done yet.
    public init() {}
}
