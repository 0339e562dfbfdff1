import Dispatching
public import Mapping

/// A change of the mapping while everything runs.
extension MIDIBridge {
    /// Follows another mapping from now on; rules that have not changed go on where they are, and nothing is sent for
    /// them.
    ///
    /// Its limits hold at once. What the rules that are gone have asked for is still sent, if its control is there.
    public func follow(_ mapping: CompiledMapping) -> MappingReport {
        let now = now
        engine.dropExpired(now: now)
        tellNotices()
        let old = engine.mapping
        let change = engine.follow(mapping, ports: ports, on: layout, now: now) { submit($0, at: now) }
        for kept in change.dropped {
            say(.dropped(ActionReport(kept, of: old), .turnedAway, reason: "its rule is not in the mapping any more"))
        }
        pageNumber += 1
        dispatcher.change(to: Limits(mapping.limits), at: now)
        dispatcher.change(to: engine.rates)
        let sleeping = layout == nil ? [] : engine.sleepingRules.map { mapping.rules[$0].name }
        // What a new rule names may be new in the layout too.
        if !sleeping.isEmpty, change.added > 0 { layoutWatch.refused(now: now) }
        pump()
        return MappingReport(
            rules: mapping.rules.count, added: change.added, removed: change.removed, sleeping: sleeping)
    }
}
