import MIDI
public import Volta
public import Time

/// A change of the mapping while everything runs.
extension Engine {
    /// Follows another mapping from now on, and goes on where it is with all that has not changed.
    ///
    /// What is known of ports and controls stays: what is held, what is selected, the states of toggles and the positions
    /// of what is turned. Rules that stay the same keep their dead-bands, and what waits for their controls. What the
    /// others held is let go of, and what waited for them is dropped. Notices should be taken before: their rules have
    /// other numbers afterwards.
    ///
    /// - Parameters:
    ///   - mapping: The new mapping.
    ///   - ports: All ports that are there.
    ///   - layout: The layout, if it was read.
    /// - Returns: What is new and what is gone.
    public mutating func follow(
        _ mapping: CompiledMapping, ports origins: [PortID: PortOrigin], on layout: LayoutInfo?,
        now: Moment, _ emit: (EngineOutput) -> Void
    ) -> MappingChange {
        let counterparts = RuleCounterparts(from: self.mapping, to: mapping)
        var next = Engine(mapping)
        for (port, origin) in origins { next.portAppeared(port, from: origin) }
        if hasOtherRoles(than: next, origins.keys) { settle(now: now, atOnce: true, emit) }
        letGo(counterparts.isGone, now: now, emit)
        let dropped = next.takeWaiting(of: self, counterparts)
        next.takeKnowledge(of: self, counterparts)
        next.counts.displaced += dropped.count
        var hands: [Grip.Hand: Grip.Hand] = [:]
        for port in origins.keys { hands.merge(next.takeInputs(of: port, from: self, counterparts)) { $1 } }
        (next.isExplaining, next.trace) = (isExplaining, trace)
        if let layout { next.bind(to: layout, now: now, emit) }
        next.takePositions(of: self, hands)
        next.takeMoves(of: self, counterparts, hands)
        next.takeLights(of: self, origins.keys)
        self = next
        return MappingChange(added: counterparts.added, removed: counterparts.removed, dropped: dropped)
    }

    // MARK: - Before

    /// Whether the control changes of a port are parts of something else for the next engine.
    private func hasOtherRoles(than next: Engine, _ ports: some Sequence<PortID>) -> Bool {
        ports.contains { port in roles(of: port) != next.roles(of: port) }
    }

    private func roles(of port: PortID) -> ControllerRoles? {
        table(of: port).map { tables[$0].roles }
    }

    private func table(of port: PortID) -> Int? {
        ports.slot(of: port).flatMap { ports[$0].table }
    }

    /// Lets go of what rules that are gone hold.
    private mutating func letGo(_ isGone: [Bool], now: Moment, _ emit: (EngineOutput) -> Void) {
        for slot in Array(ports.occupied) {
            guard let table = ports[slot].table else { continue }
            for input in ports[slot].releases(in: tables[table]) {
                for place in tables[table].range(ofCell: input.cell) {
                    let hit = tables[table].hits[place]
                    let (rule, option) = (Int(hit.rule), Int(hit.option))
                    guard isGone[rule], letsGo(rule),
                        let demand = demand(
                            of: rule, for: input.stimulus, at: place, option: option, true, .none, slot, now)
                    else { continue }
                    meet(demand, rule: rule, now: now, emit)
                }
            }
        }
    }

    // MARK: - Taking over

    /// Keeps what waited for the controls of rules that stay; returns what is dropped.
    private mutating func takeWaiting(of earlier: Engine, _ counterparts: RuleCounterparts) -> [KeptDemand] {
        var dropped: [KeptDemand] = []
        for item in earlier.waiting.items {
            guard let rule = counterparts.new[item.rule] else {
                dropped.append(KeptDemand(item))
                continue
            }
            _ = waiting.keep(item.demand, of: mapping.rules[rule], numbered: rule, now: item.arrival)
        }
        return dropped
    }

    private mutating func takeKnowledge(of earlier: Engine, _ counterparts: RuleCounterparts) {
        counts = earlier.counts
        toggles = earlier.toggles
        chosen = earlier.chosen
        layers.take(from: earlier.layers)
        notices = earlier.notices
        for (old, new) in counterparts.new.enumerated() {
            guard let new else { continue }
            lastTravels[new] = earlier.lastTravels[old]
            lastTurns[new] = earlier.lastTurns[old]
            noticed[new] = earlier.noticed[old]
        }
    }

