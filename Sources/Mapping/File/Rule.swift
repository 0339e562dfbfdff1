public import MIDI
public import YAML

/// One rule as the file says it: a source, a target and what is between.
public struct Rule: Hashable, Sendable {
    /// Where the rule starts.
    public var place: Place
    /// What it listens to.
    public var source: RuleSource
    /// Where the source's value is written.
    public var sourcePlace: Place
    /// What it moves.
    public var target: RuleTarget
    /// Where the target's value is written.
    public var targetPlace: Place
    /// The axis that it moves, of a pad.
    public var axis: PadAxis?
    /// The only channel it listens to; nil leaves it to the device's entry.
    public var channel: Channel?
    /// How it makes a value.
    public var settings: RuleSettings
    /// Where `value` is written, if it is.
    public var valuePlace: Place?
    /// Where `light` is written, if it is.
    public var lightPlace: Place?
    /// A name for people.
    public var name: String?
    /// Whether nothing in it is wrong; a rule with mistakes is kept so that its names can still be checked.
    public var isSound = true
}
