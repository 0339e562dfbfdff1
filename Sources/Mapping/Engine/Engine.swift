public import MIDI
public import Time

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
    var toggles: [ControlIdentity: AskedState<Bool>] = [:]
    var waiting: WaitingDemands
    /// Where the controls are, for what turns them.
    var positions: Positions
    /// Where pads are up and down; their other positions are from side to side.
    var heights: Positions
    /// The travel that last counted of each rule with a dead-band.
    var lastTravels: [Double?]
    /// How each rule's hand last moved that has to take its control over; nil before it has.
    var lastMoves: [HandMove?]
    /// When each rule last turned its control.
    var lastTurns: [LastTurn?]
    /// Which layers are on.
    var layers: LayerStates
    var notices: [EngineNotice] = []
    /// What is known of the choices, by their controls.
    var chosen: [ControlIdentity: AskedState<Int>] = [:]
    /// The targets that name the same control as another one.
    var sameControl: [Int: [Int]] = [:]
    /// What shows the controls on the surfaces.
    var lights = SurfaceLights()
    /// The rules of which a notice was given.
    var noticed: [Bool]
    var ports = PortStates()
    private(set) var tables: [RuleTable] = []
    private(set) var tableNumbers: [[Int]: Int] = [:]
    /// Why the controls of targets are not there, as far as a layout says it.
    var absences: [Int: Absence] = [:]
    /// Whether what is decided is written down, to be taken by ``takeExplanation()``; off at first, and free of cost
    /// then.
    public var isExplaining = false {
        didSet { if isExplaining != oldValue { trace = Trace() } }
    }
    /// What was decided while somebody wanted to know why.
    var trace = Trace()

    /// An engine that follows a mapping, without a layout and without ports.
    public init(_ mapping: CompiledMapping) {
        self.mapping = mapping
        controls = Array(repeating: nil, count: mapping.targets.count)
        waiting = WaitingDemands(targets: mapping.targets.count)
        positions = Positions(starts: mapping.starts)
        heights = Positions(starts: mapping.startHeights)
        lastTravels = Array(repeating: nil, count: mapping.rules.count)
        lastMoves = Array(repeating: nil, count: mapping.rules.count)
        lastTurns = Array(repeating: nil, count: mapping.rules.count)
        layers = LayerStates(mapping.layers)
        noticed = Array(repeating: false, count: mapping.rules.count)
    }

    /// A port is there from now on, with nothing held; returns the numbers of the entries that it follows.
    @discardableResult
    public mutating func portAppeared(_ port: PortID, from origin: PortOrigin) -> [Int] {
        let entries = origin.entries(of: mapping)
        letGoOfLayers(port)
        let slot = ports.add(port, entries.isEmpty ? PortState() : state(for: entries))
        release(slot)
        forgetMoves(in: slot)
        if case .device = origin { lightUp(slot, entries) } else { lights.remove(slot) }
        return entries
    }

    /// A port is gone: what waited acts, what follows or remembers one of its held inputs is released, and its state is
    /// forgotten.
    public mutating func portLeft(_ port: PortID, now: Moment, _ emit: (EngineOutput) -> Void) {
        guard let slot = ports.slot(of: port) else { return }
        if let table = ports[slot].table {
            settle(slot, by: nil, now: now, emit)
            for input in ports[slot].releases(in: tables[table]) { answer(input, in: slot, .lettingGo, now: now, emit) }
        }
        ports.remove(port)
        lights.remove(slot)
        forgetMoves(in: slot)
    }

    /// A message came from a port; each action that it leads to is handed out in the order of the rules.
    public mutating func receive(
        _ message: Message, from port: PortID, now: Moment, _ emit: (EngineOutput) -> Void
    ) {
        guard let slot = ports.slot(of: port), let table = ports[slot].table else {
            if isExplaining { tellUnheard(message, in: nil) }
            return
        }
        settle(slot, by: now, now: now, emit)
        if lights.has(slot) {
            if isEcho(message, in: slot, now: now) {
                if isExplaining { tellEcho(message, in: slot) }
                return
            }
            if let press = lights[slot].echo.realPress(before: message) { take(press, in: slot, table, now: now, emit) }
        }
        if isExplaining { trace.beginMessage() }
        take(message, in: slot, table, now: now, emit)
    }

    private mutating func take(
        _ message: Message, in slot: Int, _ table: Int, now: Moment, _ emit: (EngineOutput) -> Void
    ) {
        guard let input = ports[slot].input(message, in: tables[table], now: now) else {
            if isExplaining { tellUnheard(message, in: slot) }
            return
        }
        answer(input, in: slot, .all, now: now, emit)
        if isExplaining { tellRest(of: message, input.cell, in: slot) }
    }

    /// When ``settle(now:atOnce:_:)`` has something to do: a part has waited long enough for the others, a press to
    /// become long or double, a switch to be at rest; nil when nothing waits.
    public var nextSettle: Moment? { ports.nextTime }

    /// When any of ``settle(now:atOnce:_:)``, ``dropExpired(now:)`` and ``show(now:_:)`` has something to do later; nil
    /// when nothing waits.
    ///
    /// Mutating only so that an owner who is a class can ask without a copy of the engine.
    public var nextTime: Moment? {
        mutating get { .earlier(.earlier(nextSettle, nextExpiry), nextShow) }
    }

    /// Lets what has waited long enough act, or at once all that waits; a press that is not long by then does not
    /// become so.
    public mutating func settle(
        now: Moment, atOnce: Bool = false, _ emit: (EngineOutput) -> Void
    ) {
        guard let next = nextSettle, atOnce || next <= now else { return }
        for slot in ports.occupied { settle(slot, by: atOnce ? nil : now, now: now, emit) }
    }

    /// What happened first acts first: a switch may have let go of a press before that became long.
    private mutating func settle(
        _ slot: Int, by due: Moment?, now: Moment, _ emit: (EngineOutput) -> Void
    ) {
        guard let table = ports[slot].table else { return }
        while let next = ports[slot].nextTime, due.map({ next <= $0 }) ?? true {
            if ports[slot].nextSettle == next {
                guard let input = ports[slot].takeSettled(by: due.map { _ in next }, in: tables[table], now: now) else {
                    continue
                }
                answer(input, in: slot, .all, now: now, emit)
            } else if let place = ports[slot].presses.takeDue(by: next) {
                actOnTaps(before: place, in: slot, tables[table], now: now, emit)
                act(late: place, in: tables[table], atOnce: due == nil, now: now, emit)
            }
        }
    }

    /// Which rules answer an input.
    private enum Answering {
        case all
        /// Those that let go of what they did when it was pressed.
        case lettingGo
    }

    /// Hands out what the rules of an input make of what happened to it.
    private mutating func answer(
        _ input: PortInput, in slot: Int, _ answering: Answering, now: Moment,
        _ emit: (EngineOutput) -> Void
    ) {
        guard let number = ports[slot].table else { return }
        let table = tables[number]
        counts.messages += 1
        let range = table.range(ofCell: input.cell)
        if !range.isEmpty || table.switches(ofCell: input.cell) != nil { counts.matched += 1 }
        let changes = layers.changes
        switchLayers(input, in: table)
        if layers.changes != changes { lights.markAll(again: false) }
        let isCovered = isCovered(range, in: table)
        let double =
            table.hasDoubles
            ? doublePress(input.stimulus, range, isCovered: isCovered, in: table, ports[slot].presses, now) : .none
        for place in range {
            let hit = table.hits[place]
            let rule = Int(hit.rule)
            let isOn = isOn(rule, isCovered: isCovered)
            guard answering == .all || letsGo(rule),
                let demand = demand(
                    of: rule, for: input.stimulus, at: place, option: Int(hit.option), isOn, double, slot, now)
            else { continue }
            meet(demand, rule: rule, now: now, emit)
        }
        inputMoved(input, in: slot, now: now)
    }

    /// What a rule makes of what happened to its input at a place in the table; nil for nothing, or for something
    /// that is remembered and acts later.
    mutating func demand(
        of rule: Int, for stimulus: Stimulus, at place: Int, option: Int, _ isOn: Bool, _ double: DoublePress,
        _ slot: Int, _ now: Moment
    ) -> Demand? {
        let hand = Grip.Hand(slot: slot, place: place, layerChanges: layers.changes)
        guard remembersPresses(stimulus, rule, double) else {
            guard isOn else {
                tell(rule) { $0.layerReason(of: rule, at: place, in: slot) }
                return nil
            }
            return demand(of: rule, for: stimulus, option: option, by: hand, now: now)
        }
        guard acts(on: stimulus, place, rule, isOn, double, in: slot, now) else { return nil }
        if let demand = mapping.rules[rule].response.pressDemand(option: option) { return placed(demand, rule) }
        return demand(of: rule, for: stimulus, option: option, by: hand, now: now)
    }

    /// Meets a demand at once, or keeps it while its control is not there.
    mutating func meet(
        _ demand: Demand, rule: Int, now: Moment, _ emit: (EngineOutput) -> Void
    ) {
        guard controls[mapping.rules[rule].target] == nil else {
            act(demand, rule: rule, emit)
            return
        }
        tell(rule) { $0.absence(of: rule) }
        counts.kept += 1
        switch waiting.keep(demand, of: mapping.rules[rule], numbered: rule, now: now) {
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

    private mutating func state(for entries: [Int]) -> PortState {
        let number = tableNumbers[entries] ?? tables.count
        if number == tables.count {
            tables.append(mapping.table(for: entries))
            tableNumbers[entries] = number
        }
        return PortState(tables[number], number: number)
    }
}
