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
        let arrival: ContinuousClock.Instant
        /// Says which of two demands came first.
        let order: Int
    }

    /// The most presses that wait; the oldest one makes room.
    static let capacity = 256
    /// A press that is older than this is dropped when its control appears.
    static let expiry = Duration.seconds(2)

    private var newest: [Item?]
    private var presses: [Item] = []
    private var order = 0

    init(targets: Int) {
        newest = Array(repeating: nil, count: targets)
        presses.reserveCapacity(Self.capacity)
    }

    /// How many demands wait.
    var count: Int { presses.count + newest.count { $0 != nil } }

    /// Keeps a demand; returns how many presses were dropped to make room.
    mutating func keep(
        _ demand: Demand, rule: Int, target: Int, _ delivery: Delivery, now: ContinuousClock.Instant
    ) -> Int {
        order += 1
        switch delivery {
        case .latest:
            let folded = demand.after(newest[target]?.demand)
            newest[target] = Item(rule: rule, target: target, demand: folded, arrival: now, order: order)
            return 0
        case .every:
            let isFull = presses.count >= Self.capacity
            if isFull { presses.removeFirst() }
            presses.append(Item(rule: rule, target: target, demand: demand, arrival: now, order: order))
            return isFull ? 1 : 0
        }
    }

    /// Takes out what is still good for the targets that are there now, oldest first, and counts the expired presses.
    mutating func take(now: ContinuousClock.Instant, where isThere: (Int) -> Bool) -> (items: [Item], expired: Int) {
        let waiting = presses.count
        presses.removeAll { now - $0.arrival > Self.expiry }
        let expired = waiting - presses.count
        var items = presses.filter { isThere($0.target) }
        presses.removeAll { isThere($0.target) }
        for target in newest.indices where isThere(target) {
            if let item = newest[target] { items.append(item) }
            newest[target] = nil
        }
        return (items.sorted { $0.order < $1.order }, expired)
    }
}
