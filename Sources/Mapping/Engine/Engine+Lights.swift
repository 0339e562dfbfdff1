public import MIDI
public import Time

/// What goes back to the surfaces: lamps, rings and motor faders show what the controls are at.
///
/// A lamp shows what was last asked of its control, by whichever rule, device or port, and goes back to what was
/// delivered when the asking was given up. A rule whose control is not on the page or whose layer is off shows nothing,
/// and a lamp that nothing is shown on is dark. No message is an action: what is shown is never sent to Volta.
extension Engine {
    /// When ``show(now:_:)`` has something to do later; nil when nothing waits.
    public var nextShow: Moment? { lights.next }

    /// Hands out what is to be sent to the surfaces now, in order.
    public mutating func show(now: Moment, _ emit: (PortID, Message) -> Void) {
        guard lights.isDue || (lights.next.map { $0 <= now } ?? false) else { return }
        for (port, slot) in ports.all where lights.has(slot) {
            // Taken out, so that it can be changed while the rest is looked at.
            var shown = PortLights(LampTable())
            swap(&shown, &lights[slot])
            let writers = shown.table.writers
            shown.show(
                now: now, { self.look(writers[$0], shown: $1, in: slot) },
                isTouched: { self.isTouched(writers[$0], in: slot) },
                { emit(port, $0) })
            lights[slot] = shown
        }
        lights.findNext()
    }

    /// Makes the surfaces dark at the end of a run.
    public mutating func darken(_ emit: (PortID, Message) -> Void) {
        for (port, slot) in ports.all where lights.has(slot) { lights[slot].darken { emit(port, $0) } }
    }

    /// Goes on from what the surfaces show after another engine: what only that one lit goes dark.
    mutating func takeLights(of earlier: Engine, _ all: some Sequence<PortID>) {
        for port in all {
            guard let slot = ports.slot(of: port), let old = earlier.ports.slot(of: port), earlier.lights.has(old)
            else {
                continue
            }
            if !lights.has(slot) { lights.addEmpty(slot) }
            lights[slot].follow(earlier.lights[old])
        }
        lights.findNext()
    }

    // MARK: - What has happened

    /// A port is there whose lamps are to show something.
    mutating func lightUp(_ slot: Int, _ entries: [Int]) {
        guard let number = ports[slot].table else { return lights.remove(slot) }
        let (mapping, table) = (mapping, tables[number])
        lights.add(slot, table: number) { LampTable(entries, of: mapping, table) }
    }

    /// Whether a message is the echo of what was sent to its port; one that comes after the release of an input that
    /// was pressed at that moment makes up for it.
    mutating func isEcho(_ message: Message, in slot: Int, now: Moment) -> Bool {
        let isHeld = ports[slot].isHeld(message, in: tables[ports[slot].table ?? 0])
        guard lights[slot].echo.takes(message, isHeld: isHeld, at: now) else { return false }
        counts.echoes += 1
        countEcho(in: slot, now)
        return true
    }

    private mutating func countEcho(in slot: Int, _ now: Moment) {
        guard lights[slot].echo.isLoop(at: now), let port = ports.port(in: slot) else { return }
        notices.append(.feedbackLoop(port, pause: lights[slot].pause(at: now)))
        lights.findNext()
    }

    /// An input has said something: its lamps, and those of a fader that is touched, may have to be set.
    mutating func inputMoved(_ input: PortInput, in slot: Int, now: Moment) {
        guard lights.has(slot) else { return }
        let lamps = lights[slot].table.lamps(ofCell: input.cell)
        guard !lamps.isEmpty else { return }
        var isAnswer = false
        for lamp in lamps {
            isAnswer = isAnswer || lights[slot].wasJustSet(lamp, at: now)
            lights[slot].moved(lamp, by: input.stimulus, of: input.cell, at: now)
        }
        if isAnswer { countEcho(in: slot, now) }
        lights.findNext()
    }

