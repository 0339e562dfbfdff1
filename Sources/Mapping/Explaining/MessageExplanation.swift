/// What a mapping makes of one message.
public struct MessageExplanation: Hashable, Sendable {
    /// What each rule makes of it that listens to its input, in the order of the file.
    public let rules: [Explanation]
    /// What it does to the layers that it is the control of.
    public let layers: [LayerSwitch]
    /// Why there are neither rules nor layers; nil when there are some.
    public let silence: Silence?
    /// What earlier messages lead to only now: a press that has become long, a half that stayed alone, a control that
    /// is there again.
    public let late: [Explanation]

    /// Whether there is nothing to tell.
    public var isEmpty: Bool { rules.isEmpty && layers.isEmpty && silence == nil && late.isEmpty }
}
