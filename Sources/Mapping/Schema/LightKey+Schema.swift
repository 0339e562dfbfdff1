extension LightKey: SchemaKey {
    var summary: String {
        switch self {
        case .on:
            "The value while it is on, 0 to 127, with its channel where needed; or one for each option, note or part of a level. Left out: 127, or the position."
        case .off: "The value while it is off, likewise. Left out: 0."
        case .note: "The lamp of a note, by number or name. Left out: the rule's own."
        case .cc: "The lamp, ring or fader of a controller, or of two for 14 bits. Left out: the rule's own."
        case .pitchBend: "The motor fader of the channel: `any`. Left out: the rule's own."
        case .channel: "The channel, 1 to 16. Left out: the rule's or the device's, or 1."
        case .range: "The values at the two ends of a position. Left out: [0, 127], or [0, 16383] for 14 bits."
        case .touch: "The note that is on while a hand touches the motor fader. Left out: none."
        }
    }

    var schema: SchemaNode {
        switch self {
        case .on:
            .anyOf([
                .reference("look"),
                ["type": "array", "items": .reference("look"), "minItems": 1, "maxItems": 128],
            ])
        case .off: .reference("look")
        case .note, .touch: .reference("note")
        case .cc: .controller
        case .pitchBend: ["enum": ["any", true]]
        case .channel: .integer(1...16)
        case .range: .ends(.integer(0...16383))
        }
    }
}

extension LookKey: SchemaKey {
    var summary: String {
        switch self {
        case .value: "The velocity or the value, 0 to 127: how bright, or which colour."
        case .channel: "The channel, 1 to 16, where the surface takes blinking or brightness from it."
        }
    }

    var schema: SchemaNode {
        switch self {
        case .value: .integer(0...127)
        case .channel: .integer(1...16)
        }
    }
}
