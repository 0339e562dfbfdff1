/// A message as the rules see it: what happened to one input, and what its value was before.
struct Stimulus {
    enum Kind: Equatable {
        case noteOn, noteOff
        /// A value that goes up and down: of a controller, a pair, a parameter, a wheel or a pressure.
        case value
        /// Something that only happens: a program change, or the transport's messages.
        case trigger
        /// Steps of a parameter, above 0 up.
        case steps(Int)
    }

    let kind: Kind
    /// The velocity, the value or the program; 0 for a release.
    let value: UInt16
    /// The value before, or the velocity with which the note is held; 0 when not known.
    let previous: UInt16
    /// Whether the value before is known.
    var hasPrevious = true

    /// Whether this is a press for a rule with the given threshold.
    func isPress(threshold: UInt16) -> Bool {
        switch kind {
        case .noteOn: value >= threshold
        case .noteOff, .steps: false
        case .value: previous < threshold && value >= threshold
        case .trigger: true
        }
    }

    /// Whether this is a release for a rule with the given threshold; of a note whose press was not seen, it is.
    func isRelease(threshold: UInt16) -> Bool {
        switch kind {
        case .noteOn, .trigger, .steps: false
        case .noteOff: previous == 0 || previous >= threshold
        case .value: previous >= threshold && value < threshold
        }
    }
}
