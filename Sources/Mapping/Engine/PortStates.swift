import Time

/// The states of all ports that are there, found by a port's number without an allocation.
struct PortStates: Sendable {
    /// The ports in the slots: a few, which are found sooner one by one than by their hashes.
    private var ids: [PortID?] = []
    private var states: [PortState] = []

    /// Where a port's state is, or nil when the port is not there.
    func slot(of port: PortID) -> Int? { ids.firstIndex(of: port) }

    /// The state in a slot.
    subscript(slot: Int) -> PortState {
        _read { yield states[slot] }
        _modify { yield &states[slot] }
    }

    /// Gives a port a new state; returns where it is.
    mutating func add(_ port: PortID, _ state: PortState) -> Int {
        if let slot = slot(of: port) ?? ids.firstIndex(of: nil) {
            (ids[slot], states[slot]) = (port, state)
            return slot
        }
        ids.append(port)
        states.append(state)
        return states.count - 1
    }

    /// All ports that are there, and their slots.
    var all: [(port: PortID, slot: Int)] { occupied.compactMap { slot in ids[slot].map { ($0, slot) } } }

    /// The port in a slot.
    func port(in slot: Int) -> PortID? { ids[slot] }

    /// The slots of all ports that are there.
    var occupied: [Int] { ids.indices.filter { ids[$0] != nil } }

    /// When something of a port has waited long enough; nil when nothing waits.
    var nextTime: Moment? {
        var next: Moment?
        for slot in ids.indices where ids[slot] != nil {
            guard let time = states[slot].nextTime else { continue }
            next = .earlier(next, time)
        }
        return next
    }

    /// Forgets a port.
    mutating func remove(_ port: PortID) {
        guard let slot = slot(of: port) else { return }
        (ids[slot], states[slot]) = (nil, PortState())
    }
}
