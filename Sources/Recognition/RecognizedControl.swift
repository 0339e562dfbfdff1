public import MIDI

/// A control of a surface, as its messages show it.
public enum RecognizedControl: Hashable, Sendable {
    /// How a button answers to being pressed.
    public enum Button: String, Hashable, Sendable {
        /// It says when it is pressed and when it is released.
        case momentary
        /// It says on at one press, and off at the next.
        case latching
        /// It speaks only when it is pressed.
        case pressOnly = "press only"
    }

    /// A button that sends a controller, 0 to 127; `levels` are the least and the greatest value of a press, and `rest`
    /// is that of a release, which is below.
    case button(controller: UInt8, Button, levels: ClosedRange<UInt8>, rest: UInt8 = 0)
    /// A key or pad that sends a note, 0 to 127.
    case pad(note: UInt8, Button, feelsVelocity: Bool)
    /// A fader or knob with ends.
    case fader(controller: UInt8)
    /// A fader or knob of 14 bits in two controllers.
    case pair(coarse: UInt8, fine: UInt8, PairOrder)
    /// A knob without ends.
    case encoder(controller: UInt8, RelativeEncoding)
    /// A knob or fader with a parameter's number, which says values or steps.
    case parameter(Parameter, isStepped: Bool)
    /// A fader that sends pitch bends, or a wheel that goes back to the middle.
    case pitchBend(isWheel: Bool)
    /// Pressure of the whole channel.
    case pressure
    /// Pressure of one key.
    case keyPressure(note: UInt8)
    /// A button that sends a program change, with the bank that it selects before.
    case program(UInt8, bank: UInt16?)
    /// A key of a sequencer or tape machine: its message is start, stop or continue.
    case transport(Message)

    /// The source of a rule for it, in the words of a mapping file: `cc: 20, encoder: twos_complement`.
    public var ruleText: String {
        switch self {
        case .button(let number, _, _, _), .fader(let number): "cc: \(number)"
        case .pad(let note, _, _): "note: \(note)"
        case .pair(let coarse, let fine, let order): "cc: [\(coarse), \(fine)], order: \(order.rawValue)"
        case .encoder(let number, let encoding): "cc: \(number), encoder: \(encoding.rawValue)"
        case .parameter(let parameter, _): "\(parameter.isRegistered ? "rpn" : "nrpn"): \(parameter.number)"
        case .pitchBend: "pitch_bend: any"
        case .pressure: "pressure: any"
        case .keyPressure(let note): "key_pressure: \(note)"
        case .program(let number, let bank): "\(bank.map { "bank: \($0), " } ?? "")program: \(number)"
        case .transport(let message): "transport: \(Self.word(of: message))"
        }
    }

    /// Whether it goes up and down; all others are only pressed.
    public var isContinuous: Bool {
        switch self {
        case .fader, .pair, .encoder, .parameter, .pitchBend, .pressure, .keyPressure: true
        case .button, .pad, .program, .transport: false
        }
    }

    private static func word(of message: Message) -> String {
        switch message {
        case .stop: "stop"
        case .continue: "continue"
        default: "start"
        }
    }
}
