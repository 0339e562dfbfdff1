public import Recognition

/// A rule that could be written, and all that is to be known before it is.
public struct LearnProposal: Hashable, Sendable {
    /// What was touched, in the order in which it was: several pads of an Index control, two knobs of an XY pad.
    public let findings: [Finding]
    /// What was touched, in words: `a fader or knob, cc 7 on channel 1`; of several, the last one in full.
    public let seen: String
    /// Why it is taken for that.
    public let reason: String
    /// The rules as they will stand in the file, each in braces.
    public let rules: [String]
    /// Where they go.
    public let place: Place
    /// What a person should know of the rules; nil when nothing.
    public let remark: String?
    /// What else may be touched before accepting; nil when nothing.
    public let next: String?
    /// Whether a text must be given before it can be accepted, since a String control sends one.
    public let needsText: Bool
    /// The rules of the file that have the same source or the same control.
    public let conflicts: [LearnConflict]
    /// What `check` will warn of; empty in all usual cases.
    public let warnings: [String]
    /// Why it cannot be written as the file is; nil when it can.
    public let obstacle: String?

    /// Where rules go in the file.
    public struct Place: Hashable, Sendable {
        /// The name of the device's entry, as the file gives or will give it.
        public let device: String
        /// The lines of the entry when it is a new one; empty when it is there.
        public let newLines: [String]
        /// The line of the entry that is there; nil for a new one.
        public let line: Int?
    }
}
