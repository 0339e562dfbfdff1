import Time

/// Keeps what is asked of controls that are not there yet: the newest state of each, and the latest presses.
///
/// States are kept for each target as the file names it: flips of one toggle count right as long as the file always
/// names it in the same way.
struct WaitingDemands: Sendable {
    /// A demand that waits for its target.
    struct Item: Sendable {
        let rule: Int
        let target: Int
        let demand: Demand
        let arrival: Moment
        /// How long it may wait, if it is a press.
        let expiry: Duration
        /// Says which of two demands came first.
        let order: Int
    }

    /// The most presses that wait; the oldest one makes room.
    static let capacity = 256
    /// A press that is older than this is dropped, when its rule does not say it.
    static let usualExpiry = Duration.seconds(2)

    private var newest: [Item?]
    private var presses: [Item] = []
    private var order = 0

    init(targets: Int) {
        newest = Array(repeating: nil, count: targets)
        presses.reserveCapacity(Self.capacity)
    }

    /// What the keeping of a demand did to an earlier one.
    enum Displacement {
        case none
        /// The newer state took the place of an older one.
        case merged
        /// The oldest press made room.
        case displaced(Item)
    }

    /// Keeps a demand.
    mutating func keep(
        _ demand: Demand, of rule: CompiledRule, numbered number: Int, now: Moment
    ) -> Displacement {
        order += 1
        func item(_ demand: Demand) -> Item {
            Item(rule: number, target: rule.target, demand: demand, arrival: now, expiry: rule.expiry, order: order)
        }
        switch rule.delivery {
        case .latest:
            let earlier = newest[rule.target]
            newest[rule.target] = item(demand.after(earlier?.demand))
            return earlier == nil ? .none : .merged
        case .every:
            let displaced = presses.count >= Self.capacity ? presses.removeFirst() : nil
            presses.append(item(demand))
            return displaced.map { .displaced($0) } ?? .none
        }
    }

    /// All that is kept, oldest first.
    var items: [Item] { (presses + newest.compactMap(\.self)).sorted { $0.order < $1.order } }

    /// Whether nothing is kept.
    var isEmpty: Bool { presses.isEmpty && newest.allSatisfy { $0 == nil } }

    /// When the next press will have waited too long, by the least there is; nil without presses.
    var nextExpiry: Moment? {
        presses.lazy.map { $0.arrival + $0.expiry + .nanoseconds(1) }.min()
    }

    /// Takes out the presses that have waited too long.
    mutating func takeExpired(now: Moment) -> [Item] {
        let expired = presses.filter { now - $0.arrival > $0.expiry }
        if !expired.isEmpty { presses.removeAll { now - $0.arrival > $0.expiry } }
        return expired
    }

    /// Takes out what is kept for the targets that are there now, oldest first.
    mutating func take(where isThere: (Int) -> Bool) -> [Item] {
        var items = presses.filter { isThere($0.target) }
        presses.removeAll { isThere($0.target) }
        for target in newest.indices where isThere(target) {
            if let item = newest[target] { items.append(item) }
            newest[target] = nil
        }
        return items.sorted { $0.order < $1.order }
    }
}
