/// When in a press a rule acts.
public enum PressMoment: String, Hashable, Sendable, CaseIterable {
    /// When it is pressed.
    case press
    /// When it is let go of.
    case release
    /// When it has been held for a time, while it is still held.
    case long
    /// When it is pressed a second time within a short time.
    case double
}
