/// What the change to another mapping came to.
public struct MappingReport: Sendable, Equatable {
    /// How many rules the mapping has.
    public let rules: Int
    /// How many of them are new, or have another source, target or setting than before.
    public let added: Int
    /// How many rules of the mapping before are gone, or have changed.
    public let removed: Int
    /// The names of the rules whose control is not on the page; empty while the layout is not known.
    public let sleeping: [String]

    /// A report with the given parts.
    public init(rules: Int, added: Int, removed: Int, sleeping: [String]) {
        (self.rules, self.added, self.removed, self.sleeping) = (rules, added, removed, sleeping)
    }

    /// The same report when every control is certain to be there.
    public var withoutSleepers: MappingReport {
        MappingReport(rules: rules, added: added, removed: removed, sleeping: [])
    }
}
