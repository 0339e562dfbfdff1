import MIDI

/// The messages of one movement, sorted by the inputs that sent them.
struct Movement {
    typealias Entry = (message: Message, time: ContinuousClock.Instant)

    let messages: [Entry]
    let traces: [Trace]
    let selections: ParameterSelections

    /// - Parameters:
    ///   - question: How many of the messages came before a question was put; nil when none was.
    ///   - selections: The parameters that were selected before.
    init(_ messages: [Entry], question: Int? = nil, selections: ParameterSelections = ParameterSelections()) {
        self.messages = messages
        self.selections = selections
        var order: [Trace.Input] = []
        var byInput: [Trace.Input: Trace] = [:]
        for (position, entry) in messages.enumerated() {
            guard let (input, value) = Trace.Input.of(entry.message) else { continue }
            if byInput[input] == nil { order.append(input) }
            byInput[input, default: Trace(input: input, question: question)].samples.append(
                Trace.Sample(value: value, time: entry.time, position: position))
        }
        traces = order.compactMap { byInput[$0] }
    }

    func trace(_ channel: Channel, _ controller: UInt8) -> Trace? {
        traces.first { $0.input == Trace.Input(kind: .controlChange, channel: channel, number: controller) }
    }

    // MARK: - One of many

    /// The input that the hand has moved: the one where most happened.
    ///
    /// What is only touched while something else moves, as the cap of a motor fader, is not it; nor is the pressure
    /// that comes with a pressed pad.
    var mainTrace: Trace? {
        let moved = traces.filter { !isPressureOfPad($0) && !isTouch($0) && !isSelection($0) }
        if let program = moved.first(where: { $0.input.kind == .program }), bank(of: program) != nil { return program }
        return moved.max { $0.activity < $1.activity }
    }

    /// Pressure on a channel where something is pressed comes from that.
    private func isPressureOfPad(_ trace: Trace) -> Bool {
        switch trace.input.kind {
        case .pressure, .keyPressure:
            traces.contains { $0.input.kind == .note && $0.input.channel == trace.input.channel }
        default: false
        }
    }

    /// Half of a selection of a parameter, beside its other half.
    private func isSelection(_ trace: Trace) -> Bool {
        guard trace.input.kind == .controlChange, (98...101).contains(trace.input.number) else { return false }
        return self.trace(trace.input.channel, trace.input.number ^ 1) != nil
    }

    /// What a trace seems to be beside the others.
    func finding(of trace: Trace) -> Finding {
        trace.finding(bank: bank(of: trace), isTouched: traces.contains { $0.isTouch(of: trace) })
    }

    private func isTouch(_ trace: Trace) -> Bool {
        traces.contains { trace.isTouch(of: $0) }
    }

    /// Another input that has moved about as much.
    func rival(of main: Trace) -> Trace? {
        traces.first { other in
            guard other.input != main.input, !isTouch(other), !isPressureOfPad(other), !isBank(other, of: main),
                !isSelection(other)
            else {
                return false
            }
            if main.mayBeTouch, main.input.kind == .note, other.saysOnlySteps, main.encloses(other) { return true }
            if main.input.kind == .note, other.input.kind == .note {
                // A hard hit shakes the neighbours of a pad.
                return (other.values.max() ?? 0) * 2 > (main.values.max() ?? 0)
            }
            return other.activity > 2 && other.activity * 2 > main.movement
        }
    }

    /// Two controllers that a finger on a surface moves at once, the one that went further first.
    var surface: (x: Trace, y: Trace)? {
        guard let main = mainTrace, main.isAlongside(main) else { return nil }
        let others = traces.filter { $0.input != main.input && $0.input.channel == main.input.channel }
        guard let other = others.filter({ main.isAlongside($0) }).max(by: { $0.activity < $1.activity }) else {
            return nil
        }
        let goesFirst = (main.range, other.samples[0].position) >= (other.range, main.samples[0].position)
        return goesFirst ? (main, other) : (other, main)
    }

    /// The question when another input has moved, too.
    static func askForOne(_ rival: Trace) -> String {
        "two controls have moved (\(rival.input.words) too): move one alone"
    }

    // MARK: - Banks

    /// A bank is selected so shortly before its program.
    private static let bankGap = Duration.milliseconds(100)

    /// The bank that was selected before a program; nil when none was.
    func bank(of trace: Trace) -> UInt16? {
        guard trace.input.kind == .program, let last = trace.samples.last else { return nil }
        func value(_ controller: UInt8) -> UInt16? {
            self.trace(trace.input.channel, controller)?.samples.last {
                $0.position < last.position && last.time - $0.time <= Self.bankGap
            }.map { UInt16($0.value) }
        }
        let (coarse, fine) = (value(0), value(32))
        return coarse == nil && fine == nil ? nil : (coarse ?? 0) << 7 | (fine ?? 0)
    }

    private func isBank(_ trace: Trace, of main: Trace) -> Bool {
        main.input.kind == .program && trace.input.kind == .controlChange && trace.input.channel == main.input.channel
            && (trace.input.number == 0 || trace.input.number == 32) && bank(of: main) != nil
    }

    /// Whether a controller only selects the bank of a program.
    func selectsBank(_ trace: Trace) -> Bool {
        traces.contains { isBank(trace, of: $0) }
    }
}
