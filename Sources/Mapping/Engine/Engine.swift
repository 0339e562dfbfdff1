public import MIDI

/// Turns the messages of ports into actions on the controls of a layout, as a mapping says.
///
/// It has no clock and does no input or output: time is an argument, and actions are handed out. Nothing is allocated
/// for a message. While a control is not there, its rules' newest states and young presses are kept for it.
public struct Engine: Sendable {
    /// The mapping that it follows.
    public let mapping: CompiledMapping
    /// What it has done so far.
    public internal(set) var counts = EngineCounts()

    /// The control of each target; nil while it is not on the layout's page.
    var controls: [BoundControl?]
    /// What is known of each toggle, also of those that left the page.
    var toggles: [ControlIdentity: ToggleState] = [:]
    var waiting: WaitingDemands
    var notices: [EngineNotice] = []
    /// The rules of which a notice was given.
    private var noticed: [Bool]
    private var ports = PortStates()
    private var tables: [RuleTable] = []
    private var tableNumbers: [[Int]: Int] = [:]

    /// An engine that follows a mapping, without a layout and without ports.
    public init(_ mapping: CompiledMapping) {
        self.mapping = mapping
        controls = Array(repeating: nil, count: mapping.targets.count)
        waiting = WaitingDemands(targets: mapping.targets.count)
        noticed = Array(repeating: false, count: mapping.rules.count)
    }

    /// A port is there from now on, with nothing held; returns the numbers of the entries that it follows.
    @discardableResult
    public mutating func portAppeared(_ port: PortID, from origin: PortOrigin) -> [Int] {
        let entries = origin.entries(of: mapping)
        ports.add(port, PortState(table: entries.isEmpty ? nil : table(for: entries)))
        return entries
    }

    /// A port is gone: toggles that follow one of its held inputs are released, and its state is forgotten.
    public mutating func portLeft(_ port: PortID, now: ContinuousClock.Instant, _ emit: (EngineOutput) -> Void) {
        guard let slot = ports.slot(of: port) else { return }
        for message in ports[slot].releases() {
            receive(message, from: port, now: now, only: \.isHold, emit)
        }
        ports.remove(port)
    }

    /// A message came from a port; each action that it leads to is handed out in the order of the rules.
    public mutating func receive(
        _ message: Message, from port: PortID, now: ContinuousClock.Instant, _ emit: (EngineOutput) -> Void
    ) {
        receive(message, from: port, now: now, only: { _ in true }, emit)
    }

    private mutating func receive(
        _ message: Message, from port: PortID, now: ContinuousClock.Instant, only isWanted: (Response) -> Bool,
        _ emit: (EngineOutput) -> Void
    ) {
        guard let slot = ports.slot(of: port), let table = ports[slot].table,
            let (stimulus, kind, channel, number) = ports[slot].stimulus(message)
        else { return }
        counts.messages += 1
        let range = tables[table].range(kind, channel, number)
        if !range.isEmpty { counts.matched += 1 }
        for position in range {
            let hit = tables[table].hits[position]
            let response = mapping.rules[Int(hit.rule)].response
            guard isWanted(response), let demand = response.demand(for: stimulus, option: Int(hit.option)) else {
                continue
            }
            meet(demand, rule: Int(hit.rule), now: now, emit)
        }
    }

    /// Meets a demand at once, or keeps it while its control is not there.
    private mutating func meet(
        _ demand: Demand, rule: Int, now: ContinuousClock.Instant, _ emit: (EngineOutput) -> Void
    ) {
        let (target, delivery) = (mapping.rules[rule].target, mapping.rules[rule].delivery)
        guard controls[target] == nil else {
            act(demand, rule: rule, emit)
            return
        }
        counts.kept += 1
        switch waiting.keep(demand, rule: rule, target: target, delivery, now: now) {
        case .none: break
        case .merged: counts.merged += 1
        case .displaced(let press):
            counts.displaced += 1
            notices.append(.displaced(KeptDemand(press)))
        }
    }

    /// Puts a rule's notice on the list, the first time.
    mutating func notice(_ notice: EngineNotice, of rule: Int) {
        counts.withoutOption += 1
        guard !noticed[rule] else { return }
        noticed[rule] = true
        notices.append(notice)
    }

    private mutating func table(for entries: [Int]) -> Int {
        if let number = tableNumbers[entries] { return number }
        tables.append(mapping.table(for: entries))
        tableNumbers[entries] = tables.count - 1
        return tables.count - 1
    }
}
