/// A rule of the file that a new rule meets.
public struct LearnConflict: Hashable, Sendable {
    /// In what they meet.
    public enum Kind: Hashable, Sendable {
        /// The same input moves something already.
        case source
        /// The control is moved by something already.
        case control
    }

    /// In what they meet.
    public let kind: Kind
    /// The sentence about it.
    public let text: String
    /// The line of the rule that is there.
    public let line: Int
    /// The number of its device's entry.
    let device: Int
    /// The number of the rule in the entry, an XY pad counting for each axis.
    let rule: Int
}
