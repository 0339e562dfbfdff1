/// What is known of a toggle, which starts off.
struct ToggleState: Sendable {
    /// What was last asked of it; nil when nothing is under way.
    var asked: Bool?
    /// What it was last set to for certain.
    var confirmed = false

    /// What the next flip turns over: the state that it will have once all that was asked is done.
    var expected: Bool { asked ?? confirmed }
}
