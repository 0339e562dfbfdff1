/// What is known of a control's state: what was asked of it, and what became of that.
struct AskedState<Value: Sendable>: Sendable {
    /// What was last asked of it; nil when nothing is under way.
    var asked: Value?
    /// What it was last set to for certain; nil when it never was.
    var confirmed: Value?

    /// The state that it will have once all that was asked is done; nil when nothing was.
    var expected: Value? { asked ?? confirmed }
}
