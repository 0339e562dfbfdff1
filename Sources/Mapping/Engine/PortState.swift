import MIDI
import Time

/// What is known of one port's inputs.
struct PortState: Sendable {
    /// The number of the port's table, or nil when no entry fits the port.
    let table: Int?
    /// Joins the control changes that belong together.
    var joiner: Joiner
    /// Stands for a value that is not known.
    private static let unknown = UInt16.max

    /// The last value of each cell's input, unknown before the first; of a note the greatest velocity since its last
    /// release, 0 when it is not held.
    var values: [UInt16]
    /// The presses that are under way.
    var presses: PressMemory
    /// Holds back switches that bounce.
    var debouncer: Debouncer
    /// Why the last message that was no input was none.
    private(set) var silence = PortSilence.nothing

    /// A port that follows no rule.
    init() {
        (table, joiner, values) = (nil, Joiner(ControllerRoles()), [])
        (presses, debouncer) = (PressMemory(isUsed: false), Debouncer(isUsed: false))
    }

    /// A port that follows a table.
    init(_ table: RuleTable, number: Int) {
        self.table = number
        joiner = Joiner(table.roles)
        values = Array(repeating: Self.unknown, count: table.cells.count)
        presses = PressMemory(isUsed: table.hasMemory)
        debouncer = Debouncer(isUsed: table.hasDebounces)
    }

    /// What a message is to the rules; nil for messages that no rule listens to, and for parts that wait.
    mutating func input(
        _ message: Message, in table: RuleTable, now: Moment
    ) -> PortInput? {
        switch message {
        case .controlChange(let channel, let controller, let value):
            switch joiner.receive(channel, controller, value, now: now) {
            case .plain:
                return said(UInt16(value), table.cells.cell(.controlChange, channel, Int(controller)), in: table, now)
            case .part: return silent(.part)
            case .joined(let event): return input(event, in: table, now: now)
            }
        case .noteOn(let channel, let note, let velocity) where velocity > 0:
            return said(UInt16(velocity), table.cells.cell(.note, channel, Int(note)), in: table, now, .noteOn)
        case .noteOn(let channel, let note, _), .noteOff(let channel, let note, _):
            return said(0, table.cells.cell(.note, channel, Int(note)), in: table, now, .noteOff)
        case .programChange(let channel, let program): return programChanged(channel, program, in: table)
        case .pitchBend(let channel, let value):
            return said(value, table.cells.cell(.pitchBend, channel, 0), in: table, now)
        case .channelPressure(let channel, let pressure):
            return said(UInt16(pressure), table.cells.cell(.pressure, channel, 0), in: table, now)
        case .keyPressure(let channel, let note, let pressure):
            return said(UInt16(pressure), table.cells.cell(.keyPressure, channel, Int(note)), in: table, now)
        case .start: return told(.start, in: table)
        case .stop: return told(.stop, in: table)
        case .continue: return told(.continue, in: table)
        default: return silent(.nothing)
        }
    }

    private mutating func silent(_ reason: PortSilence) -> PortInput? {
        silence = reason
        return nil
    }

    // MARK: - What waits

    /// When a part will have waited long enough for the others, or a switch will be at rest; nil when none waits.
    var nextSettle: Moment? { .earlier(joiner.nextSettle, debouncer.next) }

    /// When something of the port has waited long enough: an input, or a press; nil when nothing waits.
    var nextTime: Moment? { .earlier(nextSettle, presses.next) }

    /// What the next part or switch that has waited long enough comes to, at once for nil; nil when there is none.
    mutating func takeSettled(
        by due: Moment?, in table: RuleTable, now: Moment
    ) -> PortInput? {
        while let event = joiner.takeSettled(by: due) {
            if let input = input(event, in: table, now: now) { return input }
        }
        while let (cell, last) = debouncer.takeRested(by: due) {
            if let last, let input = rested(cell, last, in: table, now) { return input }
        }
        return nil
    }

