/// What a message does to a layer that it is the control of.
public struct LayerSwitch: Hashable, Sendable {
    /// The layer's name.
    public let name: String
    /// Whether the layer is on now.
    public let isOn: Bool
    /// Whether the message has turned it on or off.
    public let isChange: Bool

    /// What happens to the layer, in one plain sentence.
    public var text: String {
        switch (isChange, isOn) {
        case (true, true): "turns layer \(name) on"
        case (true, false): "turns layer \(name) off"
        case (false, true): "layer \(name) stays on"
        case (false, false): "layer \(name) stays off"
        }
    }
}
