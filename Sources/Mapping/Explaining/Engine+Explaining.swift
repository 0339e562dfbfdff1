public import MIDI
public import Time
import Volta

/// What the rules make of messages, and why.
extension Engine {
    /// Takes what was decided since the last time: of the last message, and of what waited.
    public mutating func takeExplanation() -> MessageExplanation {
        defer { trace = Trace() }
        return trace.explanation
    }

    /// What each rule would make of a message from a port at a time; nothing comes of it.
    public func explanation(of message: Message, from port: PortID, now: Moment) -> MessageExplanation {
        var copy = self
        copy.isExplaining = true
        copy.trace = Trace()
        copy.receive(message, from: port, now: now) { _ in }
        return copy.takeExplanation()
    }

    // MARK: - Where it is decided

    /// Writes down what a rule makes of what happened, if anybody asks.
    @inline(never) mutating func tell(_ rule: Int, _ verdict: (Engine) -> Verdict) {
        guard isExplaining else { return }
        let explanation = Explanation(rule: rule, of: mapping, verdict(self))
        trace.add(explanation)
    }

    /// Writes down that a rule acts.
    @inline(never) mutating func tell(_ rule: Int, acts action: Action, on control: BoundControl) {
        let label = control.identity.label
        tell(rule) { .acts(action, on: label.isEmpty ? $0.mapping.name(ofTarget: rule) : label) }
    }

    /// Writes down what happens to a layer.
    mutating func tell(layer: Int, wasOn: Bool) {
        guard isExplaining else { return }
        let isOn = layers.isOn(layer)
        trace.layers.append(LayerSwitch(name: mapping.layers[layer].name, isOn: isOn, isChange: isOn != wasOn))
    }

    /// Why a rule's layer keeps it from acting at a place.
    func layerReason(of rule: Int, at place: Int, in slot: Int) -> Verdict {
        if let layer = mapping.rules[rule].layer { return .stays(.layerOff(mapping.layers[layer].name)) }
        guard let number = ports[slot].table else { return .stays(.covered(by: "")) }
        let table = tables[number]
        let others = table.range(ofCell: table.cell(ofPlace: place)).lazy.compactMap { other in
            mapping.rules[Int(table.hits[other].rule)].layer
        }
        return .stays(.covered(by: others.first { layers.isOn($0) }.map { mapping.layers[$0].name } ?? ""))
    }

    /// Why the control of a rule is not there.
    func absence(of rule: Int) -> Verdict {
        let target = mapping.rules[rule].target
        return .waits(.control(mapping.name(ofTarget: rule), absences[target] ?? .noLayout))
    }

    // MARK: - Without a rule

    /// Writes down why a message is nothing that a rule acts on at once.
    @inline(never) mutating func tellUnheard(_ message: Message, in slot: Int?) {
        guard let slot, let table = ports[slot].table.map({ tables[$0] }) else {
            trace.beginMessage()
            return tellSilence(after: message, nil)
        }
        switch ports[slot].silence {
        case .nothing: tellSilence(after: message, table)
        case .bouncing(let cell): tell(.waits(.rest(table.debounce(ofCell: cell) ?? .zero)), ofCell: cell, in: table)
        case .part:
            guard case .controlChange(let channel, let controller, _) = message else { return }
            tell(ports[slot].joiner.part(channel, controller), on: channel, table)
        }
    }

    /// Writes down what there is to say of a message beside what rules made of it.
    @inline(never) mutating func tellRest(of message: Message, _ cell: Int, in slot: Int) {
        guard let table = ports[slot].table.map({ tables[$0] }) else { return }
        let isAnswered = !table.range(ofCell: cell).isEmpty || table.switches(ofCell: cell) != nil
        if isAnswered { tellRepeats(of: cell, in: table) } else { tellSilence(after: message, table) }
    }

    /// Writes down of each rule for a message that it is the echo of what was sent.
    @inline(never) mutating func tellEcho(_ message: Message, in slot: Int) {
        guard let table = ports[slot].table.map({ tables[$0] }) else { return }
        trace.beginMessage()
        guard let cell = table.cells.cell(of: message) else { return }
        tell(.stays(.echo), ofCell: cell, in: table)
        if trace.rules.isEmpty { tellSilence(after: message, table) }
    }

    private mutating func tell(_ part: Joiner.Part?, on channel: Channel, _ table: RuleTable) {
        switch part {
        case .half(let coarse):
            tell(.waits(.otherHalf), ofCell: table.cells.cell(.controlPair, channel, Int(coarse)), in: table)
        case .data(let parameter):
            let cell = table.cells.cell(CellMap.Kind(parameter), channel, Int(parameter.number))
            tell(.waits(.otherHalf), ofCell: cell, in: table)
            if trace.rules.isEmpty { trace.silence = .noRule(near: []) }
        case .selection(let isRegistered): trace.silence = .selectsParameter(isRegistered: isRegistered)
        case .bank: trace.silence = .selectsBank
        case nil: break
        }
    }

    private mutating func tell(_ verdict: Verdict, ofCell cell: Int?, in table: RuleTable?) {
        guard let cell, let table else { return }
        for place in table.range(ofCell: cell) { tell(Int(table.hits[place].rule)) { _ in verdict } }
    }

    private mutating func tellSilence(after message: Message, _ table: RuleTable?) {
        let kind = MessageInput(message).kind
        guard kind != .system, kind != .systemExclusive else {
            trace.silence = .notMeant
            return
        }
        let entries = table.map { table in Set(self.entries(of: table)) }
        let near = mapping.nearRules(to: message, following: entries ?? [])
        trace.silence = entries == nil ? .noDevice(near: near) : .noRule(near: near)
    }

    /// Writes down which rules have no place in a table because an earlier one does the same.
    private mutating func tellRepeats(of cell: Int, in table: RuleTable) {
        guard let (kind, channel, number) = table.cells.input(ofCell: cell) else { return }
        let present = table.range(ofCell: cell).map { Int(table.hits[$0].rule) }
        for device in entries(of: table) {
            for (rule, compiled) in mapping.rules.enumerated() where compiled.device == device {
                guard compiled.source.cellKind == kind, compiled.channel ?? channel == channel, !present.contains(rule),
                    compiled.source.numbers.contains(number),
                    let other = present.first(where: { mapping.rules[$0].target == compiled.target })
                else { continue }
                tell(rule) { .stays(.repeats(line: $0.mapping.rules[other].line)) }
            }
        }
    }

    private func entries(of table: RuleTable) -> [Int] {
        tableNumbers.first { tables[$0.value] === table }?.key ?? []
    }
}

extension CompiledMapping {
    /// The name of a rule's control in the file.
    func name(ofTarget rule: Int) -> String { targets[rules[rule].target].control.plain }
}
