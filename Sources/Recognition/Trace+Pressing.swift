extension Trace {
    /// Whether each value is followed by a release, or all are the same and come as presses do.
    func isPressPattern(tap: Duration, rest: Int) -> Bool {
        guard input.kind != .note else { return true }
        let levels = distinct.subtracting([rest])
        guard samples.count > 1 else { return levels.isEmpty || levels == [127] }
        if !distinct.contains(rest) {
            return levels.count == 1 && steps.allSatisfy { $0.after.time - $0.before.time >= tap }
        }
        let alternates = steps.allSatisfy { ($0.before.value == rest) != ($0.after.value == rest) }
        if alternates { return levels.count == 1 || samples.count > 2 }
        return isHeldRepeating
    }

    /// Whether it says again and again that it is held, and once that it is let go of.
    var isHeldRepeating: Bool {
        let runs = values.split(separator: 0, omittingEmptySubsequences: false)
        return distinct.subtracting([0]).count == 1 && values.last == 0 && runs.count >= 3
            && runs.dropLast().allSatisfy { $0.count >= 3 }
    }

    /// The lower one of two values above 0 that alternate, as of a button that is set to them; nil for anything else.
    var restOfTwo: Int? {
        guard input.kind == .controlChange, distinct.count == 2, samples.count >= 3, repeats == 0, range >= 16,
            let low = values.min(), low > 0, !isStepEachWay
        else { return nil }
        return low
    }

    /// Whether the two values are a step to the right and one to the left in some encoding.
    private var isStepEachWay: Bool {
        EncoderReading.all(of: self).contains { $0.isPossible && $0.goesBothWays && $0.cost <= 3 * samples.count }
    }
}
