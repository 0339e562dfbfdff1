import Bridge

/// A saved mapping that is good.
struct MappingReload: Equatable, Sendable {
    /// The path of the file.
    let mapping: String
    /// What the change to it came to; nil when the run follows just this already.
    let report: MappingReport?
    /// Whether the last that was said of the file is that it cannot be used.
    let isGoodAgain: Bool
    /// The full text of its warnings, as at the start.
    let warnings: String
}
