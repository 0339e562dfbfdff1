/// The states of all ports that are there, found by a port's number without an allocation.
struct PortStates: Sendable {
    private var slots: [PortID: Int] = [:]
    private var states: [PortState] = []
    private var free: [Int] = []

    /// Where a port's state is, or nil when the port is not there.
    func slot(of port: PortID) -> Int? { slots[port] }

    /// The state in a slot.
    subscript(slot: Int) -> PortState {
        get { states[slot] }
        _modify { yield &states[slot] }
    }

    /// Gives a port a new state; returns where it is.
    mutating func add(_ port: PortID, _ state: PortState) -> Int {
        if let slot = slots[port] ?? free.popLast() {
            states[slot] = state
            slots[port] = slot
            return slot
        }
        slots[port] = states.count
        states.append(state)
        return states.count - 1
    }

    /// All ports that are there, and their slots.
    var all: [PortID: Int] { slots }

    /// The port in a slot.
    func port(in slot: Int) -> PortID? { slots.first { $0.value == slot }?.key }

    /// The slots of all ports that are there.
    var occupied: some Collection<Int> { slots.values }

    /// When something of a port has waited long enough; nil when nothing waits.
    var nextTime: ContinuousClock.Instant? {
        slots.values.lazy.compactMap { states[$0].nextTime }.min()
    }

    /// Forgets a port.
    mutating func remove(_ port: PortID) {
        guard let slot = slots.removeValue(forKey: port) else { return }
        states[slot] = PortState()
        free.append(slot)
    }
}
