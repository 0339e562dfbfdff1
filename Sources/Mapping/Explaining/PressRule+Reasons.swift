/// Why presses and releases do not act.
extension PressRule {
    /// Why something is no press that the rule means.
    func whyNoPress(_ stimulus: Stimulus, threshold: UInt16) -> StayReason {
        if stimulus.isPress(threshold: threshold), let velocities {
            return .velocity(stimulus.value, outside: velocities)
        }
        return stimulus.whyNoPress(threshold: threshold)
    }

    /// Why the rule does nothing on a release.
    ///
    /// `actsOnPress` is whether it acts at one moment of a press, and does not follow its input.
    func whyNothing(at end: PressEnd, actsOnPress: Bool) -> StayReason {
        switch end {
        case .notHeld: moment == .release || !actsOnPress ? .pressDidNotCount : .isRelease
        case .early: .tooShort(hold)
        case .held: .isRelease
        }
    }
}

extension PressAnswer {
    /// What a rule that has this answer does; nil when it acts.
    func verdict(of press: PressRule) -> Verdict? {
        switch self {
        case .acts: nil
        case .waitsForRelease: .waits(.release)
        case .waitsForHold: .waits(.hold(press.hold))
        case .waitsForSecond: .waits(.secondPress)
        case .waitsForNoSecond: .waits(.noSecondPress(PressRule.doubleTime))
        case .isSecond: .stays(.secondOfDouble)
        }
    }
}

extension Response {
    /// Why nothing is asked for where ``demand(for:option:)`` is nil.
    func whyNoDemand(for stimulus: Stimulus) -> StayReason {
        let reason = stimulus.whyNoPress(threshold: threshold)
        // Of what follows its input the release counts, unless the press did not.
        return reason == .isRelease && !actsOnPress ? .pressDidNotCount : reason
    }
}

extension Stimulus {
    /// Why this is no press for a rule with the given threshold.
    fileprivate func whyNoPress(threshold: UInt16) -> StayReason {
        switch kind {
        case .noteOn: .belowThreshold(threshold)
        case .noteOff: .isRelease
        case .steps, .trigger: .stepsPressNothing
        case .value where value >= threshold: .pressedAlready(threshold)
        case .value: previous >= threshold ? .isRelease : .belowThreshold(threshold)
        }
    }
}
