public import MIDI

/// Finds out from a few messages what kind of control a hand has moved.
///
/// It decides on what it has seen and says how sure it is; it never guesses silently: where two kinds of control send
/// the same, it asks for one more movement. Clock and active sensing are not seen at all. It has no clock.
public struct Recognizer: Sendable {
    /// The most messages that are remembered; a movement needs far fewer.
    static let capacity = 1024
    /// What moves after such a rest is meant, and not what moved before.
    private static let rest = Duration.milliseconds(600)

    /// How many messages had come when the question was put; nil when it was not.
    private var question: Int?
    private var messages: [(message: Message, time: ContinuousClock.Instant)] = []
    /// The parameters that are selected now, and were when this movement began.
    private var selections = ParameterSelections()
    private var firstSelections = ParameterSelections()

    /// A recognizer that has seen nothing.
    public init() {}

    /// A message came.
    public mutating func receive(_ message: Message, at time: ContinuousClock.Instant) {
        guard Self.hears(message) else { return }
        if messages.count >= Self.capacity {
            let gone = Self.capacity / 4
            for (message, _) in messages.prefix(gone) { firstSelections.receive(message) }
            messages.removeFirst(gone)
            question = question.map { max($0 - gone, 0) }
        }
        selections.receive(message)
        messages.append((message, time))
    }

    /// Whether a message may come from a control; clock and active sensing do not.
    public static func hears(_ message: Message) -> Bool {
        Trace.Input.of(message) != nil || isTransport(message)
    }

    /// Whether nothing has come.
    public var isEmpty: Bool { messages.isEmpty }

    /// How much has happened, above 2 when a hand must have moved something.
    public var activity: Int { movement.mainTrace?.activity ?? messages.count }

    /// The question of the finding has been put to the person: what comes from now on answers it.
    ///
    /// Where nothing is asked, or was before, nothing changes.
    public mutating func putQuestion() {
        guard question == nil, let finding, !finding.isSure else { return }
        question = messages.count
    }

    /// Forgets everything but the parameters that are selected: another control is to be moved.
    public mutating func reset() {
        messages.removeAll(keepingCapacity: true)
        question = nil
        firstSelections = selections
    }

    /// What was moved, as far as it can be said; nil when nothing was.
    public var finding: Finding? {
        let movement = movement
        if let parameter = movement.parameter { return parameter }
        if let pair = movement.pair { return pair }
        if let nothing = movement.stepsForNothing { return nothing }
        guard let trace = movement.mainTrace, trace.activity > 4 || transport == nil else { return transport }
        let finding = movement.finding(of: trace)
        guard let rival = movement.rival(of: trace) else { return finding }
        return finding.unsure(Movement.askForOne(rival))
    }

    /// The two controllers that a finger on a surface moves at once, the one that went further first; nil when there are
    /// not two that do.
    public var surface: (x: Finding, y: Finding)? {
        let movement = movement
        guard movement.parameter == nil, movement.pair == nil, let surface = movement.surface else { return nil }
        return (surface.x.asFader, surface.y.asFader)
    }

    private var transport: Finding? {
        guard let message = messages.last(where: { Self.isTransport($0.message) })?.message else { return nil }
        return Finding(
            control: .transport(message), channel: nil, certainty: .sure, reason: "the message belongs to no channel")
    }

    private static func isTransport(_ message: Message) -> Bool {
        switch message {
        case .start, .stop, .continue: true
        default: false
        }
    }

    // MARK: - What is meant

    /// The movement, without what moved before a rest and does not belong to what moved after it.
    private var movement: Movement {
        let all = Movement(messages, question: question, selections: firstSelections)
        guard
            let start = messages.indices.dropFirst().last(where: {
                messages[$0].time - messages[$0 - 1].time >= Self.rest
            })
        else { return all }
        let last = Movement(Array(messages[start...]), question: nil, selections: firstSelections)
        guard let meant = last.mainTrace, meant.activity > 2 || meant.samples.count == messages.count - start,
            !isOnlyTremble(meant, before: start)
        else { return all }
        let touches = Set(last.traces.filter { $0.isTouch(of: meant) }.map(\.input))
        let kept = messages.indices.filter { index in
            guard index < start else { return true }
            guard let input = Trace.Input.of(messages[index].message)?.input else { return false }
            return input.isRelated(to: meant.input) || touches.contains(input)
        }
        let question = question.map { question in kept.count { $0 < question } }
        return Movement(kept.map { messages[$0] }, question: question, selections: firstSelections)
    }

    /// Whether something that moved little after the rest is less than what moved before.
    private func isOnlyTremble(_ trace: Trace, before start: Int) -> Bool {
        guard trace.activity <= 2 else { return false }
        return messages[..<start].contains { Trace.Input.of($0.message)?.input != trace.input }
    }
}

extension Finding {
    /// The same with a question; one that is asked already stays.
    func unsure(_ ask: String) -> Finding {
        guard isSure else { return self }
        return Finding(control: control, channel: channel, certainty: .unsure(ask: ask), reason: reason)
    }

    /// The same with a question, if there is one.
    func asking(_ ask: String?) -> Finding { ask.map { unsure($0) } ?? self }
}
