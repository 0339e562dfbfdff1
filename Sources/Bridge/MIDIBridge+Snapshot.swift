import Dispatching
import Volta

extension MIDIBridge {
    /// The state now; cheap enough to be asked for a few dozen times a second.
    public var snapshot: BridgeSnapshot {
        var snapshot = BridgeSnapshot()
        snapshot.page = page
        for control in layout?.controls ?? [] {
            let standing = dispatcher.standing(of: control.lid)
            if standing != .idle { snapshot.standings[control.lid] = standing }
        }
        snapshot.books = books
        snapshot.limits = dispatcher.limits
        snapshot.rate = dispatcher.rate
        snapshot.throttles = pace.throttles
        snapshot.withoutOption = engine.counts.withoutOption
        snapshot.messages = engine.counts.messages
        snapshot.isHeld = hold.isHolding(at: now)
        return snapshot
    }

    /// The page as it was last made, or anew when it or the mapping has changed.
    private var page: PageSnapshot {
        if let known = knownPage, known.number == pageNumber { return known }
        let mapping = engine.mapping
        var drivers: [Int: [ControlDriver]] = [:]
        for lid in Set((layout?.controls ?? []).map(\.lid)) {
            drivers[lid] = engine.rules(driving: lid).map { ControlDriver(mapping.rules[$0], of: mapping) }
        }
        let sleeping = layout == nil ? [] : engine.sleepingRules.map { mapping.rules[$0].name }
        let page = PageSnapshot(number: pageNumber, layout: layout, drivers: drivers, sleeping: sleeping)
        knownPage = page
        return page
    }
}
