public import MIDI

/// The input of a surface that a message comes from, in the words of a mapping file.
public struct MessageInput: Hashable, Sendable {
    /// The kinds of input, named as the keys of rules where there are some.
    public enum Kind: String, Hashable, Sendable {
        /// A controller.
        case controlChange = "cc"
        /// A key or pad.
        case note
        /// A program change.
        case program
        /// A wheel, or the fader of a channel.
        case pitchBend = "pitch_bend"
        /// The pressure of a channel.
        case pressure
        /// The pressure on one key.
        case keyPressure = "key_pressure"
        /// Start, stop or continue.
        case transport
        /// A system exclusive message.
        case systemExclusive = "system_exclusive"
        /// Time code, song position and the like.
        case system
    }

    /// Its kind.
    public let kind: Kind
    /// Its channel; nil for messages without one.
    public let channel: Channel?
    /// Its number, 0 to 127; nil for kinds without one, and for programs, whose number is what they say.
    public let number: UInt8?

    /// The input of a message.
    public init(_ message: Message) {
        switch message {
        case .controlChange(let channel, let controller, _): self.init(.controlChange, channel, controller)
        case .noteOn(let channel, let note, _), .noteOff(let channel, let note, _): self.init(.note, channel, note)
        case .keyPressure(let channel, let note, _): self.init(.keyPressure, channel, note)
        case .programChange(let channel, _): self.init(.program, channel)
        case .channelPressure(let channel, _): self.init(.pressure, channel)
        case .pitchBend(let channel, _): self.init(.pitchBend, channel)
        case .start, .continue, .stop: self.init(.transport)
        case .systemExclusive: self.init(.systemExclusive)
        case .timeCodeQuarterFrame, .songPosition, .songSelect, .tuneRequest, .clock, .activeSensing, .systemReset:
            self.init(.system)
        }
    }

    private init(_ kind: Kind, _ channel: Channel? = nil, _ number: UInt8? = nil) {
        (self.kind, self.channel, self.number) = (kind, channel, number)
    }

    /// The input without its channel, for people: `cc 7`, `note 60 C4`, `pitch bend`.
    public var name: String {
        let name = kind.rawValue.split(separator: "_").joined(separator: " ")
        guard let number else { return name }
        let isKey = kind == .note || kind == .keyPressure
        return "\(name) \(number)" + (isKey ? " \(NoteName.text(of: number))" : "")
    }

    /// The input for people: `cc 7, channel 1`.
    public var text: String { name + (channel.map { ", channel \($0)" } ?? "") }
}
