import Time

/// The lamps of all ports that have some, by the slots of the ports' states.
struct SurfaceLights: Sendable {
    private var ports: [PortLights] = []
    private var areThere: [Bool] = []
    /// The lamps of each table of rules.
    private var tables: [Int: LampTable] = [:]
    private var used = 0
    /// When something is to be shown, or earlier; nil when nothing waits.
    private(set) var next: Moment?
    /// Whether something is to be looked at as soon as possible.
    private(set) var isDue = false

    /// Whether no port has lamps.
    var isEmpty: Bool { used == 0 }

    /// Whether the port in a slot has lamps.
    func has(_ slot: Int) -> Bool { slot < areThere.count && areThere[slot] }

    /// The lamps of the port in a slot, which has some.
    subscript(slot: Int) -> PortLights {
        get { ports[slot] }
        _modify { yield &ports[slot] }
    }

    /// The port in a slot has the lamps of a table, if there are any.
    mutating func add(_ slot: Int, table: Int, _ make: () -> LampTable) {
        let lamps = tables[table] ?? make()
        tables[table] = lamps
        remove(slot)
        if !lamps.isEmpty { set(slot, PortLights(lamps)) }
    }

    /// The port in a slot has no lamps any more, but had some.
    mutating func addEmpty(_ slot: Int) { set(slot, PortLights(LampTable())) }

    private mutating func set(_ slot: Int, _ lights: PortLights) {
        while ports.count <= slot {
            ports.append(PortLights(LampTable()))
            areThere.append(false)
        }
        ports[slot] = lights
        areThere[slot] = true
        used += 1
        findNext()
    }

    /// The port in a slot is gone.
    mutating func remove(_ slot: Int) {
        guard has(slot) else { return }
        ports[slot] = PortLights(LampTable())
        areThere[slot] = false
        used -= 1
        findNext()
    }

    /// The lamps of a target may have something else to show.
    mutating func mark(target: Int) {
        for slot in ports.indices {
            for lamp in ports[slot].table.lampsOfTarget[target] ?? [] { ports[slot].mark(lamp) }
        }
        findNext()
    }

    /// All lamps may have something else to show.
    mutating func markAll(again: Bool) {
        for slot in ports.indices { ports[slot].markAll(again: again) }
        findNext()
    }

    /// Finds the earliest time at which a port has something to show.
    mutating func findNext() {
        next = nil
        isDue = false
        for slot in ports.indices where areThere[slot] {
            isDue = isDue || ports[slot].isDue
            guard let time = ports[slot].next else { continue }
            next = .earlier(next, time)
        }
    }
}
