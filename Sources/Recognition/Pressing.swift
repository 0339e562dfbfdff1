import MIDI

/// What presses and releases say of a button.
struct Pressing {
    /// A tap is shorter: nobody presses a button twice within it.
    private static let tap = Duration.milliseconds(220)
    /// Presses of a button that latches, one after the other, are further apart.
    private static let press = Duration.milliseconds(350)
    /// Presses that are clearly no steps of a knob that is turned.
    private static let slow = Duration.milliseconds(400)

    private let trace: Trace
    /// The value of a release; 0 but for buttons that are set to another.
    let rest: Int
    /// Whether the values are those of a button at all.
    let isPattern: Bool
    /// Whether it has been let go of.
    var hasRelease: Bool { trace.distinct.contains(rest) }
    /// How it answers to being pressed, as far as it can be said.
    private(set) var button = RecognizedControl.Button.pressOnly
    private(set) var reason = ""
    /// What to ask when that is not certain.
    private(set) var ask: String?

    init(_ trace: Trace) {
        self.trace = trace
        rest = trace.restOfTwo ?? 0
        isPattern = trace.isPressPattern(tap: Self.tap, rest: rest)
        if hasRelease { judgeReleases() } else { judgePresses() }
    }

    // MARK: - With releases

    private mutating func judgeReleases() {
        let holds = trace.steps.filter { $0.before.value > rest && $0.after.value == rest }.map {
            $0.after.time - $0.before.time
        }
        guard let shortest = holds.min(), let longest = holds.max() else {
            return set(.momentary, "only a release came", "press it once more and let go at once")
        }
        if shortest <= Self.tap || trace.isHeldRepeating {
            // A fader that is thrown down ends like this, too.
            let isClear =
                trace.input.kind == .note || trace.distinct == [0, 127] || holds.count > 1
            return set(
                .momentary, "it sends a release when it is let go",
                isClear ? nil : "press it once more and let go at once")
        }
        let apart = "on and off come \(longest.inMilliseconds) ms apart"
        let gaps = zip(trace.answer.dropFirst(), trace.answer).map { $0.time - $1.time }
        if trace.answer.count >= 3, gaps.allSatisfy({ $0 > Self.press }) {
            return set(.latching, "\(apart), each at a press of its own, as of a button that latches", nil)
        }
        set(
            shortest > .milliseconds(500) || holds.count > 1 ? .latching : .momentary, apart,
            trace.answer.isEmpty
                ? "press it once more and let go at once" : "press it three times, and let go at once each time")
    }

    // MARK: - Without releases

    private mutating func judgePresses() {
        let value = trace.values.first ?? 0
        guard trace.samples.count > 1 else {
            return set(.pressOnly, "it sent \(value) and no release yet", "press it once more and let go at once")
        }
        let reason = "each press sends \(value) and no release follows"
        if trace.input.kind == .note { return set(.pressOnly, reason, nil) }
        let isAnswered = trace.answer.count >= 2 && trace.answer.count < trace.samples.count
        let isSlow =
            trace.samples.count >= 3 && trace.steps.allSatisfy { $0.after.time - $0.before.time >= Self.slow }
        set(
            .pressOnly, reason,
            isSlow || isAnswered ? nil : "press it twice more, slowly; if it is a knob, turn it the other way")
    }

    private mutating func set(_ button: RecognizedControl.Button, _ reason: String, _ ask: String?) {
        (self.button, self.reason, self.ask) = (button, reason, ask)
    }
}

extension Duration {
    /// Whole milliseconds.
    fileprivate var inMilliseconds: Int64 {
        components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    }
}
