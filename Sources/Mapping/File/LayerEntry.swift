public import MIDI
public import YAML

/// One element of `layers`: rules of their own, and the control that turns them on.
public struct LayerEntry: Hashable, Sendable {
    /// What rules call it.
    public var name: String
    /// Where the name is written.
    public var place: Place
    /// How the control turns it on.
    public var mode: LayerMode
    /// The control: a controller or a note.
    public var source: RuleSource
    /// The only channel of the control.
    public var channel: Channel?
    /// From which value on the control is pressed.
    public var threshold: UInt16?
    /// The name or `match` of the only device whose control it is.
    public var device: String?
    /// Where the device is written, if it is.
    public var devicePlace: Place?
    /// `light` of the control: none for an empty list, the usual one for nil.
    public var lights: [Light]?
}
