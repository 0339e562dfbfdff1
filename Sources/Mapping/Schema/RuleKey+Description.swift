extension RuleKey {
    /// What the key says, for people who write a rule.
    var summary: String {
        switch self {
        case .cc: "Source: a control change, 0 to 127, or two for 14 bits, the most significant half first."
        case .note: "Source: one key or pad, by number, 0 to 127, or by name; C4 is 60."
        case .notes: "Source: several keys or pads in the order of their options, such as 36-39 or [36, C2, 40-42]."
        case .program: "Source: a program change, 0 to 127, or `any`, of which program n picks option n."
        case .nrpn: "Source: a parameter that is not registered, 0 to 16382, or its two halves."
        case .rpn: "Source: a registered parameter, 0 to 16382, or its two halves."
        case .pitchBend: "Source: the pitch bend of the channel, 0 to 16383: `any`."
        case .pressure: "Source: the pressure of the whole channel: `any`."
        case .keyPressure: "Source: the pressure on one key, by number or name, or on `any`."
        case .transport: "Source: a message of the transport."
        case .x: "The source of an XY pad from side to side, with its settings, such as {cc: 12}."
        case .y: "The source of an XY pad up and down, with its settings, such as {cc: 13}."
        case .button: "Target: a button, by label, local id or address; it is pressed when the source is."
        case .slider: "Target: a slider, by label, local id or address; a level from 0 to 1."
        case .toggle: "Target: a toggle, by label, local id or address; on or off."
        case .index: "Target: a choice, by label, local id or address; its options count from 0."
        case .string: "Target: a text, by label, local id or address; `value` is what a press sends."
        case .xyPad: "Target: an XY pad, by label, local id or address; `x` and `y` are its sources."
        case .channel, .bank, .order, .input, .range, .invert, .value, .mode, .threshold: settingSummary
        case .curve, .steps, .deadband, .deadzone, .encoder, .step, .acceleration, .wrap, .start: settingSummary
        case .layer, .takeover, .when, .hold, .velocity, .debounce, .light, .delivery, .rate, .expire, .name:
            settingSummary
        }
    }

    private var settingSummary: String {
        switch self {
        case .channel: "Only messages on this channel, 1 to 16. Left out: the device's channel, or every channel."
        case .bank: "Only programs of this bank, 0 to 16383, or its halves such as [0, 1]. Left out: every bank."
        case .order: "In which order the halves of 14 bits always come. Left out: either order."
        case .input: "The values that the hardware really reaches. Left out: [0, 127], or [0, 16383] for 14 bits."
        case .range: "The levels at the two ends of the travel, 0 to 1; they may fall. Left out: [0, 1]."
        case .invert: "Whether the travel is turned round. Left out: false."
        case .value: "What a press sends: a level, an option's number, true or false, or a text."
        case .mode: "What a press does to the toggle. Left out: flip."
        case .threshold: "From which value on it is pressed. Left out: 64, 8192 for 14 bits, 1 for notes."
        case .curve: "How the level grows with the travel: a name, or points of travel and level. Left out: linear."
        case .steps: "So many levels at equal distances, 2 to 16384. Left out: any level."
        case .deadband: "Smaller moves than this part of the travel do not count: 0.01 or 1/127. Left out: 0."
        case .deadzone: "So many values to either side of the middle are the middle, 1 to 8190. Left out: none."
        case .encoder: "How an endless knob says its steps. Left out: the value is a position."
        case .step: "What one step moves, a part of the whole: 0.01 or 1/127. Left out: 0.01."
        case .acceleration: "How many times more fast steps count, 1 to 100. Left out: 1."
        case .wrap: "Whether the two ends are joined. Left out: false."
        case .start: "Where it stands before anything was sent to its control, 0 to 1. Left out: 0."
        case .takeover: "How a fader takes over a control that stands elsewhere. Left out: jump."
        case .when: "The moment of a press that counts. Left out: press."
        case .hold: "How long a long press is held, 50ms to 60s. Left out: 600ms."
        case .velocity: "Only hits from the first to the second of these velocities, 1 to 127. Left out: all."
        case .debounce: "For so long after a change its bouncing does not count, 1ms to 1s. Left out: none."
        case .layer: "Only while this layer is on, by its name under `layers`. Left out: always."
        case .light:
            "What shows its state: none, the value of a lamp that is on, a light or several. Left out: its own lamp or position."
        case .delivery: "Whether only the newest value matters or each one counts. Left out: as the target needs."
        case .rate: "The most updates a second of this rule's control, 0.1 to 1000. Left out: per_control."
        case .expire: "How long an action that counts may wait, 50ms to 60s, before it is dropped. Left out: 2s."
        case .name: "What messages call the rule."
        default: ""
        }
    }
}
