import ALSASequencer
import Volta

/// A port that does not get what its owner may expect.
enum PortDoubt: Equatable {
    /// The mapping does not tell devices apart: one has the rules, the others wait.
    case ambiguous(PortChoice.Twins)
    /// A port that had the rules has lost them to another one of the same model.
    case yielded(SequencerPort, to: SequencerPort)
    /// A port that has waited has the rules of another one that is gone.
    case tookOver(SequencerPort, from: SequencerPort)
    /// A port has the rules that are written for another model.
    case trapped(SequencerPort, match: String)
    /// Nothing can be sent to a port.
    case notWritable(SequencerPort, reason: String)
    /// Messages to a port were dropped.
    case slow(SequencerPort)

    /// The name of the event in the JSON log.
    var name: String {
        switch self {
        case .ambiguous: "device_ambiguous"
        case .yielded: "device_yielded"
        case .tookOver: "device_took_over"
        case .trapped: "device_of_another_model"
        case .notWritable: "not_writable"
        case .slow: "lights_dropped"
        }
    }

    /// The line for people.
    var text: String {
        switch self {
        case .ambiguous(let twins): Self.text(of: twins)
        case .yielded(let port, let other):
            "\(port.title) at \(port.place) has lost its rules to the one at \(other.place), which goes first"
        case .tookOver(let port, let other):
            "\(port.title) at \(port.place) has the rules now, as the one at \(other.place) is gone"
        case .trapped(let port, let match):
            "\(port.title) has the rules of `match: \(match)`, which is the name of another model; "
                + "give it an entry of its own: \(PortLines(of: port, among: [port]).lines[0])"
        case .notWritable(let port, let reason):
            "\(port.title) is heard, but its lights stay as they are: \(reason); "
                + "tried again when the mapping is saved or the device plugged in"
        case .slow(let port):
            "\(port.title) takes messages too slowly, and some were dropped: its lights may be wrong until they change"
        }
    }

    private static func text(of twins: PortChoice.Twins) -> String {
        let name = twins.chosen.clientName.onOneLine
        let others = twins.waiting.map(\.place).joined(separator: " and at ")
        let marks = PortLines.all(twins.all).compactMap { $0.lines.count > 1 ? "`\($0.lines.last ?? "")`" : nil }
        let advice =
            marks.isEmpty
            ? "nothing tells them apart: start only one"
            : "to tell them apart, write below `match` one of \(marks.joined(separator: ", "))"
        return "\(twins.all.count) devices are called \(name): the one at \(twins.chosen.place) has the rules, "
            + "the \(twins.waiting.count == 1 ? "other" : "others") at \(others) "
            + "\(twins.waiting.count == 1 ? "waits" : "wait"); \(advice)"
    }

    /// The event's own fields in the JSON log.
    var fields: [String: JSONValue] {
        switch self {
        case .ambiguous(let twins):
            [
                "chosen": .string(twins.chosen.address.description),
                "candidates": .array(
                    PortLines.all(twins.all).map { candidate in
                        .object(
                            Self.fields(of: candidate.port).merging(
                                ["lines": .array(candidate.lines.map { .string($0) })]) { $1 })
                    }),
            ]
        case .yielded(let port, let other), .tookOver(let port, let other):
            Self.fields(of: port).merging(["other": .object(Self.fields(of: other))]) { $1 }
        case .trapped(let port, let match): Self.fields(of: port).merging(["match": .string(match)]) { $1 }
        case .slow(let port): Self.fields(of: port)
        case .notWritable(let port, let reason): Self.fields(of: port).merging(["reason": .string(reason)]) { $1 }
        }
    }

    private static func fields(of port: SequencerPort) -> [String: JSONValue] {
        [
            "port": .string(port.title), "address": .string(port.address.description),
            "usb": port.usb.map { .string($0.path) } ?? .null,
            "serial": (port.usb?.serial).map { .string($0) } ?? .null,
        ]
    }
}
