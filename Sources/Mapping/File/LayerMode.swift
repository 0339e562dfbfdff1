/// How the control of a layer turns it on.
public enum LayerMode: String, Hashable, Sendable, CaseIterable {
    /// The layer is on while the control is held.
    case momentary
    /// Each press turns the layer on or off.
    case latched
    /// A press turns the layer on, and the other radio layers off. The first one is on at first.
    case radio
}
