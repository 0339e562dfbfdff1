import Mapping

/// A rule that drives a control, for people.
public struct ControlDriver: Sendable, Equatable {
    /// What it listens to, in the words of the file, as `cc 7`.
    public let source: String
    /// The only channel that it listens to, 1 to 16; nil for all.
    public let channel: Int?
    /// The device as the file names it.
    public let device: String
    /// The line of the file in which the rule starts, from 1.
    public let line: Int

    init(_ rule: CompiledRule, of mapping: CompiledMapping) {
        source = rule.sourceText
        channel = rule.channel.map { Int($0.number) }
        device = mapping.devices[rule.device].name ?? mapping.devices[rule.device].match
        line = rule.line
    }
}
