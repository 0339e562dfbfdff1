extension RecognizedControl {
    /// What it is, for people: `a fader or knob`.
    public var words: String {
        switch self {
        case .button(_, let button, _, _): "a \(button.words) button"
        case .pad(_, let button, let feelsVelocity):
            switch button {
            case .latching: "a latching key or pad"
            default: feelsVelocity ? "a key or pad that feels how hard it is hit" : "a key or pad"
            }
        case .fader: "a fader or knob"
        case .pair: "a fader or knob of 14 bits"
        case .encoder(_, let encoding): "an endless knob (\(encoding.rawValue))"
        case .parameter(let parameter, let isStepped):
            "\(isStepped ? "an endless knob" : "a fader or knob") that sends \(parameter.isRegistered ? "an RPN" : "an NRPN")"
        case .pitchBend(let isWheel): isWheel ? "a pitch bend wheel" : "a fader that sends pitch bends"
        case .pressure: "the pressure on the keys"
        case .keyPressure: "the pressure on a key"
        case .program: "a program button"
        case .transport: "a transport key"
        }
    }

    /// Its source, for people: `cc 7`, `nrpn 1280`.
    public var sourceWords: String {
        switch self {
        case .button(let number, _, _, _), .fader(let number), .encoder(let number, _): "cc \(number)"
        case .pad(let note, _, _): "note \(note)"
        case .pair(let coarse, let fine, _): "cc \(coarse) and \(fine)"
        case .parameter(let parameter, _): "\(parameter.isRegistered ? "rpn" : "nrpn") \(parameter.number)"
        case .pitchBend: "pitch bend"
        case .pressure: "channel pressure"
        case .keyPressure(let note): "pressure of note \(note)"
        case .program(let number, let bank): "program \(number)" + (bank.map { " of bank \($0)" } ?? "")
        case .transport: ruleText.replacing(":", with: "")
        }
    }
}

extension RecognizedControl.Button {
    fileprivate var words: String {
        switch self {
        case .momentary: "momentary"
        case .latching: "latching"
        case .pressOnly: "press-only"
        }
    }
}

extension Finding {
    /// The control with its source and channel, for people: `a fader or knob, cc 7 on channel 1`.
    public var words: String {
        "\(control.words), \(control.sourceWords)" + (channel.map { " on channel \($0)" } ?? "")
    }
}
