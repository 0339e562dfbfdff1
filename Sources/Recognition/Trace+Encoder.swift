import MIDI

extension Trace {
    /// The encoder that the values of a controller show; nil when they show none.
    var encoder: Finding? {
        if let found = single ?? elsewhere { return found }
        let readings = likelyReadings
        guard let best = readings.first else { return nil }
        let finding = found(.encoder(controller: input.number, best.encoding), best.reason)
        let hasRival = readings.dropFirst().contains { $0.cost < 2 * best.cost }
        if best.isCertain, !hasRival { return finding }
        return finding.unsure(
            best.goesBothWays
                ? "turn it slowly, one way and then the other"
                : "turn it the other way, slowly; if it is a button, press it once more")
    }

    /// What it may be as an encoder: by all that it said, or else by what answers the question and fits all.
    private var likelyReadings: [EncoderReading] {
        let all = EncoderReading.all(of: self)
        let likely = all.filter { $0.isLikely }
        guard likely.first?.isCertain != true, answer.count >= 4 else { return likely }
        let possible = Set(all.filter { $0.isPossible }.map(\.encoding))
        let answered = EncoderReading.all(of: Trace(input: input, samples: answer)).filter {
            $0.isLikely && possible.contains($0.encoding)
        }
        return answered.isEmpty ? likely : answered
    }

    /// A single message that is a step in a common encoding.
    private var single: Finding? {
        guard samples.count == 1, let value = values.first, value != 127,
            let reading = EncoderReading.all(of: self).first, reading.cost == 1
        else { return nil }
        return found(.encoder(controller: input.number, reading.encoding), reading.reason).unsure(
            "turn it slowly, one way and then the other")
    }

    /// Steps about 16, as some surfaces offer: no encoding reads them.
    private var elsewhere: Finding? {
        guard samples.count >= 4, distinct.isSubset(of: [13, 14, 15, 17, 18, 19]),
            distinct.contains(where: { $0 < 16 }), distinct.contains(where: { $0 > 16 }),
            repeats * 2 >= samples.count - 1
        else { return nil }
        return found(.fader(controller: input.number), "its values repeat about 16, as steps that no encoding reads")
            .unsure("set the knob to another relative mode in the surface's editor, such as two's complement")
    }
}
