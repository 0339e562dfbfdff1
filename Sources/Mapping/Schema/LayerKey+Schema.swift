extension LayerKey: SchemaKey {
    var summary: String {
        switch self {
        case .cc: "The controller that turns it on, 0 to 127."
        case .note: "The key or pad that turns it on."
        case .mode: "On while held, by each press or one of all radio layers. Left out: momentary."
        case .channel: "Only on this channel, 1 to 16. Left out: every channel."
        case .threshold: "From which value on it is pressed. Left out: 64 for cc, 1 for note."
        case .device: "The name or the match of the only device whose control it is. Left out: every device."
        case .light: "What is lit while the layer is on. Left out: the control's own lamp."
        }
    }

    var schema: SchemaNode {
        switch self {
        case .cc: .integer(0...127)
        case .note: .reference("note")
        case .mode: .words(LayerMode.self)
        case .channel: .integer(1...16)
        case .threshold: .integer(1...127)
        case .device: .reference("text")
        case .light: ["allOf": [.reference("light"), .lampsOnly, .withoutLists]]
        }
    }
}
