import MIDI

/// All that one input has said, in order.
struct Trace {
    /// What an input is known by.
    struct Input: Hashable {
        enum Kind: Hashable {
            case controlChange, note, pitchBend, pressure, keyPressure, program
        }

        let kind: Kind
        let channel: Channel
        let number: UInt8
    }

    /// One value and when it came.
    struct Sample {
        /// 0 to 127, or to 16383 of a pitch bend; of a note the velocity, 0 for its release.
        let value: Int
        let time: ContinuousClock.Instant
        /// The place among all messages.
        let position: Int
    }

    let input: Input
    var samples: [Sample] = []

    var values: [Int] { samples.map(\.value) }
    var distinct: Set<Int> { Set(values) }

    /// The times between neighbours.
    var gaps: [Duration] { zip(samples.dropFirst(), samples).map { $0.time - $1.time } }

    /// How many values are the same as the one before.
    var repeats: Int { zip(samples.dropFirst(), samples).count { $0.value == $1.value } }

    /// How far it went in all, in 128ths of its way.
    var travel: Int {
        let steps = zip(samples.dropFirst(), samples).map { abs($0.value - $1.value) }.reduce(0, +)
        return input.kind == .pitchBend ? steps / 128 : steps
    }

    /// How much happened: a control that is moved outdoes neighbours that tremble.
    var activity: Int { samples.count + travel / 4 }

    /// Whether everything that another one said lies between this one's first and last message.
    func encloses(_ other: Trace) -> Bool {
        guard let first = samples.first, let last = samples.last, let otherFirst = other.samples.first,
            let otherLast = other.samples.last
        else { return false }
        return first.position < otherFirst.position
            && (last.value > 0 || otherLast.position < last.position)
    }

    /// Whether it only goes between rest and one or some other values, as what is pressed or touched.
    var isPressed: Bool {
        guard input.kind != .note else { return true }
        let others = distinct.subtracting([0])
        return input.kind == .controlChange && others.count == 1 && samples.count <= 2
    }
}

extension Trace.Input {
    /// The input of a message with what it said; nil for what no control is.
    static func of(_ message: Message) -> (input: Trace.Input, value: Int)? {
        switch message {
        case .controlChange(let channel, let number, let value):
            (Trace.Input(kind: .controlChange, channel: channel, number: number), Int(value))
        case .noteOn(let channel, let note, let velocity):
            (Trace.Input(kind: .note, channel: channel, number: note), Int(velocity))
        case .noteOff(let channel, let note, _): (Trace.Input(kind: .note, channel: channel, number: note), 0)
        case .pitchBend(let channel, let value):
            (Trace.Input(kind: .pitchBend, channel: channel, number: 0), Int(value))
        case .channelPressure(let channel, let pressure):
            (Trace.Input(kind: .pressure, channel: channel, number: 0), Int(pressure))
        case .keyPressure(let channel, let note, let pressure):
            (Trace.Input(kind: .keyPressure, channel: channel, number: note), Int(pressure))
        case .programChange(let channel, let program):
            (Trace.Input(kind: .program, channel: channel, number: 0), Int(program))
        default: nil
        }
    }
}
