/// What a run is, for the head of the page.
public struct RunInfo: Sendable, Equatable {
    /// The program's version.
    let version: String
    /// The name of the mapping.
    let mapping: String
    /// Where events come from.
    public let input: String
    /// Where actions go.
    let target: String
    /// Whether the mapping is a file into which rules can be written.
    let canLearn: Bool

    /// A run.
    public init(version: String, mapping: String, input: String, target: String, canLearn: Bool) {
        (self.version, self.mapping, self.input) = (version, mapping, input)
        (self.target, self.canLearn) = (target, canLearn)
    }
}
