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
    /// The place of the first message that answers a question; nil when none was put.
    var question: Int?

    var values: [Int] { samples.map(\.value) }
    var distinct: Set<Int> { Set(values) }

    /// The values that follow each other.
    var steps: [(before: Sample, after: Sample)] {
        zip(samples, samples.dropFirst()).map { (before: $0, after: $1) }
    }

    /// From the least to the greatest value.
    var range: Int { (values.max() ?? 0) - (values.min() ?? 0) }

    /// How many values are the same as the one before.
    var repeats: Int { steps.count { $0.before.value == $0.after.value } }

    /// How far it went in all, in 128ths of its way.
    var travel: Int {
        let way = steps.map { abs($0.after.value - $0.before.value) }.reduce(0, +)
        return input.kind == .pitchBend ? way / 128 : way
    }

    /// What was said since the question was put.
    var answer: [Sample] { question.map { first in samples.filter { $0.position >= first } } ?? [] }

    // MARK: - How much happened

    /// How much happened: a control that is moved outdoes neighbours that tremble, however long they do.
    var activity: Int {
        isTrembling ? min(samples.count, 2) : movement + (isStruck ? 16 : 0)
    }

    /// How far and how often it moved.
    var movement: Int { samples.count + travel / 4 }

    /// Whether it is struck rather than moved, so that one message says as much as many of a fader.
    private var isStruck: Bool {
        switch input.kind {
        case .note, .program: true
        case .controlChange:
            distinct.isSubset(of: [0, 127]) || distinct == [0, 1] && samples.count <= 12 && repeats == 0
        case .pitchBend, .pressure, .keyPressure: false
        }
    }

    /// Whether it does no more than a worn potentiometer that nobody touches.
    private var isTrembling: Bool {
        switch input.kind {
        case .controlChange:
            if isStruck || saysSmallSteps { return false }
            return range == 0 ? samples.count > 4 : range <= 2
        case .pitchBend: return range <= 64 && samples.count > 1
        case .pressure, .keyPressure: return range <= 2 && samples.count > 1
        case .note, .program: return false
        }
    }

    /// Whether it repeats what an encoder says when it is turned slowly.
    private var saysSmallSteps: Bool {
        (repeats > 0 || samples.count < 3) && saysOnlySteps
    }

    /// Whether it says nothing but what an encoder says when it is turned slowly.
    var saysOnlySteps: Bool {
        input.kind == .controlChange && distinct.isSubset(of: [1, 2, 3, 125, 126, 127, 61, 62, 63, 65, 66, 67])
    }

    // MARK: - Beside others

    /// Whether another controller moves with it, value by value, as the two directions of a surface do.
    func isAlongside(_ other: Trace) -> Bool {
        guard input.kind == .controlChange, other.input.kind == .controlChange, other.samples.count >= 5,
            other.activity > 2, other.range > 2, other.samples.count * 3 >= samples.count
        else { return false }
        if input == other.input { return true }
        let places = Set(samples.map(\.position))
        return other.samples.count { places.contains($0.position - 1) || places.contains($0.position + 1) } * 2
            >= other.samples.count
    }

    /// Whether nearly all that another one said lies between this one's first and last message.
    ///
    /// A fader may still settle when it is let go of.
    func encloses(_ other: Trace) -> Bool {
        guard let first = samples.first, let last = samples.last, let otherFirst = other.samples.first,
            first.position < otherFirst.position
        else { return false }
        let inside = last.value > 0 ? other.samples.count : other.samples.count { $0.position < last.position }
        return inside * 3 >= other.samples.count * 2
    }

    /// Whether it says no more than that something is touched: all, then nothing.
    var mayBeTouch: Bool {
        switch input.kind {
        case .note, .controlChange:
            values.first == 127 && distinct.isSubset(of: [0, 127])
                && steps.allSatisfy { $0.before.value != $0.after.value }
        case .pitchBend, .pressure, .keyPressure, .program: false
        }
    }

    /// Whether it tells of the touch of the control that another one shows moving.
    func isTouch(of other: Trace) -> Bool {
        guard mayBeTouch, other.input != input, encloses(other), !other.mayBeTouch else { return false }
        switch other.input.kind {
        case .pitchBend: return true
        case .controlChange: return other.activity > 2 && other.samples.count > samples.count
        default: return false
        }
    }
}

extension Trace.Input {
    /// The input of a message with what it said; nil for what no control is.
    static func of(_ message: Message) -> (input: Trace.Input, value: Int)? {
        switch message {
        case .controlChange(let channel, let number, let value):
            // "All notes off" and its like come from keyboards at all times.
            number >= 120 && value == 0
                ? nil : (Trace.Input(kind: .controlChange, channel: channel, number: number), Int(value))
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

    /// Whether both may be parts of one control: halves of a value, or what belongs to parameters.
    func isRelated(to other: Trace.Input) -> Bool {
        if self == other { return true }
        guard channel == other.channel else { return false }
        guard kind == .controlChange, other.kind == .controlChange else { return false }
        return abs(Int(number) - Int(other.number)) == 32 || isOfParameters && other.isOfParameters
    }

    /// Whether it selects a parameter, or is data for one.
    var isOfParameters: Bool {
        kind == .controlChange && (number == 6 || number == 38 || (96...101).contains(number))
    }

    /// The input in the words of a mapping file.
    var words: String {
        switch kind {
        case .controlChange: "cc \(number)"
        case .note: "note \(number)"
        case .pitchBend: "pitch_bend"
        case .pressure: "pressure"
        case .keyPressure: "key_pressure \(number)"
        case .program: "program"
        }
    }
}
