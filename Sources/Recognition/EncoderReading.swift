import MIDI

/// The values of a controller, read as the steps of an encoder in one encoding.
struct EncoderReading {
    /// The most steps that one message of an encoder is believed to say.
    private static let mostSteps = 40

    let encoding: RelativeEncoding
    private let trace: Trace
    private let steps: [Int]

    /// The readings of all encodings, the ones that mean the smallest steps first.
    static func all(of trace: Trace) -> [EncoderReading] {
        let readings = RelativeEncoding.allCases.map { EncoderReading(trace, $0) }
        return readings.enumerated().sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }.map(
            \.element)
    }

    private init(_ trace: Trace, _ encoding: RelativeEncoding) {
        self.encoding = encoding
        self.trace = trace
        steps = trace.values.map { encoding.steps(of: UInt8(truncatingIfNeeded: $0)) }
    }

    /// How many steps it would be in all; a turn is slow at first, so the fewest are the likeliest.
    var cost: Int { steps.map { $0 == 0 ? Self.mostSteps : abs($0) }.reduce(0, +) }

    /// Whether an encoder could have sent the values: few steps at a time, and some of them alone.
    var isPossible: Bool {
        if encoding == .binary { return trace.distinct.isSubset(of: [0, 127]) && trace.repeats > 0 }
        let rests = steps.count { $0 == 0 }
        return rests * 10 <= steps.count && steps.allSatisfy { abs($0) <= Self.mostSteps }
            && steps.contains { (1...4 * unit).contains(abs($0)) }
    }

    /// Whether both ways were turned.
    var goesBothWays: Bool { steps.contains { $0 > 0 } && steps.contains { $0 < 0 } }

    /// How many neighbours are as only an encoder has them: the same again, or steps the other way at once.
    ///
    /// A control with ends hardly says a value twice in a row, an encoder that is turned steadily does. About the
    /// middle, a control with ends passes from small steps to the left to small steps to the right like an encoder.
    var signs: Int { trace.repeats + jumps }

    /// Steps the other way at once; what is small on both sides is no control with ends that was thrown.
    private var jumps: Int {
        guard encoding == .twosComplement || encoding == .signMagnitude else { return 0 }
        return zip(steps, steps.dropFirst()).map { before, after in
            guard before.signum() * after.signum() < 0 else { return 0 }
            return abs(before) <= 3 * unit && abs(after) <= 3 * unit ? 2 : 1
        }.reduce(0, +)
    }

    /// Whether it looks like an encoder more than like anything else.
    var isLikely: Bool {
        isPossible && (trace.repeats > 0 || signs > 1) && signs * 4 >= steps.count - 1 && slowSteps * 3 >= steps.count
    }

    /// Whether only an encoder sends such values: both ways, mostly slowly, and the same again and again.
    var isCertain: Bool {
        guard isLikely, goesBothWays, steps.count >= 3, signs >= 2 else { return false }
        switch encoding {
        case .binary: return repeatsBothWays
        case .offset: return repeatsBothWays && !isPassage
        case .twosComplement, .signMagnitude: return true
        }
    }

    /// Whether a step to the right and one to the left were both said twice in a row.
    private var repeatsBothWays: Bool {
        let twice = zip(steps, steps.dropFirst()).filter { $0 == $1 }.map(\.0)
        return twice.contains { $0 > 0 } && twice.contains { $0 < 0 }
    }

    /// Whether a control with ends that says its values twice may just have passed the middle.
    private var isPassage: Bool {
        if trace.distinct.contains(64) { return true }
        let changes = trace.steps.map { ($0.after.value - $0.before.value).signum() }.filter { $0 != 0 }
        return Set(changes).count == 1 && (trace.distinct.count > 2 || trace.samples.count < 6)
    }

    private var slowSteps: Int { steps.count { (1...3 * unit).contains(abs($0)) } }

    /// What one click says: 1, or more where a knob is set to it and says hardly anything else.
    private var unit: Int {
        guard trace.distinct.count <= 4, trace.repeats * 2 >= steps.count - 1 else { return 1 }
        return max(1, steps.filter { $0 != 0 }.map { abs($0) }.min() ?? 1)
    }

    /// What was seen: `1, 2 to the right, 127 to the left`.
    var reason: String {
        let values = trace.distinct
        func steps(_ value: Int) -> Int { encoding.steps(of: UInt8(truncatingIfNeeded: value)) }
        let right = values.filter { steps($0) > 0 }.sorted().map(String.init)
        let left = values.filter { steps($0) < 0 }.sorted(by: >).map(String.init)
        let ways = [("right", right), ("left", left)].filter { !$0.1.isEmpty }
        return ways.map { "\($0.1.joined(separator: ", ")) to the \($0.0)" }.joined(separator: ", ")
    }
}
