import MIDI

/// The messages of one movement, sorted by the inputs that sent them.
struct Movement {
    /// Halves of one value follow each other within this time.
    private static let pairGap = Duration.milliseconds(12)

    private let messages: [(message: Message, time: ContinuousClock.Instant)]
    private let traces: [Trace]

    init(_ messages: [(message: Message, time: ContinuousClock.Instant)]) {
        self.messages = messages
        var order: [Trace.Input] = []
        var byInput: [Trace.Input: Trace] = [:]
        for (position, entry) in messages.enumerated() {
            guard let (input, value) = Trace.Input.of(entry.message) else { continue }
            if byInput[input] == nil { order.append(input) }
            byInput[input, default: Trace(input: input)].samples.append(
                Trace.Sample(value: value, time: entry.time, position: position))
        }
        traces = order.compactMap { byInput[$0] }
    }

    private func trace(_ channel: Channel, _ controller: UInt8) -> Trace? {
        traces.first { $0.input == Trace.Input(kind: .controlChange, channel: channel, number: controller) }
    }

    // MARK: - Several controllers that are one control

    /// A parameter that was selected and then got data.
    var parameter: Finding? {
        var selected: [Channel: (isRegistered: Bool, coarse: UInt8?, fine: UInt8?)] = [:]
        var last: (channel: Channel, parameter: Parameter)?
        var (values, steps) = (0, 0)
        for (message, _) in messages {
            guard case .controlChange(let channel, let controller, let value) = message else { continue }
            switch controller {
            case 98...101:
                let isRegistered = controller >= 100
                var selection = selected[channel] ?? (isRegistered, nil, nil)
                if selection.isRegistered != isRegistered { selection = (isRegistered, nil, nil) }
                if controller % 2 == 1 { selection.coarse = value } else { selection.fine = value }
                selected[channel] = selection
            case 6, 38, 96, 97:
                guard let selection = selected[channel], let coarse = selection.coarse, let fine = selection.fine,
                    (coarse, fine) != (127, 127)
                else { continue }
                let number = UInt16(coarse) << 7 | UInt16(fine)
                last = (channel, Parameter(isRegistered: selection.isRegistered, number: number))
                if controller >= 96 { steps += 1 } else { values += 1 }
            default: continue
            }
        }
        guard let last else { return nil }
        let kind = last.parameter.isRegistered ? "a registered parameter (RPN)" : "a parameter (NRPN)"
        return Finding(
            control: .parameter(last.parameter, isStepped: steps > values), channel: last.channel, certainty: .sure,
            reason: "it selects \(kind) and then sends \(steps > values ? "steps" : "values") for it")
    }

    /// Two controllers 32 apart that always come together, unless something else moved more.
    var pair: Finding? {
        let pairs = traces.compactMap { coarse -> (finding: Finding, activity: Int)? in
            guard coarse.input.kind == .controlChange, coarse.input.number < 32, !selectsBank(coarse),
                let fine = trace(coarse.input.channel, coarse.input.number + 32),
                let finding = pair(coarse, fine)
            else { return nil }
            return (finding, coarse.activity + fine.activity)
        }
        guard let best = pairs.max(by: { $0.activity < $1.activity }) else { return nil }
        return best.activity >= (mainTrace?.activity ?? 0) ? best.finding : nil
    }

    private func selectsBank(_ trace: Trace) -> Bool {
        traces.contains { $0.input.channel == trace.input.channel && isBank(trace, of: $0) && bank(of: $0) != nil }
    }

    private func pair(_ coarse: Trace, _ fine: Trace) -> Finding? {
        var (before, after) = (0, 0)
        for sample in coarse.samples {
            let near = fine.samples.filter { abs($0.position - sample.position) == 1 }
            if near.contains(where: { $0.position > sample.position && $0.time - sample.time <= Self.pairGap }) {
                after += 1
            }
            if near.contains(where: { $0.position < sample.position && sample.time - $0.time <= Self.pairGap }) {
                before += 1
            }
        }
        let together = max(before, after)
        guard together > 0, together * 5 >= coarse.samples.count * 4 else { return nil }
        let order = orderOfFirst(coarse, fine) ?? (after >= before ? .coarseFirst : .fineFirst)
        let (number, second) = (coarse.input.number, fine.input.number)
        let finding = Finding(
            control: .pair(coarse: number, fine: second, order), channel: coarse.input.channel, certainty: .sure,
            reason: "cc \(number) and cc \(second) come together, "
                + "the \(order == .coarseFirst ? "most" : "least") significant one first")
        return together >= 3 ? finding : finding.unsure("move it slowly from one end to the other")
    }

    /// The order in which the two begin: nothing stands before the very first message.
    private func orderOfFirst(_ coarse: Trace, _ fine: Trace) -> PairOrder? {
        guard let first = coarse.samples.first, let other = fine.samples.first,
            abs(first.position - other.position) == 1
        else { return nil }
        return first.position < other.position ? .coarseFirst : .fineFirst
    }

    // MARK: - One of many

    /// The input that the hand has moved: the one where most happened.
    ///
    /// What is only touched while something else moves, as the cap of a motor fader, is not it; nor is the pressure
    /// that comes with a pressed pad.
    var mainTrace: Trace? {
        let moved = traces.filter { trace in
            switch trace.input.kind {
            case .pressure, .keyPressure: !traces.contains { $0.input.kind == .note && $0.encloses(trace) }
            default: !isTouch(trace)
            }
        }
        if let program = moved.first(where: { $0.input.kind == .program }), bank(of: program) != nil { return program }
        return moved.max { $0.activity < $1.activity }
    }

    private func isTouch(_ trace: Trace) -> Bool {
        guard trace.isPressed else { return false }
        return traces.contains { other in
            let isMoving = other.input.kind == .controlChange || other.input.kind == .pitchBend
            return isMoving && other.input != trace.input && other.distinct.count >= 3 && trace.encloses(other)
        }
    }

    /// Another input that has moved about as much.
    func rival(of main: Trace) -> Trace? {
        traces.first { other in
            guard other.input != main.input, !isTouch(other), !isBank(other, of: main) else { return false }
            switch other.input.kind {
            case .pressure, .keyPressure: return false
            default: return other.activity * 2 > main.activity
            }
        }
    }

    /// The bank that was selected before a program; nil when none was.
    func bank(of trace: Trace) -> UInt16? {
        guard trace.input.kind == .program, let first = trace.samples.first else { return nil }
        func value(_ controller: UInt8) -> UInt16? {
            self.trace(trace.input.channel, controller)?.samples.last { $0.position < first.position }.map {
                UInt16($0.value)
            }
        }
        let (coarse, fine) = (value(0), value(32))
        return coarse == nil && fine == nil ? nil : (coarse ?? 0) << 7 | (fine ?? 0)
    }

    private func isBank(_ trace: Trace, of main: Trace) -> Bool {
        main.input.kind == .program && trace.input.kind == .controlChange
            && (trace.input.number == 0 || trace.input.number == 32)
    }
}
