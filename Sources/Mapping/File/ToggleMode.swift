/// What a press does to a toggle.
public enum ToggleMode: String, Hashable, Sendable, CaseIterable {
    /// Each press turns it to the other state.
    case flip
    /// It is on while the key or button is held.
    case follow
    /// Each press turns it on.
    case on
    /// Each press turns it off.
    case off
}