    /// What a switch that is at rest has said in the meantime: nothing when a key is held as it was.
    private mutating func rested(
        _ cell: Int, _ last: Debouncer.Said, in table: RuleTable, _ now: Moment
    ) -> PortInput? {
        let isSame = CellMap.isNote(cell) ? (last.value > 0) == (known(cell) > 0) : last.value == values[cell]
        return isSame ? nil : said(last.value, cell, in: table, now, last.kind)
    }

    /// The releases of all that is held and has rules, as if the hand let go of it.
    func releases(in table: RuleTable) -> [PortInput] {
        values.indices.compactMap { cell in
            guard known(cell) > 0, !table.range(ofCell: cell).isEmpty || table.switches(ofCell: cell) != nil else {
                return nil
            }
            let kind: Stimulus.Kind = CellMap.isNote(cell) ? .noteOff : .value
            return PortInput(cell: cell, stimulus: Stimulus(kind: kind, value: 0, previous: values[cell]))
        }
    }

    // MARK: - Kinds of input

    private mutating func input(
        _ event: JoinedEvent, in table: RuleTable, now: Moment
    ) -> PortInput? {
        switch event {
        case .pair(let channel, let coarse, let value):
            said(value, table.cells.cell(.controlPair, channel, Int(coarse)), in: table, now)
        case .parameter(let channel, let parameter, let value):
            said(value, table.cells.cell(CellMap.Kind(parameter), channel, Int(parameter.number)), in: table, now)
        case .steps(let channel, let parameter, let steps):
            table.cells.cell(CellMap.Kind(parameter), channel, Int(parameter.number)).map {
                PortInput(cell: $0, stimulus: Stimulus(kind: .steps(steps), value: 0, previous: known($0)))
            } ?? silent(.nothing)
        }
    }

    /// The last value of an input, 0 when it is not known.
    func value(of cell: Int) -> UInt16 { known(cell) }

    /// Whether the input of a message is held, or stands above 0.
    func isHeld(_ message: Message, in table: RuleTable) -> Bool {
        switch message {
        case .noteOn(let channel, let note, _), .noteOff(let channel, let note, _):
            table.cells.cell(.note, channel, Int(note)).map { known($0) > 0 } ?? false
        case .controlChange(let channel, let number, _):
            table.cells.cell(.controlChange, channel, Int(number)).map { known($0) > 0 } ?? false
        default: false
        }
    }

    /// The last value of a cell, 0 when it is not known.
    private func known(_ cell: Int) -> UInt16 { values[cell] == Self.unknown ? 0 : values[cell] }

    /// A value that an input says, or the velocity of a key; nil while its switch bounces.
    private mutating func said(
        _ value: UInt16, _ cell: Int?, in table: RuleTable, _ now: Moment,
        _ kind: Stimulus.Kind = .value
    ) -> PortInput? {
        guard let cell else { return silent(.nothing) }
        if let rest = table.debounce(ofCell: cell),
            !debouncer.passes(Debouncer.Said(value: value, kind: kind), of: cell, rest: rest, at: now)
        {
            return silent(.bouncing(cell))
        }
        let (previous, hasPrevious) = (known(cell), values[cell] != Self.unknown)
        values[cell] = kind == .noteOn ? max(previous, value) : value
        return PortInput(
            cell: cell, stimulus: Stimulus(kind: kind, value: value, previous: previous, hasPrevious: hasPrevious))
    }

    /// A program of a bank that has rules is not the same program without a bank.
    private mutating func programChanged(_ channel: Channel, _ program: UInt8, in table: RuleTable) -> PortInput? {
        let number = CellMap.number(ofProgram: program, in: joiner.bank(on: channel))
        let cell =
            table.cells.cell(.bankProgram, channel, number)
            ?? table.cells.cell(.programChange, channel, Int(program))
        return happened(cell, UInt16(program))
    }

    private mutating func told(_ transport: Transport, in table: RuleTable) -> PortInput? {
        happened(table.cells.cell(.transport, Channel(statusByte: 0), transport.number), 0)
    }

    private mutating func happened(_ cell: Int?, _ value: UInt16) -> PortInput? {
        guard let cell else { return silent(.nothing) }
        return PortInput(cell: cell, stimulus: Stimulus(kind: .trigger, value: value, previous: 0))
    }
}
