import ALSASequencer
import Bridge
import Dashboard
import Learning
import MIDI
import Mapping
import Recognition
import Time
import Volta
import YAML

/// Learning on the dashboard: what comes goes to the learner instead of the stage, until it is known.
extension RunSession {
    /// Whether the mapping is a file into which rules can be written.
    var canLearn: Bool { options.source.map { Files.isRegular($0.name) == true } ?? false }

    func learn(_ step: LearnStep, for lid: Int?, on page: Int) -> String? {
        defer { dashboard?.changed() }
        do throws(Failure) {
            // Another page may have begun to learn something else in the meantime.
            if step != .start, step != .undo, let learner, learner.isListening, learner.lid != lid {
                throw Failure(.usage, "Something else is being learned, on another page.")
            }
            switch step {
            case .start: try startLearning(lid, on: page)
            case .stop: stopLearning()
            case .say(let text):
                learner?.session.text = text
                showLearner()
            case .accept(let replaces): try acceptLearnt(replacing: replaces)
            case .undo: try undoLearnt()
            }
            return nil
        } catch {
            return error.text
        }
    }

    private func startLearning(_ lid: Int?, on page: Int) throws(Failure) {
        guard canLearn, let path = options.source?.name else {
            throw Failure(.usage, "The mapping is no file into which rules can be written.")
        }
        let snapshot = bridge.assumeIsolated { $0.snapshot }
        guard snapshot.page.number == page, let layout = snapshot.page.layout,
            let lid, let control = layout.controls.first(where: { $0.lid == lid })
        else { throw Failure(.usage, "The page has changed since; look again.") }
        let file = try SavedText(path: path).read()
        var session = learner?.session ?? LearnSession(layout, file: file)
        session.follow(layout)
        session.follow(file)
        session.choose(control)
        learner = Learner(session, for: lid, now: .now)
        // A button that is held now may be let go of unheard.
        bridge.assumeIsolated { $0.letGo() }
        hear(Learner.everyDevice)
        showLearner()
    }

    /// The learner has heard enough, or nobody waits for it any more.
    func stopLearning() {
        guard learner != nil else { return }
        stopListening()
        learner?.session.stop()
        showIdle()
    }

    private func stopListening() {
        if learner?.isListening == true { hear(mapping.matcher) }
        learner?.stop()
        setLearnTimer(nil)
    }

    private func showIdle() {
        dashboard?.record.learn = LearnView(.idle, choices: learner?.session.canUndo == true ? .undo : [])
    }

    /// Takes messages while something is learnt; false when they are for the bridge.
    func learns(from messages: [Message], of port: PortID) -> Bool {
        guard learner?.isListening == true else { return false }
        // A clock that ticks is no hand.
        let touches = messages.filter(Recognizer.hears)
        guard !touches.isEmpty, learner?.awaitsText != true else { return true }
        let learnPort = learnPort(port)
        learner?.touched(at: .now)
        for message in touches { learner?.session.receive(message, from: learnPort, now: .now) }
        showLearner()
        dashboard?.changed()
        return true
    }

    /// Hears the devices of these entries from now on: while something is learnt all of them.
    private func hear(_ matcher: DeviceMatcher) { (input as? SequencerInput)?.follow(matcher) {} }

    private func learnPort(_ port: PortID) -> LearnPort {
        guard let sequencer = input as? SequencerInput else { return LearnPort(unnamed: port) }
        if learner?.ports == nil {
            let devices = (learner?.session.file).flatMap { LoadedMapping($0).file?.devices } ?? []
            learner?.ports = LearnPorts(sequencer.ports ?? [], in: devices)
        }
        return learner?.ports?[PortAddress(port)] ?? LearnPort(unnamed: port)
    }

    private func acceptLearnt(replacing replaces: Bool) throws(Failure) {
        guard let learner, learner.isListening, let rules = learner.session.proposedRules else {
            throw Failure(.usage, "Nothing was recognised yet: touch a control first.")
        }
        try write { (session) throws(LearnRefusal) in try session.accept(replacing: replaces) }
        // The devices that the new rule needs are heard once the file is read again.
        self.learner?.stop()
        setLearnTimer(nil)
        dashboard?.record.learn = LearnView(
            .written, lid: learner.lid, text: "Written into \(options.mappingPath), and live.",
            rule: rules.joined(separator: "\n"), choices: .undo)
    }

    private func undoLearnt() throws(Failure) {
        stopListening()
        try write { (session) throws(LearnRefusal) in try session.undo() }
        showIdle()
    }

    /// Has the session change the text of the file as it is now, and saves that.
    private func write(
        _ change: (inout LearnSession) throws(LearnRefusal) -> String
    ) throws(Failure) {
        guard var session = learner?.session, let path = options.source?.name else {
            throw Failure(.usage, "Nothing was learnt yet.")
        }
        let saved = SavedText(path: path)
        guard saved.isThere else { throw Failure(.missingInput, "\(path) is gone; save it first.") }
        let file = try saved.read()
        session.follow(file)
        let text: String
        do throws(LearnRefusal) {
            text = try change(&session)
        } catch {
            throw Failure(.invalidMapping, error.description)
        }
        try saved.write(text, over: file.bytes)
        learner?.session = session
        lookAtMapping()
    }

    // MARK: - What is shown

    /// Shows how far the learner is, and looks again when the movement is over.
    private func showLearner() {
        guard let current = learner, current.isListening else { return }
        var session = current.session
        let state = session.state
        learner?.session = session
        if case .recognised(let proposal) = state, proposal.needsText { learner?.awaitsText = true }
        dashboard?.record.learn = LearnView(state, of: current.lid, canUndo: session.canUndo)
        setLearnTimer(learner?.nextLook?.instant)
    }

    private func setLearnTimer(_ instant: ContinuousClock.Instant?) {
        if learnTimer == nil { learnTimer = loop.timer { self.assumeIsolated { $0.learnerRests() } } }
        learnTimer?.set(instant)
    }

    private func learnerRests() {
        defer { dashboard?.changed() }
        guard let lid = learner?.lid, learner?.isForgotten(at: .now) == true else { return showLearner() }
        stopListening()
        dashboard?.record.learn = LearnView(
            .refused, lid: lid, text: "Nothing was touched for a minute, so moves are sent again.")
    }
}

extension LearnSession {
    /// The rules that would be written.
    fileprivate var proposedRules: [String]? {
        var copy = self
        return copy.state.proposal?.rules
    }
}
