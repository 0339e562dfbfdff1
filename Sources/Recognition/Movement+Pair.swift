import MIDI

extension Movement {
    /// Two controllers 32 apart that always come together, unless something else moved more.
    var pair: Finding? {
        let pairs = traces.compactMap { coarse -> (coarse: Trace, fine: Trace)? in
            guard coarse.input.kind == .controlChange, coarse.input.number < 32, !selectsBank(coarse),
                let fine = trace(coarse.input.channel, coarse.input.number + 32), Halves(coarse, fine).comeTogether
            else { return nil }
            return (coarse, fine)
        }
        func activity(_ pair: (coarse: Trace, fine: Trace)) -> Int { pair.coarse.activity + pair.fine.activity }
        guard let best = pairs.max(by: { activity($0) < activity($1) }),
            activity(best) >= (mainTrace?.activity ?? 0)
        else { return nil }
        let finding = finding(Halves(best.coarse, best.fine), best.coarse, best.fine)
        let rival = traces.first {
            $0.input != best.coarse.input && $0.input != best.fine.input && !$0.mayBeTouch
                && $0.activity * 2 > activity(best)
        }
        return finding.asking(rival.map(Self.askForOne))
    }

    private func finding(_ halves: Halves, _ coarse: Trace, _ fine: Trace) -> Finding {
        let order = halves.order
        let (number, second) = (coarse.input.number, fine.input.number)
        let finding = Finding(
            control: .pair(coarse: number, fine: second, order), channel: coarse.input.channel, certainty: .sure,
            reason: "cc \(number) and cc \(second) come together, "
                + "the \(order == .coarseFirst ? "most" : "least") significant one first")
        return halves.meetings >= 3 && !halves.maySeparate
            ? finding : finding.unsure("move it slowly from one end to the other")
    }
}
