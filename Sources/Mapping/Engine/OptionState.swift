/// What is known of a choice; at first nothing is chosen.
struct OptionState: Sendable {
    /// What was last asked of it; nil when nothing is under way.
    var asked: Int?
    /// What was last chosen for certain.
    var confirmed: Int?

    /// The option that will be chosen once all that was asked is done.
    var expected: Int? { asked ?? confirmed }
}
