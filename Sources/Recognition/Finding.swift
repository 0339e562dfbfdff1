public import MIDI

/// What a movement seems to come from.
public struct Finding: Hashable, Sendable {
    /// How sure it is.
    public enum Certainty: Hashable, Sendable {
        /// Nothing else sends such messages.
        case sure
        /// Something else might; the text asks for one more movement that decides it.
        case unsure(ask: String)
    }

    /// The control.
    public let control: RecognizedControl
    /// The channel of its messages; nil for the transport, which has none.
    public let channel: Channel?
    /// How sure that is.
    public let certainty: Certainty
    /// Why, in the words of what was seen.
    public let reason: String

    /// Whether nothing more need be asked.
    public var isSure: Bool { certainty == .sure }
}
