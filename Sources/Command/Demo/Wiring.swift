import MIDI
import Mapping

/// Which controls a message drives in a mapping, for showing the two side by side.
struct Wiring {
    private let rules: [(source: RuleSource, label: String)]

    init(_ mapping: CompiledMapping) {
        rules = mapping.rules.map { ($0.source, mapping.targets[$0.target].control.plain) }
    }

    /// The labels of the controls that the message drives.
    func labels(for message: Message) -> [String] {
        rules.filter { $0.source.listens(to: message) }.map(\.label)
    }
}

extension RuleSource {
    fileprivate func listens(to message: Message) -> Bool {
        switch (self, message) {
        case (.controlChange(let wanted), .controlChange(_, let controller, _)): wanted == controller
        case (.note(let wanted), .noteOn(_, let note, _)), (.note(let wanted), .noteOff(_, let note, _)): wanted == note
        case (.notes(let wanted), .noteOn(_, let note, _)), (.notes(let wanted), .noteOff(_, let note, _)):
            wanted.contains(note)
        case (.program(let wanted), .programChange(_, let program)): wanted == nil || wanted == program
        default: false
        }
    }
}