    /// Takes over what is held and selected on a port; returns the hands that have controls under their new numbers.
    private mutating func takeInputs(
        of port: PortID, from earlier: Engine, _ counterparts: RuleCounterparts
    ) -> [Grip.Hand: Grip.Hand] {
        guard let slot = ports.slot(of: port), let oldSlot = earlier.ports.slot(of: port),
            let table = ports[slot].table.map({ tables[$0] }), let oldNumber = earlier.ports[oldSlot].table
        else { return [:] }
        let (old, oldTable) = (earlier.ports[oldSlot], earlier.tables[oldNumber])
        let hands = earlier.positions.hands + earlier.heights.hands + earlier.lastMoves.compactMap { $0?.hand }
        let held = Set(hands.filter { $0.slot == oldSlot }.map(\.place))
        let wanted = held.union(old.presses.places)
        var places: [Int: Int] = [:]
        ports[slot].joiner = Joiner(table.roles, after: old.joiner)
        table.cells.forEachShared(with: oldTable.cells, of: mapping.rules) { cell, oldCell in
            ports[slot].values[cell] = old.values[oldCell]
            ports[slot].debouncer.take(cell, from: old.debouncer, of: oldCell)
            for place in oldTable.range(ofCell: oldCell) where wanted.contains(place) {
                places[place] = table.place(of: counterparts.hit(oldTable.hits[place]), inCell: cell)
            }
        }
        ports[slot].presses = old.presses.moved(to: places)
        let pairs = places.map {
            (
                Grip.Hand(slot: oldSlot, place: $0, layerChanges: earlier.layers.changes),
                Grip.Hand(slot: slot, place: $1, layerChanges: layers.changes)
            )
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }

    /// Takes over where the controls are that were moved, also those on another page.
    private mutating func takePositions(of earlier: Engine, _ hands: [Grip.Hand: Grip.Hand]) {
        for (target, old) in earlier.counterparts(of: self) {
            let (grip, height) = (earlier.positions.grip(old), earlier.heights.grip(old))
            if grip.isKnown { positions.grip(target) { new, _ in new = grip.moved(to: hands) } }
            if height.isKnown { heights.grip(target) { new, _ in new = height.moved(to: hands) } }
            if earlier.positions[old] != Dial(at: earlier.mapping.starts[old]) {
                positions[target] = earlier.positions[old]
            }
            if earlier.heights[old] != Dial(at: earlier.mapping.startHeights[old]) {
                heights[target] = earlier.heights[old]
            }
        }
    }

    /// Takes over where the hands were last.
    private mutating func takeMoves(
        of earlier: Engine, _ counterparts: RuleCounterparts, _ hands: [Grip.Hand: Grip.Hand]
    ) {
        for (old, new) in counterparts.new.enumerated() {
            guard let new, let move = earlier.lastMoves[old], let hand = hands[move.hand] else { continue }
            lastMoves[new] = HandMove(value: move.value, hand: hand)
        }
    }

    /// The targets of another engine that are this one's too: they name, or are, the same control.
    private func counterparts(of other: Engine) -> [(target: Int, old: Int)] {
        var byName: [RuleTarget: Int] = [:]
        var byControl: [ControlIdentity: Int] = [:]
        for (target, control) in controls.enumerated() {
            byName[mapping.targets[target]] = target
            if let control { byControl[control.identity] = target }
        }
        return other.mapping.targets.indices.compactMap { target in
            let old = other.controls[target].flatMap { byControl[$0.identity] } ?? byName[other.mapping.targets[target]]
            return old.map { (target, $0) }
        }
    }
}

extension RuleTable {
    /// Where a hit is in a cell; nil when it is not there.
    fileprivate func place(of hit: Hit?, inCell cell: Int) -> Int? {
        guard let hit else { return nil }
        return range(ofCell: cell).first { hits[$0] == hit }
    }
}

extension RuleCounterparts {
    /// A hit with its rule's new number; nil when the rule is gone.
    fileprivate func hit(_ old: RuleTable.Hit) -> RuleTable.Hit? {
        new[Int(old.rule)].map { RuleTable.Hit(rule: Int32($0), option: old.option) }
    }
}

extension CellMap {
    /// Calls the body with the cells of each input that has one here and in another map.
    fileprivate func forEachShared(with other: CellMap, of rules: [CompiledRule], _ body: (Int, Int) -> Void) {
        let dense = CellMap().count
        for cell in 0..<dense { body(cell, cell) }
        for rule in rules {
            let kind = rule.source.cellKind
            for channel in rule.source.channels(rule.channel) {
                for number in rule.source.numbers {
                    guard let cell = cell(kind, channel, number), cell >= dense,
                        let old = other.cell(kind, channel, number)
                    else { continue }
                    body(cell, old)
                }
            }
        }
    }
}
