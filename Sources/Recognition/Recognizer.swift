public import MIDI

/// Finds out from a few messages what kind of control a hand has moved.
///
/// It decides on what it has seen and says how sure it is; it never guesses silently: where two kinds of control send
/// the same, it asks for one more movement. Clock and active sensing are not seen at all. It has no clock.
public struct Recognizer: Sendable {
    /// The most messages that are remembered; a movement needs far fewer.
    static let capacity = 1024

    /// How many messages had come when the question was put; nil when it was not.
    private var question: Int?
    private var messages: [(message: Message, time: ContinuousClock.Instant)] = []

    /// A recognizer that has seen nothing.
    public init() {}

    /// A message came.
    public mutating func receive(_ message: Message, at time: ContinuousClock.Instant) {
        guard Self.hears(message) else { return }
        if messages.count >= Self.capacity { messages.removeFirst(Self.capacity / 4) }
        messages.append((message, time))
    }

    /// Whether a message may come from a control; clock and active sensing do not.
    public static func hears(_ message: Message) -> Bool {
        Trace.Input.of(message) != nil || isTransport(message)
    }

    /// Whether nothing has come.
    public var isEmpty: Bool { messages.isEmpty }

    /// How much has happened, above 2 when a hand must have moved something.
    public var activity: Int { Movement(messages).mainTrace?.activity ?? messages.count }

    /// The question of the finding has been put to the person: what comes from now on answers it.
    public mutating func putQuestion() { question = messages.count }

    /// Forgets everything: another control is to be moved.
    public mutating func reset() { messages.removeAll(keepingCapacity: true) }

    /// What was moved, as far as it can be said; nil when nothing was.
    public var finding: Finding? {
        let movement = Movement(messages)
        if let parameter = movement.parameter { return parameter }
        if let pair = movement.pair { return pair }
        guard let trace = movement.mainTrace else { return transport }
        let finding = trace.finding(bank: movement.bank(of: trace))
        guard let rival = movement.rival(of: trace) else { return finding }
        return finding.unsure("two controls have moved (\(rival.input.words) too): move one alone")
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
}

extension Finding {
    /// The same with a question; one that is asked already stays.
    func unsure(_ ask: String) -> Finding {
        guard isSure else { return self }
        return Finding(control: control, channel: channel, certainty: .unsure(ask: ask), reason: reason)
    }
}

extension Trace.Input {
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
