import MIDI

extension Trace {
    /// The most steps that one message of an encoder is believed to say.
    private static let mostSteps = 24
    /// Messages of an encoder that turns come faster than presses of a button.
    private static let turningGap = Duration.milliseconds(180)

    /// The encoder that the values of a controller show; nil when they show none.
    ///
    /// A control with ends hardly says a value twice in a row, an encoder that is turned steadily does; and only an
    /// encoder jumps between small steps to the right and small steps to the left.
    var encoder: Finding? {
        guard samples.count >= 2, isRepeating || jumps, isTurning else { return nil }
        let fitting = RelativeEncoding.allCases.filter { fits($0) }
        guard let best = fitting.first else { return nil }
        let finding = found(.encoder(controller: input.number, best), reason(best))
        if fitting.count == 1, hasBothWays(best) { return finding }
        return finding.unsure("turn it the other way, slowly")
    }

    private var isRepeating: Bool { repeats * 3 >= samples.count - 1 && repeats > 0 }

    /// Whether it goes from steps one way to steps the other way at once.
    private var jumps: Bool {
        RelativeEncoding.allCases.contains { encoding in
            guard encoding != .binary, fits(encoding), samples.count >= 3 else { return false }
            // About the middle, a control with ends goes the same way: only what repeats is an encoder there.
            guard encoding != .offset else { return false }
            return zip(samples.dropFirst(), samples).contains {
                (encoding.steps(of: UInt8($0.value)) > 0) != (encoding.steps(of: UInt8($1.value)) > 0)
            }
        }
    }

    /// Whether the values that repeat come as fast as of something that is turned.
    private var isTurning: Bool {
        guard distinct.subtracting([0]).count <= 1, distinct.isSubset(of: [0, 127, 1]) else { return true }
        let equal = zip(samples.dropFirst(), samples).filter { $0.value == $1.value }.map { $0.time - $1.time }
        guard let shortest = equal.min() else { return false }
        return shortest < Self.turningGap
    }

    private func fits(_ encoding: RelativeEncoding) -> Bool {
        if encoding == .binary { return distinct.isSubset(of: [0, 127]) }
        return distinct.allSatisfy { value in
            let steps = abs(encoding.steps(of: UInt8(value)))
            return steps > 0 && steps <= Self.mostSteps
        }
    }

    private func hasBothWays(_ encoding: RelativeEncoding) -> Bool {
        let steps = distinct.map { encoding.steps(of: UInt8($0)) }
        return steps.contains { $0 > 0 } && steps.contains { $0 < 0 }
    }

    private func reason(_ encoding: RelativeEncoding) -> String {
        let right = distinct.filter { encoding.steps(of: UInt8($0)) > 0 }.sorted().map(String.init)
        let left = distinct.filter { encoding.steps(of: UInt8($0)) < 0 }.sorted(by: >).map(String.init)
        let ways = [("right", right), ("left", left)].filter { !$0.1.isEmpty }
        return ways.map { "\($0.1.joined(separator: ", ")) to the \($0.0)" }.joined(separator: ", ")
    }
}
