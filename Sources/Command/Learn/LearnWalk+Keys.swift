import Learning
import Volta
import YAML

extension LearnWalk {
    /// Does what a line asks for; nil when it has no meaning yet and waits.
    mutating func handle(_ line: String) -> [Step]? {
        if isReadingText { return take(text: line) }
        switch LearnKey(line) {
        case .accept: return accept()
        case .replace: return replace()
        case .skip: return goOn()
        case .back: return go(to: asked.popLast() ?? max(place - 1, 0), skipsKnown: false)
        case .undo: return undo()
        case .quit: return finish()
        case .other: return [.say("  \(LearnKey.help)")]
        }
    }

    /// Goes on to the next control.
    private mutating func goOn() -> [Step] {
        asked.append(place)
        return go(to: place + 1)
    }

    /// Whether nothing was touched yet.
    private var waitsForTouch: Bool {
        mutating get { if case .listening = session.state { true } else { false } }
    }

    private mutating func accept() -> [Step]? {
        switch session.state {
        case .idle: return []
        case .listening(let ask): return holdsLines ? nil : [.say("  first \(ask.onOneLine)")]
        case .refused(let reason): return [.say("  \(reason.onOneLine)")]
        case .unsure(nil, let ask): return [.say("  to be sure: \(ask.onOneLine)")]
        case .unsure(_?, let ask) where !isConfirming:
            isConfirming = true
            return [.say("  it is not certain: \(ask.onOneLine); or Enter once more takes it as it is")]
        case .unsure(let proposal?, _), .recognised(let proposal):
            if proposal.needsText { return askForText() }
            return write(replacing: false)
        }
    }

    private mutating func replace() -> [Step]? {
        guard let proposal = session.state.proposal else {
            return holdsLines && waitsForTouch ? nil : [.say("  there is nothing to replace")]
        }
        guard !proposal.conflicts.isEmpty else { return [.say("  there is nothing to replace; Enter accepts")] }
        if proposal.needsText { return askForText() }
        return write(replacing: true)
    }

    private mutating func askForText() -> [Step] {
        isReadingText = true
        return [.readText(true), .say("  the text that it sends:")]
    }

    private mutating func take(text: String) -> [Step] {
        isReadingText = false
        // Keys without a letter leave control characters in what is typed.
        let text = String(
            String.UnicodeScalarView(text.unicodeScalars.filter { $0.properties.generalCategory != .control }))
        session.text = text
        guard !text.allSatisfy(\.isWhitespace) else {
            return [.readText(false), .say("  no text was given; Enter asks again")]
        }
        return [.readText(false)] + write(replacing: false)
    }

    private mutating func write(replacing: Bool) -> [Step] {
        do throws(LearnRefusal) {
            before = (session, learnt, place)
            let rules = session.state.proposal?.rules ?? []
            let text = try session.accept(replacing: replacing)
            learnt.append(place)
            return [.write(text)] + rules.map { .say("  written: \($0.onOneLine)") } + goOn()
        } catch {
            return [.say("  \(error.description.onOneLine)")]
        }
    }

    private mutating func undo() -> [Step] {
        do throws(LearnRefusal) {
            before = (session, learnt, place)
            let text = try session.undo()
            let place = learnt.popLast() ?? place
            return [.write(text), .say("  undone")] + go(to: place, skipsKnown: false)
        } catch {
            return [.say("  \(error.description.onOneLine)")]
        }
    }

    /// What was to be written could not be: it is as if it had not been accepted, or not been undone.
    mutating func takeBack(because reason: String) -> [Step] {
        if let before { (session, learnt, place) = before }
        return [.say("  \(reason.onOneLine)")] + go(to: place, skipsKnown: false)
    }
}
