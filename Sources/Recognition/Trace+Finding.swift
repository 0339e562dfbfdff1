import MIDI

extension Trace {
    /// What one input seems to be.
    ///
    /// - Parameters:
    ///   - bank: What was selected before a program.
    ///   - isTouched: Whether something tells that its cap is touched, which no wheel has.
    func finding(bank: UInt16? = nil, isTouched: Bool = false) -> Finding {
        let last = UInt8(truncatingIfNeeded: values.last ?? 0)
        switch input.kind {
        case .controlChange: return controller
        case .note: return pad
        case .pitchBend: return pitchBend(isTouched)
        case .pressure: return found(.pressure, "it is the pressure of the whole channel")
        case .keyPressure: return found(.keyPressure(note: input.number), "it is the pressure of one key")
        case .program:
            let finding = found(
                .program(last, bank: bank), bank == nil ? "it changes the program" : "it selects bank and program")
            return finding.asking(distinct.count > 2 ? "it goes through the programs: press one key alone" : nil)
        }
    }

    func found(_ control: RecognizedControl, _ reason: String) -> Finding {
        Finding(control: control, channel: input.channel, certainty: .sure, reason: reason)
    }

    private var pad: Finding {
        let velocities = distinct.subtracting([0])
        let feels = velocities.count > 1 || velocities.contains { $0 != 127 }
        let pressing = Pressing(self)
        let finding = found(.pad(note: input.number, pressing.button, feelsVelocity: feels), pressing.reason)
        return finding.asking(pressing.ask ?? askOfTouch)
    }

    /// The notes that tell of the touch of a fader's cap on a Mackie Control surface.
    private static let touchNotes: ClosedRange<UInt8> = 104...112

    /// The question whether it is a button, or the touch of a fader that did not move.
    private var askOfTouch: String? {
        guard Self.touchNotes.contains(input.number), mayBeTouch, samples.count <= 2 else { return nil }
        return "if it is a fader, move it; if it is a button, press it once more"
    }

    // MARK: - Pitch bend

    /// A wheel that is let go of rests so near to the middle.
    private static let middle = 8192 - 64...8192 + 64

    private func pitchBend(_ isTouched: Bool) -> Finding {
        let (first, last) = (values.first ?? 0, values.last ?? 0)
        let beginsInside = abs(first - 8192) <= 2048
        let isBack = Self.middle.contains(last) && values.contains { abs($0 - 8192) > 1024 }
        let isLeftElsewhere = steps.contains {
            $0.after.time - $0.before.time > .seconds(1) && !Self.middle.contains($0.before.value)
        }
        let isWheel = isBack && !isLeftElsewhere && !isTouched
        let reason =
            isWheel ? "it goes back to the middle, as a wheel does" : "it stays where it is left, as a fader does"
        let finding = found(.pitchBend(isWheel: isWheel), reason)
        if distinct.count < 3 { return finding.unsure("move it from one end to the other, and let go") }
        if isWheel { return finding.asking(beginsInside ? nil : "move it once more, and let go away from the middle") }
        let mayBeHeld = beginsInside && !isLeftElsewhere && !isTouched
        return finding.asking(mayBeHeld ? "let go of it for two seconds, then move it once more" : nil)
    }

    // MARK: - Controllers

    private var controller: Finding {
        if let pressed { return pressed }
        if let encoder { return encoder }
        return fader
    }

    /// A button, when it goes between rest and pressed only.
    private var pressed: Finding? {
        let pressing = Pressing(self)
        guard pressing.isPattern else { return nil }
        let presses = values.filter { $0 > pressing.rest }.map { UInt8(clamping: $0) }
        let levels = (presses.min() ?? 127)...(presses.max() ?? 127)
        let finding = found(
            .button(
                controller: input.number, pressing.button, levels: levels, rest: UInt8(clamping: pressing.rest)),
            pressing.reason)
        return finding.asking(pressing.ask)
    }

    /// The direction of a surface that it is.
    var asFader: Finding {
        found(
            .fader(controller: input.number),
            "it moves together with another controller, as a finger's place on a surface")
    }

    private var fader: Finding {
        let finding = found(
            .fader(controller: input.number),
            "its values go from \(values.min() ?? 0) to \(values.max() ?? 0) step by step")
        let ask = "move it slowly from one end to the other; if it has no ends, turn it slowly both ways"
        return finding.asking(isClearlyFader ? nil : ask)
    }

    /// Whether nothing else sends such values.
    private var isClearlyFader: Bool {
        guard distinct.count >= 4, range >= 8 else { return false }
        // The least significant half of 14 bits alone goes smoothly for a short way.
        if (32...63).contains(input.number), range < 64 { return false }
        return !EncoderReading.all(of: self).contains { $0.isPossible } || isSweep
    }

    /// Whether it goes one way through many values, each once, as no encoder does that is turned faster and faster.
    private var isSweep: Bool {
        // An encoder about 64 leaves just that out when it is turned the other way.
        if !distinct.contains(64), distinct.contains(where: { $0 < 64 }), distinct.contains(where: { $0 > 64 }) {
            return false
        }
        var (length, longest, direction) = (1, 1, 0)
        for step in steps {
            let change = step.after.value - step.before.value
            let goesOn = change != 0 && abs(change) <= 4 && (direction == 0 || change.signum() == direction)
            length = goesOn ? length + 1 : 1
            direction = change.signum()
            longest = max(longest, length)
        }
        return longest >= 16
    }
}
