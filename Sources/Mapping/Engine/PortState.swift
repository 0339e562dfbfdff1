import MIDI

/// What is known of one port's inputs.
struct PortState: Sendable {
    /// The number of the port's table, or nil when no entry fits the port.
    let table: Int?
    /// Joins the control changes that belong together.
    var joiner: Joiner
    /// The last value of each cell's input, 0 before the first; of a note the greatest velocity since its last
    /// release, 0 when it is not held.
    var values: [UInt16]

    /// A port that follows no rule.
    init() {
        (table, joiner, values) = (nil, Joiner(ControllerRoles()), [])
    }

    /// A port that follows a table.
    init(_ table: RuleTable, number: Int) {
        self.table = number
        joiner = Joiner(table.roles)
        values = Array(repeating: 0, count: table.cells.count)
    }

    /// What a message is to the rules; nil for messages that no rule listens to, and for parts that wait.
    mutating func input(
        _ message: Message, in table: RuleTable, now: ContinuousClock.Instant
    ) -> PortInput? {
        switch message {
        case .controlChange(let channel, let controller, let value):
            switch joiner.receive(channel, controller, value, now: now) {
            case .plain: return changed(table.cells.cell(.controlChange, channel, Int(controller)), to: UInt16(value))
            case .part: return nil
            case .joined(let event): return input(event, in: table)
            }
        case .noteOn(let channel, let note, let velocity) where velocity > 0:
            return pressed(table.cells.cell(.note, channel, Int(note)), UInt16(velocity))
        case .noteOn(let channel, let note, _), .noteOff(let channel, let note, _):
            return changed(table.cells.cell(.note, channel, Int(note)), to: 0, .noteOff)
        case .programChange(let channel, let program): return programChanged(channel, program, in: table)
        case .pitchBend(let channel, let value): return changed(table.cells.cell(.pitchBend, channel, 0), to: value)
        case .channelPressure(let channel, let pressure):
            return changed(table.cells.cell(.pressure, channel, 0), to: UInt16(pressure))
        case .keyPressure(let channel, let note, let pressure):
            return changed(table.cells.cell(.keyPressure, channel, Int(note)), to: UInt16(pressure))
        case .start: return told(.start, in: table)
        case .stop: return told(.stop, in: table)
        case .continue: return told(.continue, in: table)
        default: return nil
        }
    }

    // MARK: - Parts that wait

    /// When a part will have waited long enough for the others; nil when none waits.
    var nextSettle: ContinuousClock.Instant? { joiner.nextSettle }

    /// What the next part that has waited long enough comes to alone, at once for nil; nil when there is none.
    mutating func takeSettled(by now: ContinuousClock.Instant?, in table: RuleTable) -> PortInput? {
        while let event = joiner.takeSettled(by: now) {
            if let input = input(event, in: table) { return input }
        }
        return nil
    }

    /// The releases of all that is held and has rules, as if the hand let go of it.
    func releases(in table: RuleTable) -> [PortInput] {
        values.indices.compactMap { cell in
            guard values[cell] > 0, !table.range(ofCell: cell).isEmpty else { return nil }
            let kind: Stimulus.Kind = CellMap.isNote(cell) ? .noteOff : .value
            return PortInput(cell: cell, stimulus: Stimulus(kind: kind, value: 0, previous: values[cell]))
        }
    }

    // MARK: - Kinds of input

    private mutating func input(_ event: JoinedEvent, in table: RuleTable) -> PortInput? {
        switch event {
        case .pair(let channel, let coarse, let value):
            changed(table.cells.cell(.controlPair, channel, Int(coarse)), to: value)
        case .parameter(let channel, let parameter, let value):
            changed(table.cells.cell(CellMap.Kind(parameter), channel, Int(parameter.number)), to: value)
        case .steps(let channel, let parameter, let steps):
            table.cells.cell(CellMap.Kind(parameter), channel, Int(parameter.number)).map {
                PortInput(cell: $0, stimulus: Stimulus(kind: .steps(steps), value: 0, previous: values[$0]))
            }
        }
    }

    private mutating func pressed(_ cell: Int?, _ velocity: UInt16) -> PortInput? {
        guard let cell else { return nil }
        let previous = values[cell]
        values[cell] = max(previous, velocity)
        return PortInput(cell: cell, stimulus: Stimulus(kind: .noteOn, value: velocity, previous: previous))
    }

    private mutating func changed(_ cell: Int?, to value: UInt16, _ kind: Stimulus.Kind = .value) -> PortInput? {
        guard let cell else { return nil }
        let previous = values[cell]
        values[cell] = value
        return PortInput(cell: cell, stimulus: Stimulus(kind: kind, value: value, previous: previous))
    }

    /// A program of a bank that has rules is not the same program without a bank.
    private func programChanged(_ channel: Channel, _ program: UInt8, in table: RuleTable) -> PortInput? {
        let number = CellMap.number(ofProgram: program, in: joiner.bank(on: channel))
        let cell =
            table.cells.cell(.bankProgram, channel, number)
            ?? table.cells.cell(.programChange, channel, Int(program))
        return happened(cell, UInt16(program))
    }

    private func told(_ transport: Transport, in table: RuleTable) -> PortInput? {
        happened(table.cells.cell(.transport, Channel(statusByte: 0), transport.number), 0)
    }

    private func happened(_ cell: Int?, _ value: UInt16) -> PortInput? {
        cell.map { PortInput(cell: $0, stimulus: Stimulus(kind: .trigger, value: value, previous: 0)) }
    }
}
