import MIDI

/// A port of a recorded performance goes, or comes again.
struct PortChange: Equatable, Sendable {
    let time: Duration
    /// How many messages come before it.
    let position: Int
    /// The number of the port's track.
    let track: Int
    let isThere: Bool

    /// What a cue point says of a port; nil when it says something else.
    init?(_ cue: TimedCue) {
        switch cue.text {
        case RecordedPort.unplugged: isThere = false
        case RecordedPort.pluggedIn: isThere = true
        default: return nil
        }
        (time, position, track) = (cue.time, cue.position, cue.track)
    }
}
