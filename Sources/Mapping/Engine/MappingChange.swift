/// What the change from one mapping to another comes to.
public struct MappingChange: Hashable, Sendable {
    /// How many rules are new; a rule with another source, target or setting is a new one.
    public let added: Int
    /// How many rules of the old mapping are gone.
    public let removed: Int
    /// What waited for controls of rules that are gone, by their numbers in the old mapping.
    public let dropped: [KeptDemand]
}
