import MIDI
import Mapping
import Time
import Volta
import YAML

/// What a mapping makes of messages that are given as bytes, one after the other without a pause.
struct BytesExplanation {
    /// What became of one message.
    private struct Answer {
        let message: Message
        let explanation: MessageExplanation
    }

    /// What becomes of them later, when nothing else comes.
    private struct Later {
        let pause: Duration
        let rules: [Explanation]
    }

    /// More than can wait after some bytes on a command line.
    private static let mostLater = 1000

    private var answers: [Answer] = []
    private var later: [Later] = []

    /// What a mapping makes of messages on a layout, from a device by its name or from a port without one.
    init(of messages: [Message], by mapping: CompiledMapping, on layout: LayoutInfo, device: String?) {
        let (start, port) = (Moment.now, PortID(1))
        var engine = Engine(mapping)
        engine.portAppeared(
            port, from: device.map { .watched(PortName(client: $0, port: $0, number: 0)) } ?? .unnamed)
        engine.bind(to: layout, now: start) { _ in }
        engine.isExplaining = true
        for message in messages {
            engine.receive(message, from: port, now: start) { _ in }
            answers.append(Answer(message: message, explanation: engine.takeExplanation()))
        }
        while let next = engine.nextSettle, later.count < Self.mostLater {
            engine.settle(now: next) { _ in }
            later.append(Later(pause: next - start, rules: engine.takeExplanation().late))
        }
        later.removeAll { $0.rules.isEmpty }
    }

    /// The answers for people.
    var text: String {
        let now = answers.map { answer in
            let input = MessageInput(answer.message)
            let head = "\(answer.message.hexText)  \(input.text): \(answer.message.valueText)"
            return Self.block(head, answer.explanation.lines)
        }
        let then = later.map { Self.block("\(Int($0.pause.inMilliseconds)) ms later", $0.rules.map(\.lineText)) }
        return (now + then).joined()
    }

    /// The answers for programs, one each.
    var json: [JSONValue] {
        answers.map { answer in
            .object(answer.message.fields.merging(answer.explanation.fields) { $1 })
        }
            + later.map { later in
                .object([
                    "after_ms": .number(later.pause.inMilliseconds),
                    "late": .array(later.rules.map { .object($0.fields) }),
                ])
            }
    }

    private static func block(_ head: String, _ lines: [String]) -> String {
        ([head] + lines.map { "  \($0)" }).map { $0.harmless + "\n" }.joined()
    }
}

extension MessageExplanation {
    /// All of it in lines for people.
    fileprivate var lines: [String] {
        late.map(\.lineText) + layers.map(\.text) + rules.map(\.lineText) + [silence?.text].compactMap(\.self)
    }
}

extension Explanation {
    /// The explanation with the line of its rule.
    fileprivate var lineText: String { "line \(line): \(text)" }
}
