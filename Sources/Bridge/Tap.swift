import Dispatching
import MIDI
import Mapping
import Time
import Volta

/// Collects what becomes of messages while somebody looks on.
struct Tap {
    /// An action that the dispatcher was given.
    private struct Submitted {
        let action: Action
        let submission: Submission
        let time: Moment
    }

    /// An event whose actions may still be sent at once.
    private struct Draft {
        let number: Int
        let time: Moment
        let port: PortID?
        let portName: String
        let message: Message?
        let explanation: MessageExplanation
        let submitted: [Submitted]
    }

    /// Is told each event.
    let tell: @Sendable (TapEvent) -> Void
    private var number = 0
    private var submitted: [Submitted] = []
    private var shipments: [Shipment] = []
    private var drafts: [Draft] = []

    init(_ tell: @escaping @Sendable (TapEvent) -> Void) { self.tell = tell }

    /// The dispatcher was given an action.
    mutating func submitted(_ action: Action, _ submission: Submission, at time: Moment) {
        submitted.append(Submitted(action: action, submission: submission, time: time))
    }

    /// An action was sent.
    mutating func sent(_ shipment: Shipment) { shipments.append(shipment) }

    /// The engine has explained itself: all that was submitted since the last time belongs to that.
    mutating func explained(
        _ explanation: MessageExplanation, of message: Message?, from port: (id: PortID, name: String)?, at time: Moment
    ) {
        defer { submitted = [] }
        guard !explanation.isEmpty || message != nil else { return }
        number += 1
        drafts.append(
            Draft(
                number: number, time: time, port: port?.id, portName: port?.name ?? "", message: message,
                explanation: explanation, submitted: submitted))
    }

    /// Takes out what is to be told, now that it is known what was sent at once.
    mutating func takeEvents(_ dispatcher: Dispatcher) -> [TapEvent] {
        defer { (drafts, shipments) = ([], []) }
        return drafts.map { draft in
            var submitted = draft.submitted[...]
            var answers: [[RuleAnswer]] = []
            for explanations in [draft.explanation.late, draft.explanation.rules] {
                answers.append(
                    explanations.map { explanation in
                        let queue = explanation.verdict.isAction ? submitted.popFirst() : nil
                        return RuleAnswer(explanation: explanation, queue: queue.map { verdict(on: $0, dispatcher) })
                    })
            }
            return TapEvent(
                number: draft.number, time: draft.time.instant, port: draft.port, portName: draft.portName,
                message: draft.message, rules: answers[1], layers: draft.explanation.layers,
                silence: draft.explanation.silence, late: answers[0])
        }
    }

    private func verdict(on submitted: Submitted, _ dispatcher: Dispatcher) -> QueueVerdict {
        switch submitted.submission {
        case .unchanged: return .unchanged
        case .turnedAway: return .turnedAway
        case .accepted, .merged: break
        }
        let wasSent = shipments.contains {
            $0.action == submitted.action && $0.pending.submitted >= submitted.time && $0.pending.attempts == 1
        }
        if wasSent { return .sent }
        if submitted.submission == .merged { return .merged }
        if dispatcher.isHeld { return .held }
        if dispatcher.isServerAway { return .offline }
        return dispatcher.isUnderWay(to: submitted.action.lid) ? .behind : .limited
    }
}