    /// Something was asked of a target's control, or given up.
    mutating func controlChanged(_ target: Int) {
        guard !lights.isEmpty else { return }
        for other in sameControl[target] ?? [target] { lights.mark(target: other) }
    }

    // MARK: - What is to be shown

    /// What a lamp is to show; nil for what is not known, and for a motor fader that no rule moves.
    private func look(_ writers: [LampWriter], shown: LampLook?, in slot: Int) -> LampLook? {
        var isKnown = true
        for writer in writers {
            guard isActive(writer, in: slot) else { continue }
            if let look = look(writer, shown: shown, in: slot) { return look }
            isKnown = false
        }
        return isKnown && writers.allSatisfy { !$0.keepsPlace } ? .dark : nil
    }

    private func isActive(_ writer: LampWriter, in slot: Int) -> Bool {
        guard case .rule(let rule) = writer.subject else { return true }
        guard controls[mapping.rules[rule].target] != nil else { return false }
        if let layer = mapping.rules[rule].layer { return layers.isOn(layer) }
        guard !writer.inputs.isEmpty, let number = ports[slot].table else { return true }
        // Rules with a layer that is on have taken all its inputs.
        return !writer.inputs.allSatisfy { isCovered(tables[number].range(ofCell: $0), in: tables[number]) }
    }

    private func look(_ writer: LampWriter, shown: LampLook?, in slot: Int) -> LampLook? {
        func lit(_ isOn: Bool) -> LampLook { isOn ? writer.on[0] : writer.off }
        guard case .rule(let rule) = writer.subject else {
            guard case .layer(let layer) = writer.subject else { return nil }
            return lit(layers.isOn(layer))
        }
        let target = mapping.rules[rule].target
        guard let control = controls[target] else { return nil }
        switch writer.display {
        case .layer: return nil
        case .held(let cells, let threshold): return lit(cells.contains { ports[slot].value(of: $0) >= threshold })
        case .state(let state): return lit(expectedState(of: control) == state)
        case .option(let option): return lit(chosen[control.identity]?.expected == option)
        case .anyOption:
            guard let option = chosen[control.identity]?.expected else { return writer.off }
            return writer.look(option)
        case .level(let level): return lit(knownPosition(rule).map { abs($0 - level) < 1e-6 } ?? false)
        case .parts:
            guard let level = knownPosition(rule), level > 0 else { return writer.off }
            return writer.look(Int(level * Double(writer.on.count)))
        case .place(let shaping):
            return knownPosition(rule).map { place(shaping, at: $0, control, rule, shown: shown) }
        case .travel(let from, let to):
            return knownPosition(rule).map { writer.look(at: from == to ? 0 : ($0 - from) / (to - from)) }
        }
    }

    /// Where a fader has to stand; it stays where it is when that says the same.
    private func place(
        _ shaping: Shaping, at position: Double, _ control: BoundControl, _ rule: Int, shown: LampLook?
    ) -> LampLook {
        var option: Int?
        if case .sweep = mapping.rules[rule].response { option = control.option(at: position) }
        if let shown {
            let said = shaping.position(of: shown.value)
            let isSame = option.map { control.option(at: said) == $0 } ?? (abs(said - position) < 1e-9)
            if isSame { return shown }
        }
        let middle = option.flatMap { control.middle(of: $0) }
        return LampLook(value: shaping.input(at: middle ?? position), channel: nil)
    }

    /// Where the control of a rule is; of an encoder also before anything was sent.
    private func knownPosition(_ rule: Int) -> Double? {
        let (target, axis) = (mapping.rules[rule].target, mapping.rules[rule].axis)
        guard positions.grip(target).isKnown || mapping.rules[rule].turning != nil else { return nil }
        return (axis == .y ? heights : positions)[target].position
    }

    private func isTouched(_ writers: [LampWriter], in slot: Int) -> Bool {
        writers.contains { $0.touch.contains { ports[slot].value(of: $0) > 0 } }
    }
}
