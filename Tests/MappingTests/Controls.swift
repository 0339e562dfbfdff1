import MIDI

/// Some controls of a surface that speak alike.
struct Controls: Sendable {
    /// The kinds of message that controls send.
    enum Kind {
        case cc, note, program, bend
    }

    /// What the ready mapping makes of a control.
    enum Answer: Equatable {
        /// A slider that goes from end to end; the top is the greatest value of the control, if it is not the usual one.
        case level(top: UInt16?)
        /// A button.
        case press
        /// A toggle that each press turns.
        case flip
        /// A toggle that is on while held.
        case hold
        /// The options of one choice, in the order of the numbers.
        case option
        /// A slider that an endless encoder turns.
        case turn
        /// The position from side to side of a pad, and up and down.
        case across, up

        static let level = Answer.level(top: nil)
    }

    /// The label that each control has in the mapping, its number and its channel.
    private let entries: [(label: String, number: UInt8, channel: Int)]
    private let kind: Kind
    private let answer: Answer

    /// Controls with labels of their own.
    init(_ labels: [String], _ kind: Kind, _ numbers: some Sequence<Int>, channel: Int = 1, _ answer: Answer) {
        entries = zip(labels, numbers).map { ($0, UInt8($1), channel) }
        (self.kind, self.answer) = (kind, answer)
    }

    /// Controls with one name and numbers behind it, or with one name when they are the options of one choice.
    init(
        _ name: String, from first: Int = 1, _ kind: Kind, _ numbers: some Sequence<Int>, channel: Int = 1,
        _ answer: Answer
    ) {
        entries = numbers.enumerated().map { place, number in
            (answer == .option ? name : "\(name) \(first + place)", UInt8(number), channel)
        }
        (self.kind, self.answer) = (kind, answer)
    }

    /// Controls that differ in their channels only.
    init(_ name: String, _ kind: Kind, _ number: Int = 0, channels: some Sequence<Int>, _ answer: Answer) {
        entries = channels.enumerated().map { ("\(name) \($0 + 1)", UInt8(number), $1) }
        (self.kind, self.answer) = (kind, answer)
    }

    /// The only control of a channel that has no number.
    init(_ label: String, _ kind: Kind, onlyOn channel: Int, _ answer: Answer) {
        entries = [(label, 0, channel)]
        (self.kind, self.answer) = (kind, answer)
    }

    /// The labels in the mapping.
    var labels: [String] { entries.map(\.label) }

    /// Each thing that hands do with the controls, and what must come of it.
    var gestures: [Gesture] {
        entries.enumerated().flatMap { place, entry in
            steps(option: place).map { value, action in
                Gesture(
                    message: message(entry.number, value, channel: entry.channel),
                    expected: action.map { ["\(entry.label) \($0)"] } ?? [])
            }
        }
    }

    /// The values that a control sends and what the ready mapping makes of each; nil is nothing.
    private func steps(option: Int) -> [(value: UInt16, action: String?)] {
        let top: UInt16 = kind == .bend ? 16383 : 127
        return switch answer {
        case .level(let highest): [(highest ?? top, "1.0"), (0, "0.0")]
        case .press: [(127, "press"), (0, nil), (1, kind == .cc ? nil : "press"), (0, nil)]
        case .flip: [(127, "on"), (0, nil), (127, "off"), (0, nil)]
        case .hold: [(127, "on"), (0, "off")]
        case .option: [(127, "option \(option)"), (0, nil)]
        case .turn: [(1, "0.01"), (3, "0.04"), (65, "0.03"), (67, "0.0")]
        case .across: [(127, "1.0,0.0"), (0, "0.0,0.0")]
        case .up: [(127, "0.0,1.0"), (0, "0.0,0.0")]
        }
    }

    /// What a control sends; a program change has no release.
    private func message(_ number: UInt8, _ value: UInt16, channel: Int) -> Message? {
        switch kind {
        case .cc: cc(number, UInt8(value), channel: channel)
        case .note: value > 0 ? on(number, UInt8(value), channel: channel) : off(number, 64, channel: channel)
        case .program: value > 0 ? program(number, channel: channel) : nil
        case .bend: .pitchBend(channel: Channel(statusByte: UInt8(channel - 1)), value: value)
        }
    }
}
