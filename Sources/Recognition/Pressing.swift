import MIDI

/// What presses and releases say of a button.
struct Pressing {
    /// A tap is shorter: nobody presses a button twice within it.
    private static let tap = Duration.milliseconds(220)
    /// Presses of a button that latches, one after the other, are further apart.
    private static let press = Duration.milliseconds(350)
    /// Presses that are clearly no steps of a knob that is turned.
    private static let slow = Duration.milliseconds(400)

    /// How it answers to being pressed, as far as it can be said.
    let button: RecognizedControl.Button
    let reason: String
    /// What to ask when that is not certain.
    let ask: String?
    /// Whether the values are those of a button at all.
    let isPattern: Bool
    /// Whether it has been let go of.
    let hasRelease: Bool

    private static let pressThrice = "press it three times, and let go at once each time"

    init(_ trace: Trace) {
        let samples = trace.samples
        hasRelease = trace.distinct.contains(0)
        isPattern = Self.isPattern(trace)
        (button, reason, ask) = hasRelease ? Self.released(trace) : Self.pressOnly(trace, samples.first?.value ?? 0)
    }

    // MARK: - Patterns

    /// Whether each value is followed by a release, or all are the same and come as presses do.
    private static func isPattern(_ trace: Trace) -> Bool {
        guard trace.input.kind != .note else { return true }
        let levels = trace.distinct.subtracting([0])
        guard trace.samples.count > 1 else { return levels.isEmpty || levels == [127] }
        if !trace.distinct.contains(0) {
            return levels.count == 1 && trace.steps.allSatisfy { $0.after.time - $0.before.time >= tap }
        }
        let alternates = trace.steps.allSatisfy { ($0.before.value == 0) != ($0.after.value == 0) }
        if alternates { return levels.count == 1 || trace.samples.count > 2 }
        return isHeldRepeating(trace)
    }

    /// Whether it says again and again that it is held, and once that it is let go of.
    private static func isHeldRepeating(_ trace: Trace) -> Bool {
        let levels = trace.distinct.subtracting([0])
        let runs = trace.values.split(separator: 0, omittingEmptySubsequences: false)
        return levels.count == 1 && trace.values.last == 0 && runs.count >= 3
            && runs.dropLast().allSatisfy { $0.count >= 3 }
    }

    // MARK: - With releases

    private static func released(_ trace: Trace) -> (RecognizedControl.Button, String, String?) {
        let holds = trace.times { $0 > 0 && $1 == 0 }
        guard let shortest = holds.min(), let longest = holds.max() else {
            return (.momentary, "only a release came", pressThrice)
        }
        let presses = trace.distinct.subtracting([0])
        if shortest <= tap || isHeldRepeating(trace) {
            // A fader that is thrown down ends like this, too.
            let isClear = trace.input.kind == .note || presses == [127] || holds.count > 1
            return (.momentary, "it sends a release when it is let go", isClear ? nil : "press it once more")
        }
        let answer = trace.answer
        let gaps = zip(answer.dropFirst(), answer).map { $0.time - $1.time }
        let apart = "on and off come \(longest.inMilliseconds) ms apart"
        if answer.count >= 3, gaps.allSatisfy({ $0 > press }) {
            return (.latching, "\(apart), each at a press of its own, as of a button that latches", nil)
        }
        return (shortest > .milliseconds(500) ? .latching : .momentary, apart, pressThrice)
    }

    // MARK: - Without releases

    private static func pressOnly(_ trace: Trace, _ value: Int) -> (RecognizedControl.Button, String, String?) {
        guard trace.samples.count > 1 else {
            return (.pressOnly, "it sent \(value) and no release yet", "press it once more and let go at once")
        }
        let reason = "each press sends \(value) and no release follows"
        if trace.input.kind == .note { return (.pressOnly, reason, nil) }
        let gaps = trace.steps.map { $0.after.time - $0.before.time }
        let answer = trace.answer
        let isAnswered = answer.count >= 2 && answer.count < trace.samples.count
        let isSlow = trace.samples.count >= 3 && gaps.allSatisfy { $0 >= slow }
        return (
            .pressOnly, reason,
            isSlow || isAnswered ? nil : "press it twice more, slowly; if it is a knob, turn it the other way"
        )
    }
}

extension Trace {
    /// The times between neighbours of which something is true.
    fileprivate func times(_ isMeant: (_ before: Int, _ after: Int) -> Bool) -> [Duration] {
        steps.filter { isMeant($0.before.value, $0.after.value) }.map { $0.after.time - $0.before.time }
    }
}

extension Duration {
    /// Whole milliseconds.
    fileprivate var inMilliseconds: Int64 {
        components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    }
}
