import Learning
import MIDI
import Mapping
import Time
import Volta
import YAML

/// Goes through the controls of a layout, one after the other, and learns each: decides what is said and written.
///
/// It has no clock and does no I/O: messages, lines of the keyboard and the time come in, steps go out.
struct LearnWalk {
    /// What is to be done.
    enum Step: Equatable {
        case say(String)
        /// The text of the file is to be written.
        case write(String)
        /// The next line is a text to be sent, and no key.
        case readText(Bool)
        case end
    }

    var session: LearnSession
    let name: String
    let controls: [LayoutControl]
    let learnsAll: Bool
    /// Whether lines wait until they have a meaning, as those of a script do.
    let holdsLines: Bool

    /// The control that is learnt; the number of all of them at the end.
    var place = 0
    /// The controls that were learnt, in order.
    var learnt: [Int] = []
    /// The controls that were asked for before this one, to go back to.
    var asked: [Int] = []
    /// All as it was before the last change of the file.
    var before: (session: LearnSession, learnt: [Int], place: Int)?
    /// Lines that were not yet looked at.
    var lines: [String] = []
    var isReadingText = false
    /// What was said last of the control.
    var said: [String] = []
    /// Whether a doubtful finding is taken at the next Enter.
    var isConfirming = false
    private var movedSince: Moment?
    private(set) var hasEnded = false

    /// A jittering control never rests; what it seems to be is said after so long.
    private static let patience = Duration.seconds(2)

    init(_ session: LearnSession, controls: [LayoutControl], name: String, learnsAll: Bool, holdsLines: Bool) {
        self.session = session
        self.controls = controls
        self.name = name
        self.learnsAll = learnsAll
        self.holdsLines = holdsLines
    }

    // MARK: - What comes

    /// Begins with the first control.
    mutating func begin() -> [Step] {
        let count = controls.count == 1 ? "1 control" : "\(controls.count) controls"
        let steps: [Step] = [.say("Learning \(count) into \(name). \(LearnKey.help).")]
        return steps + go(to: 0)
    }

    mutating func receive(_ message: Message, from port: LearnPort, now: Moment) {
        // What is being typed is for what was touched before.
        guard !isReadingText else { return }
        let before = session.settles
        session.receive(message, from: port, now: now)
        guard session.settles != before else { return }
        movedSince = movedSince ?? now
    }

    /// A line, or a key, was typed.
    mutating func type(_ line: String, now: Moment) -> [Step] {
        lines.append(line)
        return turn(now: now)
    }

    /// The keyboard has ended; what was typed still counts.
    mutating func endOfKeys(now: Moment) -> [Step] {
        let steps = turn(now: now)
        // A text that nobody types is none.
        if isReadingText, lines.isEmpty { return steps + [.readText(false)] + finish() }
        lines.append("q")
        return steps + turn(now: now)
    }

    /// The time when there may be something to say; nil when nothing moves.
    var nextTurn: Moment? {
        guard let movedSince, let settles = session.settles else { return nil }
        return min(settles, movedSince + Self.patience)
    }

    /// Says what is known now, and does what was typed.
    mutating func turn(now: Moment) -> [Step] {
        var steps = sayState(now: now)
        while !hasEnded, let line = lines.first, movedSince == nil || isReadingText {
            guard let done = handle(line) else { break }
            lines.removeFirst()
            steps += done
        }
        return steps
    }

    private mutating func sayState(now: Moment) -> [Step] {
        guard let next = nextTurn, next <= now else { return [] }
        movedSince = nil
        let lines = session.state.lines
        guard lines != said else { return [] }
        said = lines
        isConfirming = false
        return lines.map { .say("  \($0.onOneLine)") }
    }

    // MARK: - From control to control

    /// Begins with the control at a place, or the next one that is not moved by any rule.
    mutating func go(to place: Int, skipsKnown: Bool = true) -> [Step] {
        var steps: [Step] = []
        self.place = max(place, 0)
        session.stop()
        movedSince = nil
        while controls.indices.contains(self.place) {
            let control = controls[self.place]
            let known = session.rules(moving: control)
            let title = "\(self.place + 1) of \(controls.count): \(control.label.onOneLine) (\(control.type.onOneLine))"
            let isMoved = known.isEmpty ? "" : ", moved by \(known.joined(separator: ", ").onOneLine)"
            let isSkipped = skipsKnown && !learnsAll && !known.isEmpty
            if !control.kind.takesActions {
                steps.append(.say("\(title) takes no actions"))
            } else if isSkipped {
                steps.append(.say("\(title)\(isMoved)"))
            } else {
                return steps + begin(control, title + isMoved)
            }
            self.place += 1
        }
        return steps + finish()
    }

    private mutating func begin(_ control: LayoutControl, _ title: String) -> [Step] {
        session.choose(control)
        isConfirming = false
        said = session.state.lines
        return [.say(""), .say(title)] + said.map { .say("  \($0.onOneLine)") }
    }

    /// Ends with a summary.
    mutating func finish() -> [Step] {
        guard !hasEnded else { return [] }
        hasEnded = true
        let count = learnt.count == 1 ? "1 control was learnt" : "\(learnt.count) controls were learnt"
        let left = controls.count { $0.kind.takesActions && session.rules(moving: $0).isEmpty }
        let rest = left == 0 ? "every one has a rule" : "\(left) without a rule"
        let more = left == 0 && learnt.isEmpty && !learnsAll ? "; --all learns them anew" : ""
        return [.say(""), .say("\(count), \(rest)\(more)."), .end]
    }
}
