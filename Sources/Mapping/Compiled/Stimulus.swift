/// A message as the rules see it: what happened to one input, and what its value was before.
struct Stimulus {
    enum Kind {
        case noteOn, noteOff, controlChange, programChange
    }

    let kind: Kind
    /// The velocity, the controller's value or the program; 0 for a release.
    let value: UInt8
    /// The controller's value before, or the velocity with which the note is held; 0 when not known.
    let previous: UInt8

    /// Whether this is a press for a rule with the given threshold.
    func isPress(threshold: UInt8) -> Bool {
        switch kind {
        case .noteOn: value >= threshold
        case .noteOff: false
        case .controlChange: previous < threshold && value >= threshold
        case .programChange: true
        }
    }

    /// Whether this is a release for a rule with the given threshold; of a note whose press was not seen, it is.
    func isRelease(threshold: UInt8) -> Bool {
        switch kind {
        case .noteOn, .programChange: false
        case .noteOff: previous == 0 || previous >= threshold
        case .controlChange: previous >= threshold && value < threshold
        }
    }
}
