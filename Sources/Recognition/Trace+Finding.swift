import MIDI

extension Trace {
    /// What one input seems to be; `bank` is what was selected before a program.
    func finding(bank: UInt16?) -> Finding {
        let last = UInt8(truncatingIfNeeded: values.last ?? 0)
        switch input.kind {
        case .controlChange: return controller
        case .note: return pad
        case .pitchBend: return pitchBend
        case .pressure: return found(.pressure, "it is the pressure of the whole channel")
        case .keyPressure: return found(.keyPressure(note: input.number), "it is the pressure of one key")
        case .program:
            return found(
                .program(last, bank: bank), bank == nil ? "it changes the program" : "it selects bank and program")
        }
    }

    func found(_ control: RecognizedControl, _ reason: String) -> Finding {
        Finding(control: control, channel: input.channel, certainty: .sure, reason: reason)
    }

    private var pitchBend: Finding {
        let isWheel = values.count > 2 && values.last == 8192
        let reason =
            isWheel ? "it goes back to the middle, as a wheel does" : "it stays where it is left, as a fader does"
        let finding = found(.pitchBend(isWheel: isWheel), reason)
        return distinct.count >= 3 ? finding : finding.unsure("move it from one end to the other, and let go")
    }

    private var pad: Finding {
        let velocities = distinct.subtracting([0])
        let feels = velocities.count > 1 || velocities.contains { $0 != 127 }
        let (button, reason, ask) = pressing
        let finding = found(.pad(note: input.number, button, feelsVelocity: feels), reason)
        return ask.map { finding.unsure($0) } ?? finding
    }

    // MARK: - Controllers

    private var controller: Finding {
        if let encoder { return encoder }
        guard distinct.subtracting([0]).count > 1 else { return buttonFinding }
        let finding = found(
            .fader(controller: input.number),
            "its values go from \(values.min() ?? 0) to \(values.max() ?? 0) step by step")
        let isClear = distinct.count >= 4 && (distinct.max() ?? 0) - (distinct.min() ?? 0) >= 8
        return isClear ? finding : finding.unsure("move it slowly from one end to the other")
    }

    private var buttonFinding: Finding {
        let (button, reason, ask) = pressing
        let presses = samples.map { UInt8(clamping: $0.value) }.filter { $0 > 0 }
        let levels = (presses.min() ?? 127)...(presses.max() ?? 127)
        let finding = found(.button(controller: input.number, button, levels: levels), reason)
        return ask.map { finding.unsure($0) } ?? finding
    }

    /// What its presses and releases say of a button, and what to ask when that is not enough.
    private var pressing: (RecognizedControl.Button, reason: String, ask: String?) {
        let pressAgain = "press it once more and let go at once"
        let holds = times(from: { $0 > 0 }, to: { $0 == 0 })
        let pauses = times(from: { $0 == 0 }, to: { $0 > 0 })
        if !distinct.contains(0) {
            return samples.count > 1
                ? (.pressOnly, "each press sends \(values[0]) and no release follows", nil)
                : (.pressOnly, "it sent \(values[0]) and no release yet", pressAgain)
        }
        guard let hold = holds.max() else {
            return (.momentary, "only a release came", pressAgain)
        }
        guard let shortest = holds.min(), shortest > .milliseconds(500) else {
            return (.momentary, "it sends a release when it is let go", nil)
        }
        if let pause = pauses.min(), pause > .milliseconds(500) || samples.count > 2 {
            return (
                .latching, "on and off come a press apart (\(hold.milliseconds) ms), as of a button that latches",
                pressAgain
            )
        }
        return (.latching, "on and off come \(hold.milliseconds) ms apart", pressAgain)
    }

    private func times(from isFirst: (Int) -> Bool, to isNext: (Int) -> Bool) -> [Duration] {
        zip(samples, samples.dropFirst()).compactMap { one, next in
            isFirst(one.value) && isNext(next.value) ? next.time - one.time : nil
        }
    }
}

extension Duration {
    /// Whole milliseconds.
    fileprivate var milliseconds: Int64 {
        components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    }
}
