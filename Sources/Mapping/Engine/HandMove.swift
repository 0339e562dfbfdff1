/// Where the hand of a rule was last that has to take its control over.
struct HandMove: Sendable {
    /// The value that it said.
    let value: UInt16
    let hand: Grip.Hand
}
