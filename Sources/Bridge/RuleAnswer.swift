public import Mapping
public import Volta

/// What became of a message by one rule.
public struct RuleAnswer: Sendable, Hashable {
    /// What the rule made of it.
    public let explanation: Explanation
    /// What the queue made of the action; nil when there is none.
    public let queue: QueueVerdict?

    /// The same once the action has reached its control.
    public var delivered: RuleAnswer { RuleAnswer(explanation: explanation, queue: queue.map { _ in .sent }) }

    /// The answer in one line for people.
    public var text: String { explanation.text + queueText }

    /// The same behind the message, whose input needs no saying again.
    public var shortText: String { explanation.shortText + queueText }

    private var queueText: String { queue.map { $0 == .sent ? "" : " (\($0.text))" } ?? "" }

    /// The answer for programs.
    public var fields: [String: JSONValue] {
        var fields = explanation.fields
        fields["queue"] = queue.map { .string($0.rawValue) }
        return fields
    }
}
