/// What is known of a toggle, which starts off.
struct ToggleState: Sendable {
    /// What was last asked of it, until that is settled.
    var asked: Bool?
    /// What it was last set to for certain.
    var confirmed = false

    /// What the next flip turns over.
    var expected: Bool { asked ?? confirmed }

    /// What was asked, this state, has come to its end.
    mutating func settle(_ state: Bool) {
        if asked == state { asked = nil }
    }
}
