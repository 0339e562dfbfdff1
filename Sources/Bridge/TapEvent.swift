public import MIDI
public import Mapping
public import Volta

/// One message on its way through the bridge, or what became of what had waited.
public struct TapEvent: Sendable {
    /// Its place among all that the tap tells, from 1.
    public let number: Int
    /// When it came.
    public let time: ContinuousClock.Instant
    /// The port that it came from; nil without a message.
    public let port: PortID?
    /// The name of the port's device; empty without a message.
    public let portName: String
    /// The message; nil when something that had waited acts by itself.
    public let message: Message?
    /// What each rule made of it that listens to its input.
    public let rules: [RuleAnswer]
    /// What it does to layers.
    public let layers: [LayerSwitch]
    /// Why there are neither rules nor layers; nil when there are some.
    public let silence: Silence?
    /// What earlier messages lead to only now.
    public let late: [RuleAnswer]
}

extension TapEvent {
    /// What became of it, in short lines for people, to stand behind the message.
    public var answers: [String] {
        late.map { "only now: \($0.text)" } + layers.map { "(\($0.text))" } + rules.map(\.shortText)
            + [silence.map { "(\($0.text))" }].compactMap(\.self)
    }

    /// The event for programs.
    public var fields: [String: JSONValue] {
        var fields = message?.fields ?? [:]
        fields["count"] = .integer(number)
        if message != nil { fields["port"] = .string(portName) }
        fields["rules"] = .array(rules.map { .object($0.fields) })
        if !layers.isEmpty { fields["layers"] = .array(layers.map { .object($0.fields) }) }
        if !late.isEmpty { fields["late"] = .array(late.map { .object($0.fields) }) }
        fields["silence"] = silence.map { .object($0.fields) }
        return fields
    }
}
