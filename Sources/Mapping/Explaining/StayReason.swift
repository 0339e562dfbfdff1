/// Why a rule does nothing with a message.
public enum StayReason: Hashable, Sendable {
    /// Its layer, by its name, is off.
    case layerOff(String)
    /// Rules of a layer that is on, by its name, have taken its input over.
    case covered(by: String)
    /// The fader has not taken its control over; nil when no way leads there.
    case takeover(TakeoverWait?)
    /// The move is smaller than the dead-band.
    case deadband
    /// The value lies below the threshold from which on the input is pressed.
    case belowThreshold(UInt16)
    /// The input is pressed already, and has to go below this threshold first.
    case pressedAlready(UInt16)
    /// The rule acts on the press, and this is the release.
    case isRelease
    /// This is the release of a press that did not count.
    case pressDidNotCount
    /// The press was let go of before it was held for so long.
    case tooShort(Duration)
    /// The velocity lies outside those that count.
    case velocity(UInt16, outside: ClosedRange<UInt16>)
    /// The press is the second one of two, which another rule means.
    case secondOfDouble
    /// The control has no option with this number.
    case noOption(Int)
    /// The control lists no options, so that none can be chosen by position.
    case noOptions
    /// The encoder's value means no step.
    case noStep
    /// Steps press nothing.
    case stepsPressNothing
    /// The message is the echo of what was sent to the surface.
    case echo
    /// The rule in an earlier line does the same with this input.
    case repeats(line: Int)

    /// The reason's name for programs.
    public var id: String {
        switch self {
        case .layerOff: "layer_off"
        case .covered: "covered"
        case .takeover: "takeover"
        case .deadband: "deadband"
        case .belowThreshold: "below_threshold"
        case .pressedAlready: "pressed_already"
        case .isRelease: "release"
        case .pressDidNotCount: "press_did_not_count"
        case .tooShort: "too_short"
        case .velocity: "velocity"
        case .secondOfDouble: "second_of_double"
        case .noOption: "no_option"
        case .noOptions: "no_options"
        case .noStep: "no_step"
        case .stepsPressNothing: "steps_press_nothing"
        case .echo: "echo"
        case .repeats: "repeats"
        }
    }

    /// The reason in one plain sentence.
    public var text: String {
        switch self {
        case .layerOff(let layer): "layer \(layer) is not active"
        case .covered(let layer): "layer \(layer) is active and takes this input"
        case .takeover(let wait?): "take-over: \(wait)"
        case .takeover(nil): "take-over: its control stands where this cannot reach it"
        case .deadband: "held back by the dead-band"
        case .belowThreshold(let threshold): "below the threshold of \(threshold)"
        case .pressedAlready(let threshold): "pressed already: it has to go below \(threshold) first"
        case .isRelease: "acts on the press, and this is the release"
        case .pressDidNotCount: "the press did not count, so its release does not"
        case .tooShort(let time): "let go of before \(time.shortText)"
        case .velocity(let velocity, let range):
            "velocity \(velocity) is outside \(range.lowerBound) to \(range.upperBound)"
        case .secondOfDouble: "a second press in a row, which another rule means"
        case .noOption(let option): "no option \(option)"
        case .noOptions: "the control lists no options to choose from by position"
        case .noStep: "the encoder's value means no step"
        case .stepsPressNothing: "steps up and down do not press anything"
        case .echo: "held back as the echo of its own light"
        case .repeats(let line): "line \(line) does the same already"
        }
    }
}
