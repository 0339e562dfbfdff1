import MIDI

/// What two controllers 32 apart have said, as far as it shows whether they are the halves of one value.
struct Halves {
    /// Halves of one value follow each other within this time.
    private static let gap = Duration.milliseconds(12)

    private struct Half {
        let isCoarse: Bool
        let sample: Trace.Sample
    }

    private let coarse: Trace
    private let fine: Trace
    private let halves: [Half]

    init(_ coarse: Trace, _ fine: Trace) {
        (self.coarse, self.fine) = (coarse, fine)
        let both =
            coarse.samples.map { Half(isCoarse: true, sample: $0) }
            + fine.samples.map { Half(isCoarse: false, sample: $0) }
        halves = both.sorted { $0.sample.position < $1.sample.position }
    }

    /// How many most significant halves have another half beside them.
    var meetings: Int {
        halves.indices.count { halves[$0].isCoarse && (timeAfter($0) != nil || timeBefore($0) != nil) }
    }

    /// Whether they come together as halves do, and not two controls that happen to move.
    var comeTogether: Bool { meetings > 0 && meetings * 5 >= coarse.samples.count * 4 }

    /// Whether each goes smoothly by itself, as two controls that are moved together do.
    ///
    /// The least significant half of one value goes round at each step of the other half, stands still, or repeats it.
    var maySeparate: Bool {
        let leaps = fine.steps.map { abs($0.after.value - $0.before.value) }
        let isCopy =
            zip(coarse.values, fine.values).allSatisfy { $0 == $1 } && coarse.samples.count == fine.samples.count
        return fine.range > 0 && coarse.range > 1 && (leaps.max() ?? 0) <= 24 && !isCopy
    }

    /// In which order the halves of a value come.
    var order: PairOrder {
        votes ?? smootherOrder ?? (halves.first?.isCoarse == false ? .fineFirst : .coarseFirst)
    }

    // MARK: - Order

    /// The order that the times show: the halves of one value are closer together than two values.
    private var votes: PairOrder? {
        var (coarseFirst, fineFirst) = (0, 0)
        for index in halves.indices where halves[index].isCoarse {
            switch (timeBefore(index), timeAfter(index)) {
            case (let before?, let after?):
                if after * 2 < before { coarseFirst += 1 }
                if before * 2 < after { fineFirst += 1 }
            case (nil, .some) where index > 0: coarseFirst += 1
            case (.some, nil) where index + 1 < halves.count: fineFirst += 1
            default: continue
            }
        }
        if coarseFirst > 2 * fineFirst { return .coarseFirst }
        return fineFirst > 2 * coarseFirst ? .fineFirst : nil
    }

    /// The order in which the values go more smoothly; nil when both are about the same.
    private var smootherOrder: PairOrder? {
        let (coarseFirst, fineFirst) = (way(.coarseFirst), way(.fineFirst))
        if coarseFirst * 4 < fineFirst * 3 { return .coarseFirst }
        return fineFirst * 4 < coarseFirst * 3 ? .fineFirst : nil
    }

    /// How far the value goes in all, when it is read in an order.
    private func way(_ order: PairOrder) -> Int {
        var (coarse, fine): (Int?, Int?) = (nil, nil)
        var (last, way): (Int?, Int) = (nil, 0)
        for (index, half) in halves.enumerated() {
            if half.isCoarse { coarse = half.sample.value } else { fine = half.sample.value }
            let isFirst = half.isCoarse == (order == .coarseFirst)
            if isFirst, index + 1 < halves.count, halves[index + 1].isCoarse != half.isCoarse { continue }
            guard let coarse, let fine else { continue }
            let value = coarse * 128 + fine
            way += abs(value - (last ?? value))
            last = value
        }
        return way
    }

    private func timeAfter(_ index: Int) -> Duration? {
        guard index + 1 < halves.count, !halves[index + 1].isCoarse else { return nil }
        let time = halves[index + 1].sample.time - halves[index].sample.time
        return time <= Self.gap ? time : nil
    }

    private func timeBefore(_ index: Int) -> Duration? {
        guard index > 0, !halves[index - 1].isCoarse else { return nil }
        let time = halves[index].sample.time - halves[index - 1].sample.time
        return time <= Self.gap ? time : nil
    }
}
