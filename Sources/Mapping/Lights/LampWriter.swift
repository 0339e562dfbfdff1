import MIDI

/// One rule, or one layer, that decides what a lamp shows.
struct LampWriter: Sendable {
    /// What decides.
    enum Subject: Sendable {
        case rule(Int)
        case layer(Int)
    }

    /// What is shown.
    enum Display: Sendable {
        /// On while one of some cells is held, from a value on.
        case held(cells: [Int], threshold: UInt16)
        /// On while the toggle is in this state.
        case state(Bool)
        /// On while this option is chosen.
        case option(Int)
        /// On while some option is chosen; several looks are those of the options.
        case anyOption
        /// On while the control is at this level.
        case level(Double)
        /// On while the level is above 0; several looks are those of equal parts of it.
        case parts
        /// The place at which the hand would say the control's position.
        case place(Shaping)
        /// The position as a part of the way between two positions.
        case travel(from: Double, to: Double)
        /// On while the layer is on.
        case layer

        /// Whether it shows where a control stands.
        var isPosition: Bool {
            switch self {
            case .place, .travel: true
            default: false
            }
        }
    }

    let subject: Subject
    let display: Display
    let on: [LampLook]
    let off: LampLook
    /// What is sent at both ends of a position.
    let range: Light.Travel
    /// Whether the file says it in so many words.
    let isExplicit: Bool
    /// The cells of all inputs of its rule, where layers may take them over; empty where there are none.
    let inputs: [Int]
    /// The cells of the note that is on while a hand touches the fader.
    let touch: [Int]
    let fineFirst: Bool

    /// Whether the hand that moves the input moves what shows it too, as a fader with a motor.
    let isMovedByHand: Bool

    /// Whether it shows where a control stands.
    var isPosition: Bool { display.isPosition }

    /// Whether it shows a state that lasts, and not only that something is held.
    var isLasting: Bool {
        if case .held = display { return false }
        return true
    }

    /// Whether nothing is sent where no rule says what to show: a motor fader stays where it is.
    var keepsPlace: Bool {
        if case .place = display { return true }
        return false
    }

    /// The look for a part of several, from 0.
    func look(_ part: Int) -> LampLook { on[min(max(part, 0), on.count - 1)] }

    /// The look at a part of the way, 0 to 1.
    func look(at share: Double) -> LampLook {
        let (first, last) = (Double(range.first), Double(range.last))
        let value = (first + (last - first) * min(max(share, 0), 1)).rounded()
        return LampLook(value: UInt16(value), channel: on.first?.channel)
    }
}
