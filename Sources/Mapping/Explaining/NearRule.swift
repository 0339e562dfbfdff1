public import MIDI

/// A rule that does not listen to a message, but nearly does.
public struct NearRule: Hashable, Sendable {
    /// In what the rule differs from what came.
    public enum Difference: Hashable, Sendable {
        /// It listens to this channel only.
        case channel(Channel)
        /// It is a rule of the device with this text for `match`.
        case device(String)
        /// It listens to a message of this kind with the same number.
        case kind(RuleSource.Kind)
        /// It means this bank.
        case bank(UInt16)
        /// It listens to the values of a parameter, and another one is selected, or none.
        case parameter

        /// The difference for people, to go behind `listens`.
        var text: String {
            switch self {
            case .channel(let channel): "on channel \(channel)"
            case .device(let match): "on \(match)"
            case .kind(let kind): "to a \(kind.rawValue) of that number"
            case .bank(let bank): "in bank \(bank)"
            case .parameter: "once that is selected"
            }
        }
    }

    /// The number of the rule in ``CompiledMapping/rules``.
    public let rule: Int
    /// The line of the file in which the rule starts, from 1.
    public let line: Int
    /// The rule's own name, or what it does.
    public let name: String
    /// In what it differs; at least one thing.
    public let differences: [Difference]

    /// The rule and its differences: `line 12 listens on channel 1: cc 7 → slider Brightness`.
    public var text: String {
        "line \(line) listens \(differences.map(\.text).joined(separator: " ")): \(name)"
    }
}
